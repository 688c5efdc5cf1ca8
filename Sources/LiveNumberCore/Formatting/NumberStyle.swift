/// What kind of number a format writes.
public enum NumberStyle: Hashable, Sendable {
  /// A plain number.
  case decimal
  /// A fraction of one, shown in hundredths: 0.125 is `12.5%`.
  case percent
  /// An amount of money.
  ///
  /// `code` is an ISO 4217 code.
  case currency(_ code: String, display: CurrencyDisplay = .symbol, sign: CurrencySign = .standard)
  /// A measured value.
  ///
  /// `identifier` is a CLDR unit, such as `kilometer` or `meter-per-second`.
  case unit(_ identifier: String, display: UnitDisplay = .short)

  /// How a currency is written.
  public enum CurrencyDisplay: String, Hashable, Sendable, CaseIterable {
    /// The locale's symbol: `US$`.
    case symbol
    /// The shortest symbol: `$`.
    case narrow
    /// The ISO 4217 code: `USD`.
    case code
  }

  /// How negative amounts of money are marked.
  public enum CurrencySign: String, Hashable, Sendable, CaseIterable {
    /// With a minus sign.
    case standard
    /// As book-keepers of the locale do it, in many with parentheses.
    case accounting
  }

  /// How a unit is written.
  public enum UnitDisplay: String, Hashable, Sendable, CaseIterable {
    /// In full: `kilometres`.
    case long
    /// Abbreviated: `km`.
    case short
    /// As short as the locale can: `km` without a blank.
    case narrow
  }
}

#if !hasFeature(Embedded)
  extension NumberStyle: Codable {}
  extension NumberStyle.CurrencyDisplay: Codable {}
  extension NumberStyle.CurrencySign: Codable {}
  extension NumberStyle.UnitDisplay: Codable {}
#endif
