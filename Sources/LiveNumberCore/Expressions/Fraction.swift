/// An exact quotient of two decimals, such as a third.
///
/// Nothing is rounded until ``decimal(scale:significantDigits:)`` asks for digits.
struct Fraction {
  private var numerator: ExactDecimal
  /// A positive integer without the factors 2 and 5: an eighth is 0.125 over 1.
  ///
  /// So a quotient has no more digits than its numerator, or they never end.
  private let denominator: ExactDecimal

  /// The maximum number of digits in a numerator or denominator.
  static var maximumDigitCount: Int { 2_000 }

  init(_ value: ExactDecimal) {
    numerator = value.trimmed()
    denominator = .one
  }

  /// Creates a fraction, or returns `nil` if it has too many digits.
  private init?(_ numerator: ExactDecimal?, over denominator: ExactDecimal?) {
    guard var numerator = numerator?.trimmed(), var denominator else { return nil }
    while !numerator.isZero, let factor = Fraction.complement(of: denominator) {
      guard numerator.scale <= Fraction.maximumDigitCount,
        let tenth = numerator.product(with: factor).scaledByPowerOfTen(-1),
        let divisor = denominator.product(with: factor).scaledByPowerOfTen(-1)
      else { return nil }
      (numerator, denominator) = (tenth.trimmed(), divisor.trimmed())
    }
    guard max(numerator.digits.count, numerator.scale) <= Fraction.maximumDigitCount,
      denominator.digits.count <= Fraction.maximumDigitCount
    else { return nil }
    self.numerator = numerator
    self.denominator = numerator.isZero ? .one : denominator
  }

  /// Returns the factor that makes a multiple of ten of an integer, or `nil` if the integer has
  /// neither the factor 2 nor 5.
  private static func complement(of integer: ExactDecimal) -> ExactDecimal? {
    switch integer.withDigits({ $0[$0.count - 1] }) {
    case UInt8(ascii: "0"): .one
    case UInt8(ascii: "5"): ExactDecimal(2)
    case let digit where digit.isMultiple(of: 2): ExactDecimal(5)
    default: nil
    }
  }

  var isZero: Bool { numerator.isZero }

  static prefix func - (value: Fraction) -> Fraction {
    var value = value
    value.numerator = -value.numerator
    return value
  }

  /// Returns the exact sum, or `nil` if it has too many digits.
  func adding(_ other: Fraction) -> Fraction? {
    if denominator == other.denominator {
      return Fraction(numerator.adding(other.numerator), over: denominator)
    }
    let left = numerator.product(with: other.denominator)
    let right = other.numerator.product(with: denominator)
    return Fraction(left.adding(right), over: denominator.product(with: other.denominator))
  }

  /// Returns the exact product, or `nil` if it has too many digits.
  func multiplied(by other: Fraction) -> Fraction? {
    Fraction(
      numerator.product(with: other.numerator), over: denominator.product(with: other.denominator)
    )
  }

  /// Returns the exact quotient, or `nil` if it has too many digits, or if the divisor is zero.
  func divided(by other: Fraction) -> Fraction? {
    guard !other.isZero else { return nil }
    let scale = other.numerator.scale
    let dividend = numerator.product(with: other.denominator)
    return Fraction(
      (other.numerator.isNegative ? -dividend : dividend).scaledByPowerOfTen(scale),
      over: other.numerator.magnitude.scaledByPowerOfTen(scale)
        .map { denominator.product(with: $0) })
  }

  /// Returns the digits of the fraction, or enough to round it once if they never end.
  ///
  /// Where they go on, as those of a third do, one more digit that isn't zero stands for
  /// the rest: it is neither nothing nor half of anything.
  ///
  /// - Parameters:
  ///   - scale: The number of fraction digits that a rule can round to.
  ///   - significantDigits: The number of significant digits that a rule can round to.
  /// - Returns: The fraction, or a decimal that any rule rounds as the fraction to the digits that
  ///   were asked for, or fewer; and whether the decimal is the fraction.
  func decimal(scale: Int, significantDigits: Int) -> (value: ExactDecimal, isExact: Bool) {
    guard denominator != .one else { return (numerator, true) }
    // The first significant digit is here, or one to the right.
    let integerCount = numerator.integerCount - denominator.digits.count + 1
    let last = max(scale, significantDigits - integerCount + 1) + 2
    let divisor = denominator.withDigits { Array($0.reversed()) }
    var rest: [UInt8] = []
    var quotient: [UInt8] = []
    numerator.withDigits { digits in
      for digit in digits { quotient.append(Fraction.nextDigit(digit, &rest, divisor)) }
    }
    var places = numerator.scale
    while !rest.isEmpty, places < last {
      quotient.append(Fraction.nextDigit(UInt8(ascii: "0"), &rest, divisor))
      places += 1
    }
    let isExact = rest.isEmpty
    if !isExact {
      quotient.append(UInt8(ascii: "1"))
      places += 1
    }
    let value = ExactDecimal(
      isNegative: numerator.isNegative, digits: ASCIIBytes(quotient), scale: places)
    return (isExact ? value.trimmed() : value, isExact)
  }

  /// Returns the next digit of a quotient.
  ///
  /// - Parameters:
  ///   - digit: The next digit of the dividend, in ASCII.
  ///   - rest: What is left of the dividend: ASCII digits, the last one first, without zeros in
  ///     front.
  ///   - divisor: ASCII digits, the last one first.
  /// - Returns: The digit, in ASCII.
  private static func nextDigit(_ digit: UInt8, _ rest: inout [UInt8], _ divisor: [UInt8])
    -> UInt8
  {
    if !rest.isEmpty || digit != UInt8(ascii: "0") { rest.insert(digit, at: 0) }
    var count: UInt8 = 0
    while !isLess(rest, divisor) {
      subtract(divisor, from: &rest)
      count += 1
    }
    return UInt8(ascii: "0") + count
  }

  private static func isLess(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return left.count < right.count }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index]
    }
    return false
  }

  private static func subtract(_ other: [UInt8], from digits: inout [UInt8]) {
    var borrowed: UInt8 = 0
    for index in digits.indices {
      let change = (index < other.count ? other[index] - UInt8(ascii: "0") : 0) + borrowed
      borrowed = digits[index] < UInt8(ascii: "0") + change ? 1 : 0
      digits[index] = digits[index] + 10 * borrowed - change
    }
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  }
}
