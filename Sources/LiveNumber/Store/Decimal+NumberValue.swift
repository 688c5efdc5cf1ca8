#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension Decimal: NumberValue {
  /// Creates the same value, or returns `nil` if it has more than 38 digits or is too large.
  public init?(decimal: ExactDecimal) {
    guard let value = Decimal(string: decimal.trimmed().description),
      let back = value.decimalValue, back == decimal
    else { return nil }
    self = value
  }

  /// The exact value, or `nil` for a NaN.
  public var decimalValue: ExactDecimal? {
    isNaN ? nil : ExactDecimal(description)
  }

  /// The limits of `Decimal`: 38 digits, within its range.
  public static var limits: ExactDecimal.Limits {
    ExactDecimal.Limits(
      minimum: (-Decimal.greatestFiniteMagnitude).decimalValue,
      maximum: Decimal.greatestFiniteMagnitude.decimalValue,
      maximumFractionDigits: 127, maximumSignificantDigits: 38)
  }
}
