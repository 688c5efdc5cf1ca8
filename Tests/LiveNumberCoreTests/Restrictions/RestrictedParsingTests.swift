import LiveNumberCore
import TestSupport
import Testing

/// Numbers that a restriction allows are read; others fail with what it knows of them.
@Suite struct RestrictedParsingTests {
  private static let odd = NumberEditor.Reason(rawValue: "odd")
  // Computed: the leak checker doesn't see through the tagged pointer that a constant would be.
  private static var even: Restriction<Int> { .where(odd) { $0.isMultiple(of: 2) } }

  @Test func allowedNumbers() throws {
    let format = try HandMade.decimal(.english)
    #expect(try format.parse("2,000", allowedBy: .range(1_800...3_000)) == 2_000)
    #expect(try format.parse("1,234", allowedBy: Self.even) == 1_234)
    let tooGreat = #expect(throws: NumberParseError.self) {
      try format.parse("300", allowedBy: Restriction<UInt8>.range(0...100))
    }
    #expect(tooGreat?.code == .doesNotFit)
  }

  @Test(
    arguments: [
      ("3,500", .range(1_800...3_000), .outOfRange, "a number from 1,800 to 3,000 was expected"),
      ("0", .range(1...), .outOfRange, "a number from 1 was expected"),
      ("2", .range(...1), .outOfRange, "a number up to 1 was expected"),
      ("1,235", even, .notAllowed, "not allowed (odd)"),
      // A combination tells a number outside its range from one inside that isn't allowed.
      ("35", even && .range(18...30), .outOfRange, "a number from 18 to 30 was expected"),
      ("21", even && .range(18...30), .notAllowed, "not allowed (odd)"),
      // 5 lies between the ranges, and from 1 to 9 would be wrong advice.
      ("5", .range(1...3) || .range(7...9), .notAllowed, "not allowed (outOfRange)"),
      // What is no number fails as a number does.
      ("12abc", .range(0...100), .unexpectedCharacter, nil),
    ] as [(String, Restriction<Int>, NumberParseError.Code, String?)])
  func otherNumbers(
    _ text: String, _ restriction: Restriction<Int>, _ code: NumberParseError.Code,
    _ message: String?
  ) throws {
    let error = #expect(throws: NumberParseError.self) {
      try HandMade.decimal(.english).parse(text, allowedBy: restriction)
    }
    #expect(error?.code == code)
    if let message {
      #expect(error?.message == message && error?.scalarRange == 0..<text.utf8.count)
    }
  }
}
