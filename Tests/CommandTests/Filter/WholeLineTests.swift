import Testing

@testable import numfmt_live

/// When a line may be converted before it is cut.
@Suite struct WholeLineTests {
  @Test(arguments: [
    ("1", true), ("1-", true), ("-", true), ("1,1-2", true), ("2", false), ("1,3", false),
    ("2-", false),
  ])
  func dependsOnTheFields(list: String, expected: Bool) throws {
    var settings = FilterSettings()
    settings.fields = try FieldList(list)
    #expect(settings.mayTakeWholeLines == expected)
  }

  @Test func isRuledOutByAllThatIsCutOrAdded() {
    func settings(_ change: (inout FilterSettings) -> Void) -> FilterSettings {
      var settings = FilterSettings()
      change(&settings)
      return settings
    }
    #expect(settings { $0.alignment = .asBefore }.mayTakeWholeLines)
    #expect(!settings { $0.alignment = .columns(9) }.mayTakeWholeLines)
    #expect(!settings { $0.suffix = [0x6B] }.mayTakeWholeLines)
    #expect(!settings { $0.printsJSON = true }.mayTakeWholeLines)
    #expect(!settings { $0.delimiter = FieldDelimiter(",") }.mayTakeWholeLines)
  }
}
