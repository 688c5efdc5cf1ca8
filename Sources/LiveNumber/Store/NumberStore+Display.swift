#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
internal import LiveNumberCore

// What a field shows beside its text.

extension NumberStore {
  /// The text of an empty field's placeholder: zero, or the nearest number of the range, as a
  /// commit shows it.
  ///
  /// ```swift
  /// NumberStore<Decimal>(.currency("EUR"), locale: .current).placeholder      // 0,00 € in France
  /// ```
  public var placeholder: String { number(for: .editor).editor.placeholder }

  /// The text of the value that a typed expression has so far, to show beside the field, or `nil`
  /// if the field shows a number.
  ///
  /// ```swift
  /// store.options.accepts = .arithmetic
  /// store.type("12.50 + 6")
  /// store.preview      // 18.50
  /// ```
  public var preview: String? {
    let number = number(for: .text)
    return number.editor.preview(of: number.state)
  }

  /// The range of the text that ``TextFieldStore/invalidReason`` is about, such as the operator of
  /// a division by zero, or `nil` if that is all of the text.
  public var invalidRange: Range<String.Index>? {
    let number = number(for: .invalidReason)
    return number.editor.invalidRange(of: number.state)
  }

  /// The text with Foundation's number attributes: which characters are the fraction, the currency,
  /// a separator.
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
