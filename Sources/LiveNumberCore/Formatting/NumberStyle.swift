/// The kind of number that a format writes.
public enum NumberStyle: Hashable, Sendable {
  /// A plain number.
  case decimal
  /// A fraction of one, written in hundredths: 0.125 is `12.5%`.
  case percent
  /// A fraction of one, written in thousandths: 0.125 is `125‰`.
  case permille
  /// An amount of money in the currency of an ISO 4217 code.
  case currency(_ code: String, display: CurrencyDisplay = .symbol, sign: CurrencySign = .standard)
  /// A measured value in a CLDR unit, such as `kilometer` or `meter-per-second`.
  case unit(_ identifier: String, display: UnitDisplay = .short)

  /// The styles without parameters, by their names.
  package static let named: [(name: String, style: NumberStyle)] = [
    ("decimal", .decimal), ("percent", .percent), ("permille", .permille),
  ]

  /// The power of ten between a value and the number that is written, and the sign that stands for it, or
  /// `nil` if values are written as they are.
  var scaleSign: (powerOfTen: Int, kind: NumberFormat.Part.Kind)? {
    switch self {
    case .percent: (2, .percentSign)
    case .permille: (3, .permilleSign)
    case .decimal, .currency, .unit: nil
    }
  }

  /// The power of ten between a value and the number that is written.
  package var powerOfTen: Int { scaleSign?.powerOfTen ?? 0 }

  /// Returns a Boolean value that indicates whether two styles are the same in all parts.
  public static func == (left: Self, right: Self) -> Bool {
    // Without a default, so that a new style isn't forgotten here.
    switch left {
    case .decimal:
      if case .decimal = right { return true }
    case .percent:
      if case .percent = right { return true }
    case .permille:
      if case .permille = right { return true }
    case .currency(let code, let display, let sign):
      if case .currency(let otherCode, let otherDisplay, let otherSign) = right {
        return code.hasSameBytes(as: otherCode) && display == otherDisplay && sign == otherSign
      }
    case .unit(let identifier, let display):
      if case .unit(let otherIdentifier, let otherDisplay) = right {
        return identifier.hasSameBytes(as: otherIdentifier) && display == otherDisplay
      }
    }
    return false
  }

  /// The form in which a currency is written.
  public enum CurrencyDisplay: String, Hashable, Sendable, CaseIterable {
    /// The locale's symbol: `US$`.
    case symbol
    /// The shortest symbol: `$`.
    case narrow
    /// The ISO 4217 code: `USD`.
    case code
  }

  /// The way negative amounts of money are marked.
  public enum CurrencySign: String, Hashable, Sendable, CaseIterable {
    /// With a minus sign.
    case standard
    /// As in the locale's accounting, often with parentheses.
    case accounting
  }

  /// The form in which a unit is written.
  public enum UnitDisplay: String, Hashable, Sendable, CaseIterable {
    /// In full: `kilometers`.
    case long
    /// Abbreviated: `km`.
    case short
    /// As short as possible: `km` without a space.
    case narrow
  }
}

#if !hasFeature(Embedded)
  extension NumberStyle: Codable {}
  extension NumberStyle.CurrencyDisplay: Codable {}
  extension NumberStyle.CurrencySign: Codable {}
  extension NumberStyle.UnitDisplay: Codable {}
#endif
