/// The kind of number that a format writes, and how: digits, groups, signs, rounding.
///
/// Begin with a kind, and change it with modifiers. They have the names of Foundation's format
/// styles:
///
/// ```swift
/// let year: NumberStyle = .number.grouping(.never)
/// let rate: NumberStyle = .percent.precision(.fractionLength(0...2))
/// let price: NumberStyle = .currency("USD").presentation(.narrow).sign(strategy: .accounting)
/// let bolts: NumberStyle = .number.suffix(" pcs")
/// ```
///
/// A style knows no locale. A format, a store, or a field writes it in one.
public struct NumberStyle: Hashable, Sendable {
  package var kind: Kind
  package var options = NumberFormat.Options()
  /// The text before and after the digits in place of, or in addition to, the locale's.
  var ownAffixes = OwnAffixes()

  /// A kind of number.
  package enum Kind: Hashable, Sendable {
    case decimal
    case scaled(ScaleSign)
    case currency(
      _ code: String, display: CurrencyDisplay = .symbol, sign: CurrencySign = .standard)
    case unit(_ identifier: String, display: UnitDisplay = .short)
  }

  package init(_ kind: Kind, options: NumberFormat.Options = NumberFormat.Options()) {
    self.kind = kind
    self.options = options
  }

  /// A plain number.
  public static let number = Self(.decimal)
  /// A fraction of one, written in hundredths: 0.125 is `12.5%`.
  public static let percent = Self(.scaled(.percent))
  /// A fraction of one, written in thousandths: 0.125 is `125‰`.
  public static let permille = Self(.scaled(.permille))

  /// Returns the style of an amount of money.
  ///
  /// - Parameter code: The currency, as a literal such as `"EUR"`, or a code from data.
  /// - Returns: A style with the currency's own fraction digits.
  public static func currency(_ code: CurrencyCode) -> Self { Self(.currency(code.description)) }

  /// Returns the style of an amount in a currency of its own symbol, such as a cryptocurrency or
  /// points.
  ///
  /// The locale tells the position of the symbol, and whether a space separates it from the digits.
  ///
  /// ```swift
  /// let bitcoin: NumberStyle = .currency(symbol: "₿", fractionDigits: 8)
  /// ```
  ///
  /// Digits in the symbol are written as superscripts, since they could be read as digits of the
  /// amount. Without a letter or a sign of its own, the symbol is `XXX`, the code of no currency.
  ///
  /// - Parameters:
  ///   - symbol: The symbol, or letters such as `USDC`.
  ///   - fractionDigits: The number of fraction digits, from 0 to 999.
  /// - Returns: A style with the symbol in the place of a currency.
  public static func currency(symbol: String, fractionDigits: Int) -> Self {
    let isSign = !symbol.isEmpty && symbol.unicodeScalars.allSatisfy(CurrencyScalars.isSymbol)
    // The code of no currency; its form tells whether there is a space.
    var style = Self(.currency("XXX", display: isSign ? .symbol : .code))
    style.ownAffixes.currency = OwnAffixes.usable(symbol)
    return style.precision(.fractionLength(fractionDigits))
  }

  /// Returns the same style with the name of a unit that has no other text, in which digits are
  /// written as superscripts.
  package func naming(unit identifier: String) -> Self {
    with { $0.ownAffixes.suffix = OwnAffixes.usable(identifier).map { "\u{A0}\($0)" } ?? "" }
  }

  /// Returns the style of a measured value, with the short form of the unit.
  ///
  /// ```swift
  /// let distance: NumberStyle = .unit("kilometer").width(.long)
  /// ```
  ///
  /// - Parameter identifier: A CLDR unit, such as `kilometer` or `meter-per-second`.
  /// - Returns: A style with the unit.
  public static func unit(_ identifier: String) -> Self { Self(.unit(identifier)) }

  /// The power of ten between a value and the number that is written.
  package var powerOfTen: Int { kind.powerOfTen + options.scale }

  /// The kind whose symbols and pattern the style has: an accounting style that shows no signs has
  /// the standard ones.
  package var sampledKind: Kind {
    guard options.signDisplay == .never, case .currency(let code, let display, .accounting) = kind
    else { return kind }
    return .currency(code, display: display)
  }

  /// The form in which a currency is written.
  public enum CurrencyDisplay: String, Hashable, Sendable, CaseIterable {
    /// The locale's symbol: `US$`.
    case symbol
    /// The shortest symbol: `$`.
    case narrow
    /// The ISO 4217 code: `USD`.
    case code

    /// The ISO 4217 code, by Foundation's name.
    public static let isoCode = Self.code

    /// The name of a currency can't be read back or edited.
    @available(
      *, unavailable,
      message: "A name can't be edited. NumberSkeletonFormat(_:namesCurrency:locale:) writes it."
    )
    public static var fullName: Self { .code }
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

extension NumberStyle.Kind {
  /// The sign that stands for a power of ten, or `nil` if values are written as they are.
  package var scaleSign: NumberStyle.ScaleSign? {
    if case .scaled(let sign) = self { sign } else { nil }
  }

  /// The power of ten between a value and the number that is written.
  package var powerOfTen: Int { scaleSign?.powerOfTen ?? 0 }

  /// Returns whether two kinds are the same in all parts.
  package static func == (left: Self, right: Self) -> Bool {
    // Without a default, so that a new kind isn't forgotten here.
    switch (left, right) {
    case (.decimal, .decimal): true
    case (.scaled(let sign), .scaled(let otherSign)): sign == otherSign
    case (
      .currency(let code, let display, let sign),
      .currency(let otherCode, let otherDisplay, let otherSign)
    ):
      code.hasSameBytes(as: otherCode) && display == otherDisplay && sign == otherSign
    case (.unit(let identifier, let display), .unit(let otherIdentifier, let otherDisplay)):
      identifier.hasSameBytes(as: otherIdentifier) && display == otherDisplay
    case (.decimal, _), (.scaled, _), (.currency, _), (.unit, _): false
    }
  }
}
