/// A value between two bounds.
///
/// ```swift
/// let age = RestrictedToRange<Int>.clamped(35, in: 18...30)
/// age.value                                           // 30
/// age.with(value: 17)                                 // nil
/// RestrictedToRange(Size.small, in: .medium ... .extraLarge)     // nil
/// ```
public typealias RestrictedToRange<Value: Comparable & Sendable> =
  Restricted<Value, RangeRestriction<Value>>

extension Restricted where Value: Comparable & Sendable, Condition == RangeRestriction<Value> {
  /// Makes a value between two bounds; nil where it is not.
  public init?(_ value: Value, in range: ClosedRange<Value>) {
    self.init(value, RangeRestriction(range))
  }

  /// The value of a range that is nearest to another value.
  public static func clamped(_ value: Value, in range: ClosedRange<Value>) -> Self {
    let restriction = RangeRestriction(range)
    return Self(allowed: restriction.clamped(value), restriction)
  }

  /// The same range with the value of it that is nearest to another value.
  public func clamped(value: Value) -> Self {
    Self(allowed: restriction.clamped(value), restriction)
  }
}
