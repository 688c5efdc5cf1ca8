#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

extension NumberFormat {
  /// Creates a format with the texts of a format style.
  ///
  /// ```swift
  /// let price = NumberFormat(format: Decimal.FormatStyle.Currency(code: "EUR"))
  /// ```
  ///
  /// - Parameter style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction isn't
  ///   a part of the format. A style that can't be edited becomes the nearest one that can, as
  ///   ``LiveFormatStyle`` describes.
  public init(format style: some LiveFormatStyle) { self = style.live.numberFormat }

  /// Returns the text of a value with Foundation's number attributes: which characters are the
  /// fraction, the currency, a separator.
  ///
  /// ```swift
  /// var price = format.attributed(1234.5)
  /// for run in price.runs where run.numberPart == .fraction {
  ///   price[run.range].font = .caption
  /// }
  /// ```
  ///
  /// A store has the text of a field with these attributes: ``NumberStore/attributedText``.
  public func attributed(_ value: some NumberValue) -> AttributedString {
    AttributedString(parts(of: value))
  }
}

extension AttributedString {
  /// Creates a text from the parts of a number.
  init(_ parts: [NumberFormat.Part]) {
    self = parts.reduce(into: AttributedString()) { result, part in
      var run = AttributedString(part.text)
      run.numberPart = part.kind.numberPart
      run.numberSymbol = part.kind.numberSymbol
      result += run
    }
  }
}
