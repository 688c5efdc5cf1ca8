#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension Decimal {
  /// Creates the same value, or returns `nil` if it has more than 38 digits or is too large.
  public init?(exactly value: ExactDecimal) { self.init(decimal: value) }

  /// Creates the value nearest to an exact one, with up to 38 digits, or a NaN if it is too large.
  ///
  /// Ties are rounded to the even digit, and a value that is too small becomes zero.
  public init(_ value: ExactDecimal) {
    let rounded = value.rounded(toSignificantDigits: 38).rounded(toScale: 127)
    self = Decimal(decimal: rounded) ?? .nan
  }
}

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
    let greatest = Decimal.greatestFiniteMagnitude
    return ExactDecimal.Limits(
      range: ValueBounds(-greatest...greatest),
      maximumFractionDigits: 127, maximumSignificantDigits: 38)
  }
}
