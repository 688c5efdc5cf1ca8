/// A pasted number whose decimal separator is known.
struct PastedNumber {
  let isNegative: Bool
  /// The digits before the decimal separator.
  private(set) var integer: ASCIIBytes
  /// The digits after the decimal separator.
  private let fraction: ASCIIBytes
  private(set) var hasPoint: Bool

  /// Creates the number whose last separator is the decimal one, or groups as all others do.
  init(_ number: ScannedNumber, endsInDecimal: Bool) {
    isNegative = number.isNegative
    let digits = number.digits
    let split = endsInDecimal ? digits.count - number.lastGroupCount : digits.count
    integer = digits[0..<split]
    fraction = digits[split..<digits.count]
    // A price dash means that there is no fraction, not that one follows.
    hasPoint = endsInDecimal && !number.hasPriceDash
  }

  /// Creates the number that has its decimal separator after a number of its digits, or before or after
  /// zeros that it doesn't have: `1.5e3`.
  init(_ number: ScannedNumber, integerCount: Int) {
    isNegative = number.isNegative
    let digits = number.digits
    let split = min(max(integerCount, 0), digits.count)
    let zeros = ASCIIBytes.zeros(max(integerCount - digits.count, 0))
    integer = split == 0 ? ASCIIBytes(digit: 0) : digits[0..<split].appending(zeros)
    fraction = ASCIIBytes.zeros(max(-integerCount, 0)).appending(digits[split..<digits.count])
    hasPoint = !fraction.isEmpty
  }

  /// Removes leading zeros without value, but leaves one digit.
  mutating func collapseLeadingZeros() {
    integer = integer.suffix(from: min(integer.leadingZeroCount, max(integer.count - 1, 0)))
  }

  /// The characters as content.
  var characters: ASCIIBytes {
    (hasPoint ? integer.appending(.point) : integer).appending(fraction)
  }

  /// Drops the decimal separator if nothing follows it.
  mutating func dropEmptyFraction() {
    if fraction.isEmpty { hasPoint = false }
  }
}
