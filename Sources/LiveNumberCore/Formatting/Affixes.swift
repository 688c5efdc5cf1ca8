/// The text before and after the digits of a formatted number.
package struct Affixes: Hashable, Sendable {
  /// The parts before the digits, in order.
  package var prefix: [NumberSample.Part]
  /// The parts after the digits, in order.
  package var suffix: [NumberSample.Part]

  /// Creates a pair of affixes.
  package init(prefix: [NumberSample.Part] = [], suffix: [NumberSample.Part] = []) {
    self.prefix = prefix
    self.suffix = suffix
  }

  var hasMinus: Bool { prefix.contains(.minusSign) || suffix.contains(.minusSign) }
}

// Signs are named instead of spelled: their text is the format's symbol, so that an overridden
// minus sign also appears in the affixes.

extension NumberSample.Part {
  /// The minus sign in an affix, whose text is ``NumberSymbols/minusSign``.
  package static var minusSign: Self { Self(.minusSign, "") }
  /// The plus sign in an affix, whose text is ``NumberSymbols/plusSign``.
  package static var plusSign: Self { Self(.plusSign, "") }
}

extension NumberFormat.Part.Kind {
  /// The space between a currency and a digit: `USD 0.50`, but `USD.50` and `USDNaN`.
  ///
  /// It is the innermost part of its affix, and left out if no digit is next to it. In a text, it
  /// is a literal.
  package static let currencySpacing = Self(.currencySpacing)
}

#if !hasFeature(Embedded)
  extension Affixes: Codable {}
#endif
