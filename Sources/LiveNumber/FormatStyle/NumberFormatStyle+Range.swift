internal import LiveNumberCore

extension NumberFormatStyle where Value: Comparable {
  /// The same style for the values of a range.
  ///
  /// A bound that is infinite is none; one that is a NaN cannot be in a range.
  public func ranged(_ range: ClosedRange<Value>) -> Self {
    restricted(minimum: range.lowerBound, maximum: range.upperBound)
  }

  /// The same style for the values from a bound on.
  public func ranged(_ range: PartialRangeFrom<Value>) -> Self {
    restricted(minimum: range.lowerBound, maximum: nil)
  }

  /// The same style for the values up to a bound and the bound itself.
  public func ranged(_ range: PartialRangeThrough<Value>) -> Self {
    restricted(minimum: nil, maximum: range.upperBound)
  }

  private func restricted(minimum: Value?, maximum: Value?) -> Self {
    let range = RangeRestriction(
      minimum: minimum?.decimalValue, maximum: maximum?.decimalValue)
    return NumberFormatStyle(numberFormat, parseMode, range)
  }
}
