#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A Foundation format style that formats and parses numbers with a `NumberFormat`.
///
/// It works with integers of every width, `Double`, `Float`, `Decimal`, and `ExactDecimal`:
///
/// ```swift
/// let french = NumberFormat(locale: Locale(identifier: "fr"))
/// 1_234_567.formatted(.live(french))              // 1 234 567
/// try Int("1 234", strategy: .live(french))       // 1234
/// try Decimal("12abc", strategy: .live(french))   // throws
/// ```
///
/// `.live(.currency("EUR"), locale: .current)` creates the format and the style. A style parses
/// what it formats, and what people type in its place: `1234,5` without groups, `12,5 %` with
/// another space, an amount without its currency. It rejects a text that only begins with a number,
/// and never takes a separator for another one. Ask for exactly the format's own texts with
/// ``parseMode(_:)``. With a restriction (`ranged(1...10)`), it formats the nearest allowed value,
/// and rejects other values when it parses. A style is encoded with all its symbols.
public struct NumberFormatStyle<Value: NumberValue>: Sendable {
  /// The format of the numbers.
  public let numberFormat: NumberFormat
  /// A value that tells how much a text may differ from the format.
  public let parseMode: ParseMode
  /// The restriction of the values, or `nil` if there is none.
  public let restriction: Restriction<Value>?

  /// Creates a style for a format.
  ///
  /// - Parameters:
  ///   - numberFormat: The format of the numbers.
  ///   - parseMode: A value that tells how much a text may differ from the format.
  public init(_ numberFormat: NumberFormat, parseMode: ParseMode = .lenient) {
    self.init(numberFormat, parseMode, nil)
  }

  init(_ format: NumberFormat, _ mode: ParseMode, _ restriction: Restriction<Value>?) {
    numberFormat = format
    parseMode = mode
    self.restriction = restriction
  }

  /// Returns the same style in another locale.
  ///
  /// SwiftUI calls this with the locale of a view's environment. Symbols that were set by hand are
  /// those of the new locale then. A format without a locale, such as `.plain`, stays.
  public func locale(_ locale: Locale) -> Self {
    guard numberFormat.localeIdentifier != nil else { return self }
    return NumberFormatStyle(
      NumberFormat(numberFormat.style, locale: locale), parseMode, restriction)
  }

  /// Returns the same style with another parse mode.
  public func parseMode(_ mode: ParseMode) -> Self {
    NumberFormatStyle(numberFormat, mode, restriction)
  }
}

extension NumberFormatStyle: ParseableFormatStyle {
  /// Returns the text of a value.
  ///
  /// A value that the restriction doesn't allow is formatted as the nearer bound of the
  /// restriction's range; if that isn't allowed either, or the value is a NaN, it is formatted as
  /// it is.
  public func format(_ value: Value) -> String {
    // A NaN has no nearest value.
    let nearest = value == value ? restriction?.clamped(value) : nil
    return numberFormat.format(nearest ?? value)
  }

  /// The strategy that parses what this style formats.
  public var parseStrategy: NumberParseStrategy<Value> {
    NumberParseStrategy(numberFormat, parseMode, restriction)
  }
}

extension NumberFormatStyle: Hashable {}
