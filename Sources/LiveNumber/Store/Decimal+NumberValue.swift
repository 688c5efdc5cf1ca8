#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension Decimal: NumberValue {
  /// The same value; nil where it has more than 38 digits or is out of reach.
  public init?(decimal: ExactDecimal) {
    guard let value = Decimal(string: decimal.trimmed().description),
      let back = value.decimalValue, back == decimal
    else { return nil }
    self = value
  }

  /// The value, exactly; nil for NaN.
  public var decimalValue: ExactDecimal? {
    isNaN ? nil : ExactDecimal(description)
  }

  /// 38 digits, which `Decimal` holds all of, within its range.
  public static var limits: ExactDecimal.Limits {
    ExactDecimal.Limits(
      minimum: (-Decimal.greatestFiniteMagnitude).decimalValue,
      maximum: Decimal.greatestFiniteMagnitude.decimalValue,
      maximumFractionDigits: 127, maximumSignificantDigits: 38)
  }
}
