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
  /// - Precondition: The range isn't empty. An empty range has no values.
  public var bounds: (minimum: Bound?, maximum: Bound?) {
    precondition(!isEmpty, "an empty range has no values")
    return (lowerBound, upperBound - 1)
  }
}
