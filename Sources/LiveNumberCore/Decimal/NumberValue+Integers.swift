extension NumberValue where Self: FixedWidthInteger {
  /// The integer that a decimal is; nil where it has a fraction or does not fit.
  public init?(decimal: ExactDecimal) { self.init(exactly: decimal) }

  /// The integer, exactly.
  public var decimalValue: ExactDecimal? { ExactDecimal(self) }

  /// The range of the type, and no fraction.
  public static var limits: ExactDecimal.Limits {
    ExactDecimal.Limits(
      minimum: ExactDecimal(min), maximum: ExactDecimal(max), maximumFractionDigits: 0)
  }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
@available(macOS 15, iOS 18, *)
extension Int128: NumberValue {}
@available(macOS 15, iOS 18, *)
extension UInt128: NumberValue {}
