import LiveNumberCore
import Testing

@Suite struct RestrictedParsingTests {
  @Test func ranges() throws {
    let format = try NumberFormat.english()
    let age = Restriction.range(1_800...3_000)
    #expect(try format.parse("2,000", allowedBy: age) == 2_000)
    let error = #expect(throws: NumberParseError.self) { try format.parse("3,500", allowedBy: age) }
    #expect(error?.code == .outOfRange)
    #expect(error?.message == "a number from 1,800 to 3,000 was expected")
    #expect(error?.scalarRange == 0..<5)
    let open = #expect(throws: NumberParseError.self) {
      try format.parse("0", allowedBy: Restriction.range(1...))
    }
    #expect(open?.message == "a number from 1 was expected")
    let below = #expect(throws: NumberParseError.self) {
      try format.parse("2", allowedBy: Restriction.range(...1))
    }
    #expect(below?.message == "a number up to 1 was expected")
  }

  @Test("What is no number at all fails as a number does")
  func noNumber() throws {
    let format = try NumberFormat.english()
    let error = #expect(throws: NumberParseError.self) {
      try format.parse("12abc", allowedBy: Restriction.range(0...100))
    }
    #expect(error?.code == .unexpectedCharacter)
    let tooGreat = #expect(throws: NumberParseError.self) {
      try format.parse("300", allowedBy: Restriction<UInt8>.range(0...100))
    }
    #expect(tooGreat?.code == .doesNotFit)
  }

  @Test func conditions() throws {
    let format = try NumberFormat.english()
    let even = Restriction<Int>.where(NumberEditor.Reason(rawValue: "odd")) {
      $0.isMultiple(of: 2)
    }
    #expect(try format.parse("1,234", allowedBy: even) == 1_234)
    let error = #expect(throws: NumberParseError.self) {
      try format.parse("1,235", allowedBy: even)
    }
    #expect(error?.code == .notAllowed)
    #expect(error?.message == "not allowed (odd)")
  }

  @Test("A combination tells a number outside its range from one inside that isn't allowed")
  func combinations() throws {
    let format = try NumberFormat.english()
    let odd = NumberEditor.Reason(rawValue: "odd")
    let ages: Restriction<Int> = .where(odd) { $0.isMultiple(of: 2) } && .range(18...30)
    let outside = #expect(throws: NumberParseError.self) {
      try format.parse("35", allowedBy: ages)
    }
    #expect(outside?.code == .outOfRange)
    #expect(outside?.message == "a number from 18 to 30 was expected")
    let inside = #expect(throws: NumberParseError.self) { try format.parse("21", allowedBy: ages) }
    #expect(inside?.code == .notAllowed)
    #expect(inside?.message == "not allowed (odd)")

    // 5 lies between the ranges, and from 1 to 9 would be wrong advice.
    let between = #expect(throws: NumberParseError.self) {
      try format.parse("5", allowedBy: Restriction.range(1...3) || .range(7...9))
    }
    #expect(between?.code == .notAllowed)
    #expect(between?.message == "not allowed (outOfRange)")
  }
}
