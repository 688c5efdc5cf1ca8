/// The minimum and maximum of a range of numbers, either of which can be missing.
final class Bounds: Sendable {
  let lower: ExactDecimal?
  let upper: ExactDecimal?
  /// A Boolean value that indicates whether both bounds are missing.
  let isUnbounded: Bool
  /// A Boolean value that indicates whether all numbers of at most 16 digits are within the bounds, as they
  /// are within those of a floating-point type.
  let containsShortNumbers: Bool
  private let lowerRank: Rank
  private let upperRank: Rank

  init(lower: ExactDecimal? = nil, upper: ExactDecimal? = nil) {
    self.lower = lower
    self.upper = upper
    isUnbounded = lower == nil && upper == nil
    containsShortNumbers =
      (lower.map { $0.isNegative && $0.integerCount > ASCIIBytes.inlineCapacity } ?? true)
      && (upper.map { !$0.isNegative && $0.integerCount > ASCIIBytes.inlineCapacity } ?? true)
    lowerRank = lower?.rank ?? .least
    upperRank = upper?.rank ?? .greatest
  }

  func contains(_ value: ExactDecimal) -> Bool {
    if let lower, value < lower { return false }
    if let upper, value > upper { return false }
    return true
  }

  /// Returns a Boolean value that indicates whether a rank is between those of the bounds.
  ///
  /// A number whose rank isn't can still be within the bounds: equal to one, or equal in the first 16 digits.
  @inline(__always)
  func contains(_ rank: Rank) -> Bool { lowerRank < rank && rank < upperRank }

  func intersection(_ other: Bounds) -> Bounds {
    Bounds(
      lower: Bounds.choose(lower, other.lower) { $0 > $1 },
      upper: Bounds.choose(upper, other.upper) { $0 < $1 })
  }

  /// Returns a value moved to the nearest bound if it's outside.
  func clamped(_ value: ExactDecimal) -> ExactDecimal {
    if let lower, value < lower { return lower }
    if let upper, value > upper { return upper }
    return value
  }

  /// Returns the bounds of the magnitudes of the negative or of the nonnegative values, or `nil` if
  /// there are none.
  func magnitudes(negative: Bool) -> Bounds? {
    let least = negative ? upper.map { -$0 } : lower
    let greatest = negative ? lower.map { -$0 } : upper
    if let greatest, greatest < .zero { return nil }
    return Bounds(lower: least.map { max($0, .zero) } ?? .zero, upper: greatest)
  }

  private static func choose(
    _ left: ExactDecimal?, _ right: ExactDecimal?,
    by isStricter: (ExactDecimal, ExactDecimal) -> Bool
  ) -> ExactDecimal? {
    guard let left, let right else { return left ?? right }
    return isStricter(left, right) ? left : right
  }
}

extension Bounds: Equatable {
  static func == (left: Bounds, right: Bounds) -> Bool {
    left.lower == right.lower && left.upper == right.upper
  }
}
