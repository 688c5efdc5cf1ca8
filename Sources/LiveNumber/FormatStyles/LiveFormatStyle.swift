#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A style of numbers that a field can edit while it formats them.
///
/// Foundation's styles of plain numbers, percentages, and amounts of money are live, and so is
/// ``NumberFormatStyle``. A field takes the same style as SwiftUI's `TextField`:
///
/// ```swift
/// let price = NumberStore<Decimal>(format: .currency(code: "EUR").precision(.fractionLength(2)))
/// let count = NumberStore<Int>(format: .number.grouping(.never))
/// ```
///
/// The field's text is the style's own, byte for byte. Of the style come its locale, digits,
/// grouping, signs, decimal separator, rounding, scale, and presentation. Some settings of
/// Foundation's styles can't be edited digit by digit, and a field leaves them out
/// (``NumberStore/formatError``):
///
/// - compact and scientific notations (`1K`, `1E3`)
/// - names of currencies (`1.00 euro`)
/// - a maximum number of integer digits, which leaves out the first ones
/// - a scale that isn't a power of ten
///
/// A style of other values, such as dates or byte counts, isn't live and doesn't compile.
public protocol LiveFormatStyle<FormatInput>: FormatStyle
where FormatInput: NumberValue, FormatOutput == String {
  /// Returns a style with the same texts, which a field can edit.
  ///
  /// Use it for styles that come from a file. For a style in your code, use ``live``.
  ///
  /// - Throws: `NumberFormatError`, with the code `notLive` if the style can't be edited, and with
  ///   `unknownCurrency` if the code of its currency doesn't have three letters.
  func liveStyle() throws(NumberFormatError) -> NumberFormatStyle<FormatInput>
}

extension LiveFormatStyle {
  /// A style with the same texts, for everything that takes a ``NumberFormatStyle`` or a
  /// `NumberFormat`.
  ///
  /// If the style can't be edited digit by digit, it is the nearest one that can: with its locale
  /// and currency, and without its notation. ``liveStyle()`` throws the reason.
  ///
  /// ```swift
  /// let style = Decimal.FormatStyle.Currency(code: "EUR").live
  /// try style.parseStrategy.parse("12abc")      // throws
  /// ```
  ///
  public var live: NumberFormatStyle<FormatInput> { nearestLiveStyle.style }

  /// The live style or the nearest one, with the reason why it isn't the same.
  var nearestLiveStyle: (style: NumberFormatStyle<FormatInput>, error: NumberFormatError?) {
    do {
      return (try liveStyle(), nil)
    } catch {
      #if !WITHOUT_FOUNDATION_STYLES
        if let style = self as? any ProbedStyle {
          return (NumberFormatStyle(style.probedFormat.format), error)
        }
      #endif
      return (NumberFormatStyle(NumberFormat()), error)
    }
  }
}

extension NumberFormatStyle: LiveFormatStyle {
  /// Returns the style itself.
  public func liveStyle() -> Self { self }
}

extension FormatStyle {
  /// Returns the live style with the texts of another style.
  ///
  /// ```swift
  /// TextField("Price", value: $price, format: .live(.currency(code: "EUR")))
  /// ```
  ///
  /// A style that can't be edited becomes the nearest one that can, as ``LiveFormatStyle``
  /// describes.
  public static func live<Value>(_ style: some LiveFormatStyle<Value>) -> Self
  where Self == NumberFormatStyle<Value> { style.live }
}

extension NumberFormatError.Code {
  /// A style of Foundation's has settings that a field can't edit.
  public static let notLive = Self(rawValue: "notLive")
}
