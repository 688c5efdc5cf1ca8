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

/// The ranks between those of two bounds, which tell with two comparisons of most numbers that they are within
/// the bounds.
struct RankRange: Sendable {
  /// A Boolean value that indicates whether all numbers of at most 16 digits are within the bounds, as they
  /// are within those of a floating-point type.
  let containsShortNumbers: Bool
  private let lower: Rank
  private let upper: Rank

  init(_ bounds: ValueBounds<ExactDecimal>) {
    containsShortNumbers =
      (bounds.minimum.map { $0.isNegative && $0.integerCount > ASCIIBytes.inlineCapacity } ?? true)
      && (bounds.maximum.map { !$0.isNegative && $0.integerCount > ASCIIBytes.inlineCapacity }
        ?? true)
    lower = bounds.minimum?.rank ?? .least
    upper = bounds.maximum?.rank ?? .greatest
  }

  /// Returns a Boolean value that indicates whether a rank is between those of the bounds.
  ///
  /// A number whose rank isn't can still be within the bounds: equal to one, or equal in the first 16 digits.
  @inline(__always)
  func contains(_ rank: Rank) -> Bool { lower < rank && rank < upper }
}
