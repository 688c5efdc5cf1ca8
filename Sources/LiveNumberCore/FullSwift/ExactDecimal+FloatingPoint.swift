extension ExactDecimal {
  /// Creates the value of the shortest decimal text that reads back as `value`, or `nil` for NaN
  /// and infinities.
  ///
  /// `0.1` is 0.1, not the 55 digits of its binary value.
  public init?(_ value: some BinaryFloatingPoint & LosslessStringConvertible) {
    guard let decimal = ExactDecimal(value.description) else { return nil }
    // Swift writes `5.0` for 5; the zero isn't a digit of the value.
    self = decimal.trimmed()
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  /// Creates the value nearest to `decimal`, ties to even; infinite if it is out of range.
  public init(_ decimal: ExactDecimal) {
    self = Self(decimal.description) ?? .nan
  }
}
