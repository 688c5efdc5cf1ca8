import LiveNumberCore
import Testing

/// Literals are exact, and so are sums, differences, and products.
@Suite struct LiteralTests {
  @Test func literalsAreWhatIsWritten() {
    let rows: [(ExactDecimal, String)] = [
      (0.1, "0.1"), (0.05, "0.05"), (-0.3, "-0.3"), (1.5, "1.5"), (2.50, "2.5"), (1e3, "1000"),
      (123456789.012345, "123456789.012345"), (0.000001, "0.000001"), (1e-10, "0.0000000001"),
      (99999.9999999999, "99999.9999999999"), (1e20, "100000000000000000000"), (7, "7"),
      ("1.50", "1.50"), ("-0", "-0"), ("1e3", "1000"),
      ("0.12345678901234567890123456789", "0.12345678901234567890123456789"),
    ]
    for (literal, text) in rows { #expect(literal.description == text) }
  }

  @Test func aLiteralThatIsNotExactStopsTheProgram() async {
    await #expect(processExitsWith: .failure) { _ = "0,5" as ExactDecimal }
    await #expect(processExitsWith: .failure) { _ = 0.1234567890123456789 as ExactDecimal }
    await #expect(processExitsWith: .failure) { _ = ExactDecimal("") }
  }

  @Test func arithmetic() {
    let rows: [(ExactDecimal, String)] = [
      (0.1 as ExactDecimal + 0.2, "0.3"), (5 as ExactDecimal - 7.25, "-2.25"),
      ("1.50" as ExactDecimal * "2.0", "3.000"), (-0.5 as ExactDecimal * 0.5, "-0.25"),
      (
        "99999999999999999999" as ExactDecimal * "99999999999999999999",
        "9999999999999999999800000000000000000001"
      ),
      (0 as ExactDecimal * 5, "0"), ("0.00" as ExactDecimal * 7, "0.00"),
      ([1.5, 2.5, -1].reduce(.zero, +) as ExactDecimal, "3.0"),
    ]
    for (result, text) in rows { #expect(result.description == text) }
    var sum: ExactDecimal = 1
    sum += 0.5
    sum -= 2
    #expect(sum == -0.5)
  }

  @Test func aResultWithTooManyDigitsStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let most = "1e99999" as ExactDecimal
      _ = most * most
    }
  }
}
