/// A range of values with a minimum, a maximum, or both: `18...30`, `0...`, `...100`, and, for
/// integers, `1..<5`.
public protocol ValueRange<Bound> {
  /// The type of the values.
  associatedtype Bound: Comparable

  /// The minimum and the maximum value, either of which is `nil` if there is none.
  var bounds: (minimum: Bound?, maximum: Bound?) { get }
}

extension ClosedRange: ValueRange {
  /// The minimum and the maximum value.
  public var bounds: (minimum: Bound?, maximum: Bound?) { (lowerBound, upperBound) }
}

extension PartialRangeFrom: ValueRange {
  /// The minimum value.
  public var bounds: (minimum: Bound?, maximum: Bound?) { (lowerBound, nil) }
}

extension PartialRangeThrough: ValueRange {
  /// The maximum value.
  public var bounds: (minimum: Bound?, maximum: Bound?) { (nil, upperBound) }
}

extension Range: ValueRange where Bound: BinaryInteger {
  /// The minimum and the maximum integer.
  ///
  /// The minimum of an empty range, such as `0..<names.count` without names, is above its maximum,
  /// since no value is in it.
  public var bounds: (minimum: Bound?, maximum: Bound?) {
    // There is no integer below `UInt.min`.
    isEmpty && upperBound <= 0 ? (lowerBound + 1, upperBound) : (lowerBound, upperBound - 1)
  }
}
