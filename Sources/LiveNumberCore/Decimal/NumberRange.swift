/// A range of numbers with a minimum, a maximum, or both.
///
/// The ranges of the standard library conform: `18...30`, `0...`, and `...100`.
public protocol NumberRange<Bound> {
  /// The type of the bounds.
  associatedtype Bound: NumberValue

  /// The minimum of the range, or `nil` if there is none.
  var minimum: Bound? { get }
  /// The maximum of the range, or `nil` if there is none.
  var maximum: Bound? { get }
}

extension ClosedRange: NumberRange where Bound: NumberValue {
  /// The lower bound.
  public var minimum: Bound? { lowerBound }
  /// The upper bound.
  public var maximum: Bound? { upperBound }
}

extension PartialRangeFrom: NumberRange where Bound: NumberValue {
  /// The lower bound.
  public var minimum: Bound? { lowerBound }
  /// Always `nil`.
  public var maximum: Bound? { nil }
}

extension PartialRangeThrough: NumberRange where Bound: NumberValue {
  /// Always `nil`.
  public var minimum: Bound? { nil }
  /// The upper bound.
  public var maximum: Bound? { upperBound }
}
