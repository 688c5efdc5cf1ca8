import LiveNumberCore
import Testing

@Suite struct RestrictedParsingTests {
  @Test func ranges() throws {
    let format = try NumberFormat.english()
    let age = RangeRestriction(1_800...3_000)
    #expect(try format.parse("2,000", in: age) == 2_000)
    let error = #expect(throws: NumberParseError.self) { try format.parse("3,500", in: age) }
    #expect(error?.code == .outOfRange)
    #expect(error?.message == "a number from 1,800 to 3,000 was expected")
    #expect(error?.scalarRange == 0..<5)
    let open = #expect(throws: NumberParseError.self) {
      try format.parse("0", in: RangeRestriction(1...))
    }
    #expect(open?.message == "a number from 1 was expected")
    let below = #expect(throws: NumberParseError.self) {
      try format.parse("2", in: RangeRestriction(...1))
    }
    #expect(below?.message == "a number up to 1 was expected")
  }

  @Test("What is no number at all fails as a number does")
  func noNumber() throws {
    let format = try NumberFormat.english()
    let error = #expect(throws: NumberParseError.self) {
      try format.parse("12abc", in: RangeRestriction(0...100))
    }
    #expect(error?.code == .unexpectedCharacter)
    let tooGreat = #expect(throws: NumberParseError.self) {
      try format.parse("300", in: RangeRestriction<UInt8>(0...100))
    }
    #expect(tooGreat?.code == .doesNotFit)
  }

  @Test func conditions() throws {
    let format = try NumberFormat.english()
    let even = PredicateRestriction<Int>(NumberEditor.Reason(rawValue: "odd")) {
      $0.isMultiple(of: 2)
    }
    #expect(try format.parse("1,234", allowedBy: even) == 1_234)
    let error = #expect(throws: NumberParseError.self) {
      try format.parse("1,235", allowedBy: even)
    }
    #expect(error?.code == .notAllowed)
    #expect(error?.message == "not allowed (odd)")
  }
}
