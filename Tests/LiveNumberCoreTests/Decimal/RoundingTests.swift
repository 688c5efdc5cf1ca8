import LiveNumberCore
import Testing

/// Rounding at the boundaries, by all of ICU's rules.
@Suite struct RoundingTests {
  private static let values = [
    "5.5", "2.5", "1.6", "1.1", "1.0", "-1.0", "-1.1", "-1.6", "-2.5", "-5.5",
  ]

  /// The boundary table of ICU's rounding modes (the user guide's and `java.math.RoundingMode`'s
  /// have the same values); half-odd, half-ceiling and half-floor by their definitions in ICU's
  /// `UNumberFormatRoundingMode` and ECMA-402 (`halfCeil`, `halfFloor`).
  @Test(
    arguments: [
      (.up, [6, 3, 2, 2, 1, -1, -2, -2, -3, -6]), (.down, [5, 2, 1, 1, 1, -1, -1, -1, -2, -5]),
      (.ceiling, [6, 3, 2, 2, 1, -1, -1, -1, -2, -5]),
      (.floor, [5, 2, 1, 1, 1, -1, -2, -2, -3, -6]),
      (.halfUp, [6, 3, 2, 1, 1, -1, -1, -2, -3, -6]),
      (.halfDown, [5, 2, 2, 1, 1, -1, -1, -2, -2, -5]),
      (.halfEven, [6, 2, 2, 1, 1, -1, -1, -2, -2, -6]),
      (.halfOdd, [5, 3, 2, 1, 1, -1, -1, -2, -3, -5]),
      (.halfCeiling, [6, 3, 2, 1, 1, -1, -1, -2, -2, -5]),
      (.halfFloor, [5, 2, 2, 1, 1, -1, -1, -2, -3, -6]),
    ] as [(ExactDecimal.RoundingRule, [Int])])
  func toIntegers(_ mode: ExactDecimal.RoundingRule, _ expected: [Int]) throws {
    for (text, integer) in zip(Self.values, expected) {
      let value = try exact(text)
      #expect(value.rounded(toScale: 0, mode) == ExactDecimal(integer), "\(text) \(mode)")
      // The same digits at another scale round alike.
      let small = try #require(value.scaledByPowerOfTen(-30))
      let expected = ExactDecimal(integer).scaledByPowerOfTen(-30)
      #expect(small.rounded(toScale: 30, mode) == expected, "\(text)e-30 \(mode)")
      #expect(value.rounded(toSignificantDigits: 1, mode) == ExactDecimal(integer), "\(text)")
    }
  }

  @Test func everyRuleIsInTheTable() { #expect(ExactDecimal.RoundingRule.allCases.count == 10) }

  /// A digit far after a tie decides it.
  @Test(arguments: ExactDecimal.RoundingRule.allCases)
  func tiesAreExact(_ mode: ExactDecimal.RoundingRule) throws {
    let above = try exact("2.5" + String(repeating: "0", count: 500) + "1")
    let below = try exact("2.4" + String(repeating: "9", count: 500))
    let nearest: [ExactDecimal.RoundingRule: (Int, Int)] = [
      .up: (3, 3), .ceiling: (3, 3), .down: (2, 2), .floor: (2, 2),
    ]
    let (ofAbove, ofBelow) = nearest[mode] ?? (3, 2)
    #expect(above.rounded(toScale: 0, mode) == ExactDecimal(ofAbove))
    #expect(below.rounded(toScale: 0, mode) == ExactDecimal(ofBelow))
  }

  @Test(arguments: [
    // Value, scale, half-even result.
    ("1.005", 2, "1.00"), ("1.015", 2, "1.02"), ("2.675", 2, "2.68"), ("0.5", 0, "0"),
    ("1.5", 0, "2"), ("-0.5", 0, "-0"), ("9.995", 2, "10.00"), ("999.5", 0, "1000"),
    ("0.05", 1, "0.0"), ("0.06", 1, "0.1"), ("0.004", 1, "0.0"), ("0.0005", 2, "0.00"),
    ("1.5", 3, "1.5"), ("5", 0, "5"), ("0.00", 1, "0.0"), ("-0.00", 0, "-0"),
  ])
  func toScales(_ value: String, _ scale: Int, _ rounded: String) throws {
    #expect(try exact(value).rounded(toScale: scale).description == rounded)
  }

  @Test(arguments: [
    ("1234.5", 1, "1000"), ("1234.5", 2, "1200"), ("1234.5", 4, "1234"), ("1235.5", 4, "1236"),
    ("1234.5", 5, "1234.5"), ("1234.5", 9, "1234.5"), ("9.99", 2, "10"), ("99.9", 1, "100"),
    ("0.00999", 2, "0.010"), ("0.000123", 2, "0.00012"), ("0", 3, "0"), ("-0.00", 1, "-0.00"),
    ("996", 2, "1000"), ("0.996", 2, "1.0"),
  ])
  func toSignificantDigits(_ value: String, _ count: Int, _ rounded: String) throws {
    let result = try exact(value).rounded(toSignificantDigits: count)
    #expect(result.description == rounded)
  }

  /// Rounding away from zero doesn't reach zero.
  @Test func awayFromZeroReachesTheFirstPlace() throws {
    let value = try exact("1e-50")
    #expect(value.rounded(toScale: 2, .up) == ExactDecimal("0.01"))
    #expect((-value).rounded(toScale: 0, .floor) == -1)
    #expect(value.rounded(toScale: 0, .halfUp).isZero)
  }
}
