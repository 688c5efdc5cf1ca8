#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// Numbers as a `NumberFormat` writes them, for everything that takes one of Foundation's format
/// styles.
///
/// Integers of every width, `Double`, `Float`, `Decimal` and `ExactDecimal` have it:
///
/// ```swift
/// let french = try NumberFormat(locale: "fr")
/// 1_234_567.formatted(.live(french))              // 1 234 567
/// try Int("1 234", strategy: .live(french))       // 1234
/// try Decimal("12abc", strategy: .live(french))   // throws
/// ```
///
/// `format` cannot fail, so a style is made from a format that is there already; `.live(locale:
/// "fr")` makes both at once, and throws where the locale is not known. What a style formats it
/// parses back, and nothing that merely begins with a number. With a range (`ranged(1...10)`) it
/// formats the nearest value of the range, and refuses what is outside when it parses. `Sendable`,
/// and encoded with all its symbols.
public struct NumberFormatStyle<Value: NumberValue>: Sendable {
  /// How numbers are written.
  public let numberFormat: NumberFormat
  /// How much the parser lets pass.
  public let parseMode: ParseMode
  /// The values that are allowed; nil is all of them.
  public let range: RangeRestriction<ExactDecimal>?

  /// Makes the style of a format.
  ///
  /// - Parameters:
  ///   - numberFormat: how numbers are written.
  ///   - parseMode: how much the parser lets pass.
  public init(_ numberFormat: NumberFormat, parseMode: ParseMode = .strict) {
    self.init(numberFormat, parseMode, nil)
  }

  init(_ format: NumberFormat, _ mode: ParseMode, _ range: RangeRestriction<ExactDecimal>?) {
    numberFormat = format
    parseMode = mode
    self.range = range
  }

  /// The same style with another reader.
  public func parseMode(_ mode: ParseMode) -> Self {
    NumberFormatStyle(numberFormat, mode, range)
  }
}

extension NumberFormatStyle: ParseableFormatStyle {
  /// The text of a value, or of the nearest one in the range.
  ///
  /// What is not a number has no nearest value, and is the locale's word in any range.
  public func format(_ value: Value) -> String {
    if let decimal = value.decimalValue {
      return numberFormat.format(range?.clamped(decimal) ?? decimal)
    }
    return formatNonFinite(value)
  }

  /// Reads what this style writes.
  public var parseStrategy: NumberParseStrategy<Value> {
    NumberParseStrategy(numberFormat, parseMode, range)
  }

  /// The words for what has no digits; an infinite value has a nearest one where the range has a
  /// bound.
  private func formatNonFinite(_ value: Value) -> String {
    let number = (value as? Double) ?? (value as? Float).map(Double.init) ?? .nan
    if number.isInfinite, let bound = number < 0 ? range?.minimum : range?.maximum {
      return numberFormat.format(bound)
    }
    return numberFormat.format(number)
  }
}

extension NumberFormatStyle: Hashable {}
