import LiveNumberCore
import Testing

/// Binary floating point: its shortest digits, and the nearest value back.
@Suite struct FloatingPointTests {
  @Test(arguments: [
    (0.1, "0.1"), (1.05, "1.05"), (5, "5"), (-5, "-5"), (0, "0"), (-0.0, "-0"),
    (1e22, "10000000000000000000000"), (1e-7, "0.0000001"), (123456789.125, "123456789.125"),
    (2.5e-3, "0.0025"), (9007199254740992, "9007199254740992"), (1.0 / 3.0, "0.3333333333333333"),
  ])
  func shortestDigits(_ double: Double, _ text: String) throws {
    let value = try #require(ExactDecimal(double))
    #expect(value.description == text)
    #expect(Double(value).bitPattern == double.bitPattern)
  }

  @Test(arguments: [
    Float(0.1), 16_777_216, -0.0, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ])
  func floats(_ float: Float) throws {
    #expect(Float(try #require(ExactDecimal(float))).bitPattern == float.bitPattern)
  }

  @Test(arguments: [
    Double.leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude, .pi, .ulpOfOne,
    -.greatestFiniteMagnitude, 0x1.fffffffffffffp-1, 1.7976931348623157e308,
  ])
  func extremes(_ double: Double) throws {
    #expect(Double(try #require(ExactDecimal(double))).bitPattern == double.bitPattern)
  }

  @Test func infinitiesAndNaNAreNil() {
    #expect(ExactDecimal(Double.nan) == nil && ExactDecimal(Double.signalingNaN) == nil)
    #expect(ExactDecimal(Double.infinity) == nil)
    #expect(ExactDecimal(-Double.infinity) == nil)
    #expect(ExactDecimal(Float.nan) == nil)
    #expect(ExactDecimal(-Float.infinity) == nil)
  }

  @Test(arguments: [
    ("9007199254740993", 9007199254740992.0), ("9007199254740995", 9007199254740996),
    ("0.1000000000000000055511151231257827", 0.1), ("1e400", .infinity), ("-1e400", -.infinity),
    ("1e-400", 0), ("-1e-400", -0.0),
    // Half of the least value, exactly and a little more.
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
  ])
  func nearest(_ text: String, _ double: Double) throws {
    let value = try exact(text)
    #expect(Double(value).bitPattern == double.bitPattern)
  }

  @Test func aHundredThousandDigitsHaveANearest() throws {
    let third = try exact("." + String(repeating: "3", count: 100_000))
    #expect(Double(third) == 1.0 / 3.0)
    #expect(Float(third) == Float(1.0 / 3.0))
  }
}
