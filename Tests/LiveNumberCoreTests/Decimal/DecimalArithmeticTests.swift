import TestSupport
import Testing

@testable import LiveNumberCore

/// Exact sums, products with small integers, and powers of ten.
@Suite struct DecimalArithmeticTests {
  @Test(arguments: [
    ("1", "2", "3"), ("0.1", "0.2", "0.3"), ("1.50", "1.5", "3.00"), ("-1", "1", "0"),
    ("1", "-1", "0"), ("-1.5", "0.25", "-1.25"), ("0.25", "-1.5", "-1.25"), ("5", "-7.5", "-2.5"),
    ("999999999999999999999", "1", "1000000000000000000000"), ("0", "0", "0"), ("-0", "-0", "-0"),
    ("-0", "0", "0"), ("0", "-0", "0"), ("0.00", "5", "5.00"), ("-0", "5", "5"), ("5", "-0", "5"),
    ("-5", "0", "-5"), ("1e-30", "1", "1.000000000000000000000000000001"),
    ("1000", "-0.001", "999.999"), ("-1000", "0.001", "-999.999"), ("9.99", "0.01", "10.00"),
    ("9007199254740992", "1", "9007199254740993"), ("0.001", "0.0001", "0.0011"),
  ])
  func sums(_ left: String, _ right: String, _ sum: String) throws {
    let (left, right) = (try exact(left), try exact(right))
    #expect(left.adding(right)?.description == sum)
    #expect(right.adding(left)?.description == sum)
    #expect(left.subtracting(-right)?.description == sum)
  }

  @Test func sumsOfTooManyDigitsAreNil() throws {
    let most = try exact(String(repeating: "9", count: 100_000))
    #expect(most.adding(1) == nil)
    #expect(most.adding(try exact("0.1")) == nil)
    #expect(try exact("1e-100000").adding(1) == nil)
    // Operands of the maximum number of digits have a sum if nothing is carried.
    #expect(try exact("1e99999").adding(1)?.description.utf8.count == 100_000)
    #expect(most.adding(-1)?.description.utf8.last == UInt8(ascii: "8"))
    let nearly = try exact(String(repeating: "9", count: 99_999))
    #expect(nearly.adding(1)?.description.utf8.count == 100_000)
    #expect(most.subtracting(-1) == nil && most.subtracting(1) != nil)
  }

  @Test(arguments: [
    ("1.5", 3, "4.5"), ("-1.5", 3, "-4.5"), ("1.5", -3, "-4.5"), ("-1.5", -3, "4.5"),
    ("1.50", 10, "15.00"), ("0", 5, "0"), ("7", 0, "0"), ("0.05", 1, "0.05"),
    ("9999999999999999999999", 9, "89999999999999999999991"),
    ("99", Int.max, "913113831648622804893"), ("99", Int.min, "-913113831648622804992"),
  ])
  func products(_ value: String, _ factor: Int, _ product: String) throws {
    let value = try exact(value)
    #expect(value.multiplied(by: ExactDecimal(factor))?.description == product)
  }

  /// The columns of a long product are full: (10^n − 1)² is 10^2n − 2·10^n + 1.
  @Test(arguments: [1, 8, 9, 10, 17, 18, 19, 81, 162, 163, 1_000, 12_345, 50_000])
  func productsOfNines(_ count: Int) throws {
    let nines = try exact(String(repeating: "9", count: count))
    let square =
      String(repeating: "9", count: count - 1) + "8" + String(repeating: "0", count: count - 1)
      + "1"
    #expect(nines.multiplied(by: nines)?.description == square)
  }

  /// A product digit by digit is a sum of shifted multiples.
  @Test func longProductsAreSumsOfMultiples() throws {
    var random = SeededGenerator(topic: "products")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<100 * Samples.factor {
      let (left, right) = (Self.digits(&random), Self.digits(&random))
      let (first, second) = (try exact(left), try exact(right))
      var sum = ExactDecimal.zero
      for (index, digit) in right.reversed().enumerated() {
        for _ in 0..<(digit.wholeNumberValue ?? 0) {
          sum = sum.adding(first.scaledByPowerOfTen(index) ?? 0) ?? 0
        }
      }
      failures.compare(
        "\(first.multiplied(by: second) ?? -1)", sum.description, "\(left) × \(right)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func digits(_ random: inout SeededGenerator) -> String {
    let count = Int.random(in: 1...60, using: &random)
    return String((0..<count).map { _ in "0199".randomElement(using: &random) ?? "0" })
  }

  @Test(arguments: [
    ("5", 0, "5"), ("5", 2, "500"), ("5", -2, "0.05"), ("12.5", 1, "125"), ("12.5", 3, "12500"),
    ("12.50", 1, "125.0"), ("-12.5", -3, "-0.0125"), ("0", 5, "0"), ("0.00", 1, "0.0"),
    ("0", -2, "0.00"), ("-0", -1, "-0.0"), ("0.125", 2, "12.5"), ("1e-5", 5, "1"),
  ])
  func scales(_ value: String, _ exponent: Int, _ scaled: String) throws {
    let value = try exact(value)
    #expect(value.scaledByPowerOfTen(exponent)?.description == scaled)
  }

  @Test(arguments: [100_000, -100_001, 1_000_000, -1_000_000, Int.max, Int.min])
  func scalesBeyondAllDigitsAreNil(_ exponent: Int) {
    #expect(ExactDecimal(5).scaledByPowerOfTen(exponent) == nil)
  }

  @Test(arguments: [
    ("1.500", 0, "1.5"), ("1.500", 2, "1.50"), ("1.500", 5, "1.500"), ("100", 0, "100"),
    ("0.000", 0, "0"), ("-0.00", 0, "-0"), ("-0.00", 1, "-0.0"), ("10.0", 0, "10"), ("5", 0, "5"),
    ("0.10", 0, "0.1"), ("1.050", 0, "1.05"),
  ])
  func trims(_ value: String, _ minimumScale: Int, _ trimmed: String) throws {
    let value = try exact(value)
    #expect(value.trimmed(minimumScale: minimumScale).description == trimmed)
  }

  @Test func signs() throws {
    #expect((-ExactDecimal(5)).description == "-5")
    #expect((-ExactDecimal.zero).description == "-0")
    #expect((-(-ExactDecimal.zero)).description == "0")
    #expect(ExactDecimal(-5).magnitude.description == "5")
    #expect(try exact("-0.0").magnitude.description == "0.0")
  }
}
