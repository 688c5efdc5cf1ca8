#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension Decimal {
  /// Creates the same value, or returns `nil` if it has more than 38 digits or is too large.
  public init?(exactly value: ExactDecimal) { self.init(decimal: value) }

  /// Creates the value nearest to an exact one, with up to 38 digits, or returns `nil` if it is too large.
  ///
  /// Ties are rounded to the even digit, and a value that is too small becomes zero.
  public init?(nearestTo value: ExactDecimal) {
    let rounded = value.rounded(toSignificantDigits: 38).rounded(toScale: 127)
    guard let nearest = Decimal(decimal: rounded) else { return nil }
    self = nearest
  }
}

extension NumberFormat {
  /// Returns the text of a decimal number, or the locale's word for a value that isn't a number.
  public func format(_ value: Decimal) -> String {
    value.decimalValue.map(format) ?? format(Double.nan)
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
