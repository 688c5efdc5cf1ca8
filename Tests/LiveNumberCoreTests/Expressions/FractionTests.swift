import Testing

@testable import LiveNumberCore

/// Exact quotients, and their digits.
@Suite struct FractionTests {
  @Test func digits() throws {
    let rows: [(String, String, scale: Int, significant: Int, String, isExact: Bool)] = [
      ("1", "4", 0, 0, "0.25", true), ("10", "5", 0, 0, "2", true), ("7", "1.4", 2, 0, "5", true),
      ("1", "3", 2, 0, "0.33331", false), ("-2", "3", 0, 0, "-0.661", false),
      ("1", "3", 0, 4, "0.33333331", false), ("200", "3", 0, 4, "66.66661", false),
      ("1", "3000", 0, 3, "0.0003333331", false), ("0", "3", 2, 4, "0", true),
      ("1", "1e-3", 0, 0, "1000", true), ("1.5", "-0.5", 0, 0, "-3", true),
      // All digits of what ends, however few are asked for.
      ("1", "1048576", 0, 0, "0.00000095367431640625", true),
      (
        "3", "1180591620717411303424", 2, 0,
        "0.0000000000000000000025410988417629010172049675020389258861541748046875", true
      ),
    ]
    for (dividend, divisor, scale, significant, text, isExact) in rows {
      let fraction = try #require(
        Fraction(exact(dividend)).divided(by: Fraction(exact(divisor))))
      let digits = fraction.decimal(scale: scale, significantDigits: significant)
      #expect(digits.isExact == isExact, "\(dividend)/\(divisor)")
      // More digits than asked for are as good.
      let number = try exact(text)
      #expect(
        digits.value == number
          || !isExact && digits.value.scale >= scale + 3
            && digits.value.rounded(toScale: scale + 2, .down)
              == number.rounded(toScale: scale + 2, .down),
        "\(digits.value), not \(text)")
    }
  }

  /// A quotient next to half of the last digit is rounded as it is, whatever digits it is asked
  /// for.
  @Test func halves() throws {
    // 0.125 and a little more or less: a third of 0.375000…3, and of 0.374999…7.
    let above = try #require(
      Fraction(exact("0.3750000000000000000000000000000000000000000001"))
        .divided(by: Fraction(3)))
    let below = try #require(
      Fraction(exact("0.3749999999999999999999999999999999999999999997"))
        .divided(by: Fraction(7)).flatMap { $0.multiplied(by: Fraction(7)) }?.divided(
          by: Fraction(3)))
    let half = try #require(Fraction(exact("0.375")).divided(by: Fraction(3)))
    let rows: [(Fraction, String)] = [(above, "0.13"), (below, "0.12"), (half, "0.12")]
    for (fraction, rounded) in rows {
      let digits = fraction.decimal(scale: 2, significantDigits: 0)
      #expect(
        digits.value.rounded(toScale: 2, .halfEven) == (try exact(rounded)), "\(digits.value)")
    }
  }

  @Test func sums() throws {
    let third = try #require(Fraction(1).divided(by: Fraction(3)))
    let sixth = try #require(Fraction(1).divided(by: Fraction(6)))
    let half = try #require(third.adding(sixth))
    #expect(half.decimal(scale: 0, significantDigits: 0).value == 0.5)
    #expect(try #require(third.adding(-third)).isZero)
    #expect(Fraction(1).divided(by: Fraction(0)) == nil)
  }

  /// What has too many digits has no value.
  @Test func sizes() throws {
    var number = Fraction(try exact(String(repeating: "9", count: 1_000)))
    number = try #require(number.multiplied(by: number))
    #expect(number.multiplied(by: number) == nil)
    #expect(number.divided(by: Fraction(7)) != nil)
    // A quotient that ends has as many digits as it needs.
    var small = Fraction(1)
    for _ in 0..<200 { small = try #require(small.divided(by: Fraction(1_024))) }
    #expect(small.decimal(scale: 0, significantDigits: 0).value.scale == 2_000)
    #expect(small.divided(by: Fraction(2)) == nil)
    #expect(try #require(small.divided(by: Fraction(3))).divided(by: Fraction(7)) != nil)
  }
}

extension Fraction {
  fileprivate init(_ value: Int) { self.init(ExactDecimal(value)) }
}
