/// One piece of what stands before or after the digits of a formatted number.
///
/// Signs are named and not spelled: their text is the format's symbol, so that an overridden
/// ``NumberSymbols/minusSign`` is written in the affixes too.
public enum AffixPart: Hashable, Sendable {
  /// Text with no meaning of its own: blanks, parentheses, bidi marks.
  case literal(String)
  /// The blank between a currency and a digit: `USD 0.50`, but `USD.50` and `USDNaN`.
  ///
  /// The innermost piece of its affix. It is left out where no digit stands next to it.
  case currencySpacing(String)
  case minusSign
  case plusSign
  case percentSign
  /// The currency as this format writes it: `€`, `US$`, `CHF`.
  case currency(String)
  /// The unit as this format writes it: `km`, `kilometres`.
  case unit(String)
}

#if !hasFeature(Embedded)
  extension AffixPart: Codable {}
#endif
