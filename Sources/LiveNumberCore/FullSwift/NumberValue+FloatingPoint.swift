extension NumberValue where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Creates the nearest value, or `nil` if that is infinite.
  public init?(decimal: ExactDecimal) {
    self.init(decimal)
    guard isFinite else { return nil }
  }

  /// The shortest decimal that reads back as this value, or `nil` for NaN and infinities.
  public var decimalValue: ExactDecimal? { ExactDecimal(self) }

  /// The finite values; `-0` is distinct from `0`.
  public static var limits: ExactDecimal.Limits {
    let greatest = greatestFiniteMagnitude
    return ExactDecimal.Limits(
      range: ValueBounds(-greatest...greatest), keepsNegativeZero: true)
  }
}

extension Double: NumberValue {}
extension Float: NumberValue {}
