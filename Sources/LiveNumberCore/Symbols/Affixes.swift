/// The text before and after the digits of a formatted number.
public struct Affixes: Hashable, Sendable {
  /// The parts before the digits, in order.
  public var prefix: [AffixPart]
  /// The parts after the digits, in order.
  public var suffix: [AffixPart]

  /// Creates a pair of affixes.
  public init(prefix: [AffixPart] = [], suffix: [AffixPart] = []) {
    self.prefix = prefix
    self.suffix = suffix
  }

  var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }

  /// Returns the parts that are written around a number, or around a word without digits.
  func shown(beginsWithDigit: Bool, endsWithDigit: Bool) -> Affixes {
    var affixes = self
    if !beginsWithDigit, affixes.prefix.last?.spacing != nil { affixes.prefix.removeLast() }
    if !endsWithDigit, affixes.suffix.first?.spacing != nil { affixes.suffix.removeFirst() }
    return affixes
  }
}

/// A part of an affix.
///
/// Signs are named instead of spelled: their text is the format's symbol, so that an overridden
/// ``NumberSymbols/minusSign`` also appears in the affixes.
public enum AffixPart: Hashable, Sendable {
  /// Text without a meaning of its own: spaces, parentheses, bidirectional marks.
  case literal(String)
  /// The space between a currency and a digit: `USD 0.50`, but `USD.50` and `USDNaN`.
  ///
  /// It is the innermost part of its affix, and left out if no digit is next to it.
  case currencySpacing(String)
  case minusSign
  case plusSign
  case percentSign
  /// The currency as the format writes it: `€`, `US$`, `CHF`.
  case currency(String)
  /// The unit as the format writes it: `km`, `kilometers`.
  case unit(String)

  /// The space of ``currencySpacing(_:)``, or `nil` for other parts.
  var spacing: String? {
    if case .currencySpacing(let text) = self { text } else { nil }
  }

  /// Returns a Boolean value that indicates whether two parts have the same meaning and text.
  public static func == (left: Self, right: Self) -> Bool {
    // Without a default, so that a new part isn't forgotten here.
    switch left {
    case .literal(let text):
      if case .literal(let other) = right { return text.hasSameBytes(as: other) }
    case .currencySpacing(let text):
      if case .currencySpacing(let other) = right { return text.hasSameBytes(as: other) }
    case .currency(let text):
      if case .currency(let other) = right { return text.hasSameBytes(as: other) }
    case .unit(let text):
      if case .unit(let other) = right { return text.hasSameBytes(as: other) }
    case .minusSign:
      if case .minusSign = right { return true }
    case .plusSign:
      if case .plusSign = right { return true }
    case .percentSign:
      if case .percentSign = right { return true }
    }
    return false
  }

  /// Returns the text that is written for this part.
  func text(_ symbols: NumberSymbols) -> String {
    switch self {
    case .literal(let text), .currencySpacing(let text), .currency(let text), .unit(let text): text
    case .minusSign: symbols.minusSign
    case .plusSign: symbols.plusSign
    case .percentSign: symbols.percentSign
    }
  }
}

extension [AffixPart] {
  /// Returns the text that is written for all parts.
  func text(_ symbols: NumberSymbols) -> String { reduce("") { $0 + $1.text(symbols) } }
}

#if !hasFeature(Embedded)
  extension Affixes: Codable {}
  extension AffixPart: Codable {}
#endif
