/// The position of a number in the order of all numbers, by its sign, its number of integer digits,
/// and its first 16 digits.
///
/// Ranks of numbers of up to 16 digits are equal only if the numbers are. With more digits, equal
/// ranks leave the order open.
struct Rank: Hashable, Comparable {
  /// The sign and the number of integer digits: 0 for a zero, and the greater the magnitude, the
  /// farther from 0.
  private let size: Int
  /// The digits in a word that compares as the numbers of one size do.
  private let digits: UInt128

  /// A rank below that of every number.
  static let least = Rank(size: .min, digits: 0)
  /// A rank above that of every number.
  static let greatest = Rank(size: .max, digits: 0)

  @inline(__always)
  private init(size: Int, digits: UInt128) {
    self.size = size
    self.digits = digits
  }

  /// Creates the rank of a number.
  ///
  /// - Parameters:
  ///   - isNegative: Whether the number has a minus sign.
  ///   - digits: The digits, without leading zeros.
  ///   - integerCount: The number of digits before the decimal point, or a negative number if zeros
  ///     follow the point.
  @inline(__always)
  init(isNegative: Bool, digits: ASCIIBytes, integerCount: Int) {
    guard !digits.isEmpty, digits[0] != UInt8(ascii: "0") else {
      self.init(size: 0, digits: 0)
      return
    }
    // Moves the counts of the smallest magnitudes above zero.
    let magnitude = integerCount &+ ExactDecimal.maximumDigitCount &+ 1
    self.init(
      size: isNegative ? 0 &- magnitude : magnitude,
      digits: isNegative ? ~digits.orderedDigits : digits.orderedDigits)
  }

  @inline(__always)
  static func < (left: Rank, right: Rank) -> Bool {
    left.size == right.size ? left.digits < right.digits : left.size < right.size
  }
}

extension ExactDecimal {
  @inline(__always)
  var rank: Rank {
    Rank(isNegative: isNegative, digits: digits, integerCount: integerCount)
  }
}
