#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import LiveNumberCore

// What a field shows beside its text.

extension NumberStore {
  /// The text of an empty field's placeholder: zero, or the nearest number of the range, as a commit shows
  /// it.
  ///
  /// ```swift
  /// NumberStore<Decimal>(.currency("EUR"), locale: .current).placeholder      // 0,00 € in France
  /// ```
  public var placeholder: String { number(for: .editor).editor.placeholder }

  /// The text with Foundation's number attributes: which characters are the fraction, the currency, a
  /// separator.
  ///
  /// ```swift
  /// // Small cents, while the user types.
  /// var price = store.attributedText
  /// for run in price.runs where run.numberPart == .fraction {
  ///   price[run.range].font = .caption
  /// }
  /// ```
  public var attributedText: AttributedString {
    let number = number(for: .text)
    return AttributedString(number.editor.parts(of: number.state))
  }
}

extension NumberFormat.Part.Kind {
  typealias Attributes = AttributeScopes.FoundationAttributes.NumberFormatAttributes

  var numberPart: Attributes.NumberPartAttribute.NumberPart? {
    switch self {
    // Foundation's groups belong to the integer.
    case .integer, .group: .integer
    case .fraction: .fraction
    default: nil
    }
  }

  var numberSymbol: Attributes.SymbolAttribute.Symbol? {
    switch self {
    case .group: .groupingSeparator
    case .decimal: .decimalSeparator
    case .minusSign, .plusSign: .sign
    case .percentSign: .percent
    case .currency: .currency
    default: nil
    }
  }
}
