/// Allows the values between two bounds, both of them included; either may be missing.
///
/// Any `Comparable` has ranges, enums too: `RangeRestriction(Size.medium ... .extraLarge)`. What
/// cannot be compared, such as a NaN, is in no range that has a bound. `Sendable`.
public struct RangeRestriction<Value: Comparable & Sendable>: Restriction {
  /// The least allowed value; nil is no limit.
  public let minimum: Value?
  /// The greatest allowed value; nil is no limit.
  public let maximum: Value?

  /// Allows the values of a closed range, which is never empty.
  public init(_ range: ClosedRange<Value>) {
    minimum = range.lowerBound
    maximum = range.upperBound
  }

  /// Allows the values from a bound on.
  public init(_ range: PartialRangeFrom<Value>) {
    minimum = range.lowerBound
    maximum = nil
  }

  /// Allows the values up to a bound and the bound itself.
  public init(_ range: PartialRangeThrough<Value>) {
    minimum = nil
    maximum = range.upperBound
  }

  /// Allows the values between two bounds; nil where there are none between them.
  ///
  /// That is the door for bounds that somebody else chose: nothing traps where the minimum is above
  /// the maximum, or where either is a NaN.
  public init?(minimum: Value?, maximum: Value?) {
    if let bound = minimum ?? maximum {
      guard minimum ?? bound <= maximum ?? bound else { return nil }
    }
    self.minimum = minimum
    self.maximum = maximum
  }

  /// Whether a value lies between the bounds.
  public func allows(_ value: Value) -> Bool {
    (minimum.map { value >= $0 } ?? true) && (maximum.map { value <= $0 } ?? true)
  }

  /// `outOfRange`, or nil where the value is in the range.
  public func failureReason(for value: Value) -> NumberEditor.Reason? {
    allows(value) ? nil : .outOfRange
  }

  /// The allowed value that is nearest to another; the minimum for what cannot be compared, or the
  /// maximum where there is no minimum.
  public func clamped(_ value: Value) -> Value {
    if allows(value) { return value }
    if let maximum, value > maximum { return maximum }
    return minimum ?? maximum ?? value
  }
}

extension RangeRestriction where Value: BinaryInteger {
  /// Allows the integers of a half-open range; nil where it is empty.
  public init?(_ range: Range<Value>) {
    guard !range.isEmpty else { return nil }
    self.init(range.lowerBound...(range.upperBound - 1))
  }
}

extension RangeRestriction: Equatable {}
extension RangeRestriction: Hashable where Value: Hashable {}
