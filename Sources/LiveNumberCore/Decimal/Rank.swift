/// The position of a number in the order of all numbers, by its sign, its number of integer digits,
/// and its first 16 digits.
///
/// Ranks of numbers of up to 16 digits are equal only if the numbers are. With more digits, equal
/// ranks leave the order open.
struct Rank: Hashable, Comparable {
  /// The sign and the number of integer digits: 0 for a zero, and the greater the magnitude, the
  /// farther from 0.
  private let size: Int
  // One `UInt128` in two words, to keep the alignment at eight bytes.
  private let high: UInt64
  private let low: UInt64

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
      (size, high, low) = (0, 0, 0)
      return
    }
    // Moves the counts of the smallest magnitudes above zero.
    let magnitude = integerCount &+ ExactDecimal.maximumDigitCount &+ 1
    let ordered = digits.ordered
    size = isNegative ? 0 &- magnitude : magnitude
    high = UInt64(truncatingIfNeeded: (isNegative ? ~ordered : ordered) &>> 64)
    low = UInt64(truncatingIfNeeded: isNegative ? ~ordered : ordered)
  }

  @inline(__always)
  static func < (left: Rank, right: Rank) -> Bool {
    if left.size != right.size { return left.size < right.size }
    if left.high != right.high { return left.high < right.high }
    return left.low < right.low
  }
}

extension ExactDecimal {
  @inline(__always)
  var rank: Rank {
    Rank(isNegative: isNegative, digits: digits, integerCount: integerCount)
  }
}
