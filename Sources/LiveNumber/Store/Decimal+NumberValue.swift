#if canImport(FoundationEssentials) && WITHOUT_FOUNDATION_STYLES
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension Decimal {
  /// Creates the same value, or returns `nil` if it has more than 38 digits or is beyond the range
  /// of `Decimal`.
  public init?(exactly value: ExactDecimal) { self.init(decimal: value) }

  /// Creates the value nearest to an exact one, with up to 38 digits, or a NaN if it is too large.
  ///
  /// Ties are rounded to the even digit, and a value that is too small becomes zero.
  public init(_ value: ExactDecimal) {
    let rounded = value.rounded(toSignificantDigits: 38).rounded(toScale: 128)
    self = Decimal(decimal: rounded) ?? .nan
  }
}

extension Decimal: NumberValue {
  /// Creates the same value, or returns `nil` if it has more than 38 digits or is beyond the range
  /// of `Decimal`.
  public init?(decimal: ExactDecimal) {
    let value = decimal.trimmed()
    // Amounts of money have a mantissa of 64 bits, which needs no text.
    if let word = value.word, value.scale < 100 {
      self.init(
        sign: value.isNegative ? .minus : .plus, exponent: -value.scale,
        significand: Decimal(word))
      return
    }
    guard let read = Decimal(string: value.description),
      let back = ExactDecimal(read.description), back == decimal
    else { return nil }
    self = read
  }

  /// The exact value, or `nil` for a NaN.
  public var decimalValue: ExactDecimal? {
    guard !isNaN else { return nil }
    #if !WITHOUT_FOUNDATION_STYLES
      let mantissa = significand.magnitude
      let word = NSDecimalNumber(decimal: mantissa).uint64Value
      if Decimal(word) == mantissa,
        let value = ExactDecimal(word: word, isNegative: isSignMinus, powerOfTen: exponent)
      {
        return value.trimmed()
      }
    #endif
    return ExactDecimal(description)
  }

  /// The limits of `Decimal`: 38 digits, within its range.
  public static var limits: ExactDecimal.Limits { storedLimits }

  /// The limits, whose bounds of 166 digits take longer than everything else that a store needs.
  private static let storedLimits = ExactDecimal.Limits(
    range: ValueBounds(-Decimal.greatestFiniteMagnitude...Decimal.greatestFiniteMagnitude),
    maximumFractionDigits: 127, maximumSignificantDigits: 38)
}
