/// The least and the greatest of a range of numbers, either of which may be missing.
struct Bounds: Hashable, Sendable {
  let lower: ExactDecimal?
  let upper: ExactDecimal?
  /// Whether both are missing.
  let isNone: Bool

  init(lower: ExactDecimal? = nil, upper: ExactDecimal? = nil) {
    self.lower = lower
    self.upper = upper
    isNone = lower == nil && upper == nil
  }

  static let none = Bounds()

  func contains(_ value: ExactDecimal) -> Bool {
    if let lower, value < lower { return false }
    if let upper, value > upper { return false }
    return true
  }

  func intersection(_ other: Bounds) -> Bounds {
    Bounds(
      lower: Bounds.greater(lower, other.lower, by: >),
      upper: Bounds.greater(upper, other.upper, by: <))
  }

  /// The value moved to the nearer bound where it is outside.
  func clamped(_ value: ExactDecimal) -> ExactDecimal {
    if let lower, value < lower { return lower }
    if let upper, value > upper { return upper }
    return value
  }

  /// The magnitudes of the negative values, or of those that are not.
  func magnitudes(negative: Bool) -> Bounds? {
    let least = negative ? upper.map { -$0 } : lower
    let greatest = negative ? lower.map { -$0 } : upper
    if let greatest, greatest < .zero { return nil }
    return Bounds(lower: least.map { max($0, .zero) } ?? .zero, upper: greatest)
  }

  private static func greater(
    _ left: ExactDecimal?, _ right: ExactDecimal?, by precedes: (ExactDecimal, ExactDecimal) -> Bool
  ) -> ExactDecimal? {
    guard let left, let right else { return left ?? right }
    return precedes(left, right) ? left : right
  }
}
