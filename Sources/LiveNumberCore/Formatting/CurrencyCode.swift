/// The code of a currency in ISO 4217: three capital letters, such as `EUR`.
///
/// A literal is a code (`.currency("EUR")`), and is checked when it is made. A text from data is
/// checked by an initializer that throws:
///
/// ```swift
/// let code = try CurrencyCode(order.currency)
/// let format = NumberFormat(.currency(code), locale: .current)
/// ```
///
/// The code doesn't need to be one in use. A format for a locale that is named by a text rejects an
/// unknown one; a format for a Foundation `Locale` writes it as its own symbol.
public struct CurrencyCode: Hashable, Sendable, CustomStringConvertible {
  /// The three letters.
  public let description: String

  /// Creates a code from a text.
  ///
  /// - Throws: `NumberFormatError`, with the code `unknownCurrency`, if the text isn't three
  ///   capital letters.
  public init(_ text: String) throws(NumberFormatError) {
    guard CurrencyCode.isCode(text) else { throw NumberFormatError(unknownCurrency: text) }
    description = text
  }

  private static func isCode(_ text: String) -> Bool {
    text.utf8.count == 3
      && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
  }

  /// Returns a Boolean value that indicates whether two codes have the same letters.
  public static func == (left: Self, right: Self) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }
}

extension CurrencyCode: ExpressibleByStringLiteral {
  /// Creates a code from a literal.
  ///
  /// - Precondition: The literal is three capital letters.
  public init(stringLiteral text: String) {
    precondition(
      CurrencyCode.isCode(text), "A currency code is three capital letters, such as EUR.")
    description = text
  }
}
