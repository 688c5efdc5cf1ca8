import Testing

@testable import LiveNumberCore

/// Rounding to multiples.
@Suite struct IncrementTests {
  @Test(
    arguments: [
      ("1.03", "0.05", .halfEven, "1.05"), ("1.025", "0.05", .halfEven, "1.00"),
      ("1.075", "0.05", .halfEven, "1.10"), ("1.075", "0.05", .halfDown, "1.05"),
      ("1.025", "0.05", .halfUp, "1.05"), ("1.025", "0.05", .halfOdd, "1.05"),
      ("-1.025", "0.05", .halfCeiling, "-1.00"), ("-1.025", "0.05", .halfFloor, "-1.05"),
      ("1.001", "0.05", .up, "1.05"), ("1.049", "0.05", .down, "1.00"),
      ("-1.001", "0.05", .ceiling, "-1.00"), ("-1.001", "0.05", .floor, "-1.05"),
      ("7", "5", .halfEven, "5"), ("8", "5", .halfEven, "10"), ("7.5", "5", .halfEven, "10"),
      ("12.5", "5", .halfEven, "10"), ("12.50000001", "5", .halfEven, "15"),
      // A tie between multiples of an odd step.
      ("1.5", "3", .halfEven, "0"), ("4.5", "3", .halfEven, "6"), ("1.5", "3", .halfUp, "3"),
      ("1.49", "3", .halfUp, "0"), ("1.51", "3", .halfDown, "3"), ("1", "3", .up, "3"),
      ("3", "3", .up, "3"), ("0", "0.05", .up, "0.00"), ("-0", "0.05", .halfEven, "-0.00"),
      ("0.001", "1", .halfEven, "0"), ("0.0001", "100", .up, "100"), ("99", "100", .down, "0"),
      ("123456789012345678901234567893", "7", .halfEven, "123456789012345678901234567890"),
      ("5", "2.50", .halfEven, "5.0"),
      ("1e20", "0.000001", .halfEven, "100000000000000000000.000000"),
      ("1", "999999999999999999", .halfEven, "0"),
      ("5e17", "999999999999999999", .halfEven, "999999999999999999"),
    ] as [(String, String, ExactDecimal.RoundingRule, String)])
  func nearestMultiple(
    _ value: String, _ step: String, _ mode: ExactDecimal.RoundingRule, _ multiple: String
  )
    throws
  {
    let (value, step) = (try exact(value), try exact(step))
    #expect(value.rounded(toMultipleOf: step, mode).description == multiple)
  }

  /// Rounding to multiples of one is rounding to integers.
  @Test(arguments: ExactDecimal.RoundingRule.allCases) func stepOfOne(
    _ mode: ExactDecimal.RoundingRule
  ) throws {
    for text in ["0.5", "1.5", "-0.5", "-1.5", "2.51", "2.49", "-2.51", "7", "-0.0001"] {
      let value = try exact(text)
      let rounded = value.rounded(toScale: 0, mode)
      #expect(value.rounded(toMultipleOf: 1, mode).isIdentical(to: rounded), "\(text)")
    }
  }
}
