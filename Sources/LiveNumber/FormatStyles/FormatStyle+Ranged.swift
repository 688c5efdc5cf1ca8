#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// `TextField(value: $count, format: .ranged(1...Int.max))`. Without a format, numbers are written
// with the digits 0 to 9, a point, and a hyphen, and without groups, whatever the process's locale
// is.

extension FormatStyle {
  /// Returns a style for the values of a range.
  ///
  /// The style formats the nearest value of the range; its parser rejects values outside the range.
  ///
  /// - Parameters:
  ///   - range: The allowed values: `1...5`, `0...`, `...100`, or `1..<5` for integers.
  ///   - format: The format of the numbers; by default plain digits, whatever the locale.
  /// - Returns: A style for the allowed values.
  public static func ranged<Value>(
    _ range: some ValueRange<Value>, format: NumberFormat = .plain
  ) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format).ranged(range)
  }

  /// Returns a style for the values of a range in a locale.
  ///
  /// ```swift
  /// TextField("Guests", value: $guests, format: .ranged(1...5, locale: .current))
  /// ```
  ///
  /// - Parameters:
  ///   - range: The allowed values: `1...5`, `0...`, `...100`, or `1..<5` for integers.
  ///   - style: The kind of number, and how it's written.
  ///   - locale: The locale: a `Locale`, a `NumberLocale`, or a name.
  /// - Returns: A style for the allowed values.
  /// - Throws: Nothing for a `Locale`; otherwise `NumberFormatError`, with the code `unknownLocale`
  ///   if the locale isn't known.
  public static func ranged<Value, Convertible: LocaleConvertible>(
    _ range: some ValueRange<Value>, style: NumberStyle = .number, locale: Convertible
  ) throws(Convertible.Failure) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(try NumberFormat(style, locale: locale)).ranged(range)
  }

  /// Returns a style for the values that a restriction allows.
  ///
  /// The style formats the nearest allowed value, as ``NumberFormatStyle/format(_:)`` describes;
  /// its parser rejects values that aren't allowed. A style with a closure can't be encoded.
  ///
  /// - Parameters:
  ///   - restriction: The restriction that values have to meet.
  ///   - format: The format of the numbers; by default plain digits, whatever the locale.
  /// - Returns: A style for the allowed values.
  public static func ranged<Value>(
    _ restriction: Restriction<Value>, format: NumberFormat = .plain
  ) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format).ranged(restriction)
  }
}

extension NumberFormatStyle {
  /// Returns the same style for the values of a range.
  ///
  /// An infinite bound doesn't bound the range; a NaN can't be the bound of a range.
  public func ranged(_ range: some ValueRange<Value>) -> Self { ranged(.range(range)) }

  /// Returns the same style for the values that a restriction allows.
  ///
  /// A style with a closure can't be encoded. Two styles are equal if their restrictions are.
  public func ranged(_ restriction: Restriction<Value>) -> Self {
    // An infinite bound bounds nothing, and couldn't be encoded.
    func finite(_ bound: Value?) -> Value? { bound?.decimalValue == nil ? nil : bound }
    let range =
      restriction.isRange
      ? Restriction.range(
        minimum: finite(restriction.minimum), maximum: finite(restriction.maximum)) : nil
    return NumberFormatStyle(numberFormat, parseMode, range ?? restriction)
  }
}

extension NumberFormat {
  /// The format that writes plain digits in every locale: `-1234.5`.
  public static let plain: NumberFormat = {
    do {
      return try NumberFormat(
        symbols: NumberSymbols(), pattern: NumberPattern(grouping: .none))
    } catch {
      preconditionFailure("the standard symbols aren't valid: \(error)")
    }
  }()
}
