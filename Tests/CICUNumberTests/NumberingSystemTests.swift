import CICUNumber
import Testing

@Suite struct NumberingSystemTests {
  @Test func everySystemWritesItsDigits() throws {
    let systems = try CWrapper.numberingSystems()
    #expect(systems.contains { $0.isAlgorithmic != 0 })
    #expect(systems.count { $0.isAlgorithmic == 0 } > 50)
    for system in systems where system.isAlgorithmic == 0 {
      let name = CWrapper.text(system.name)
      let digits = CWrapper.digits(system)
      #expect(Set(digits).count == 10, "\(name)")
      let formatter = try OwnedFormatter("group-off", "en-u-nu-\(name)")
      let written = try formatter.format("1234567890").text
      #expect(Array(written.unicodeScalars) == digits.dropFirst() + [digits[0]], "\(name)")
    }
  }

  @Test func algorithmicSystemsAreNoChoice() throws {
    for system in try CWrapper.numberingSystems() where system.isAlgorithmic != 0 {
      var locale = CICULocale()
      let name = "en-u-nu-\(CWrapper.text(system.name))"
      #expect(CWrapper.status(resolving: name, &locale) == CICU_ALGORITHMIC_NUMBERING_SYSTEM)
      #expect(CWrapper.digits(system).allSatisfy { $0.value == 0 })
    }
  }

  @Test(arguments: ["", "nonesuch", "la tn", "latn\0", String(repeating: "a", count: 100)])
  func unknownSystems(_ name: String) {
    var system = CICUNumberingSystem()
    let bytes = name.utf8.map { CChar(bitPattern: $0) }
    #expect(
      cicu_numbering_system_named(bytes, Int32(bytes.count), &system)
        == CICU_UNKNOWN_NUMBERING_SYSTEM)
  }

  @Test func indicesOutOfRange() throws {
    var count: Int32 = 0
    try CWrapper.check(cicu_numbering_system_count(&count))
    var system = CICUNumberingSystem()
    for index in [-1, count, Int32.min] {
      #expect(cicu_numbering_system_at(index, &system) == CICU_OUT_OF_RANGE)
    }
  }

  /// ICU writes the digits of such exponents in ill-formed UTF-16.
  @Test func exponentsOutsideTheBMP() throws {
    for system in try CWrapper.numberingSystems() where system.isAlgorithmic == 0 {
      let name = CWrapper.text(system.name)
      let digits = CWrapper.digits(system)
      let formatter = try OwnedFormatter("scientific", "en-u-nu-\(name)")
      for (exponent, sign) in [("7", ""), ("12", ""), ("987", "-"), ("1234", "-")] {
        let output = try formatter.format("1.5e\(sign)\(exponent)")
        let expected = exponent.utf8.map { digits[Int($0) - 48] }
        let written = output.texts(CICU_FIELD_EXPONENT)
        #expect(written.count == 1, "\(name)")
        #expect(written.first.map { Array($0.unicodeScalars) } == expected, "\(name) \(exponent)")
        #expect(!output.text.unicodeScalars.contains("\u{FFFD}"), "\(name)")
      }
    }
  }
}
