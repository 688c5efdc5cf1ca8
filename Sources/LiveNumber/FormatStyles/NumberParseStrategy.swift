#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// A Foundation parse strategy that parses numbers with a `NumberFormat`.
///
/// ```swift
/// try Int("1.234", strategy: .live(german))       // 1234
/// try Int("12abc", strategy: .live(german))       // throws
/// ```
///
/// The whole text has to be a number, no separator is read as another one, and a number that the
/// type can't represent is an error. Parsing throws a `NumberParseError`.
public struct NumberParseStrategy<Value: NumberValue>: Sendable {
  /// The format of the numbers.
  public let numberFormat: NumberFormat
  /// A value that tells how much a text may differ from the format.
  public let mode: ParseMode
  /// The restriction of the values, or `nil` if there is none.
  public let restriction: Restriction<Value>?

  /// Creates a strategy for a format.
  ///
  /// - Parameters:
  ///   - numberFormat: The format of the numbers.
  ///   - mode: A value that tells how much a text may differ from the format.
  public init(_ numberFormat: NumberFormat, mode: ParseMode = .strict) {
    self.init(numberFormat, mode, nil)
  }

  init(_ format: NumberFormat, _ mode: ParseMode, _ restriction: Restriction<Value>?) {
    numberFormat = format
    self.mode = mode
    self.restriction = restriction
  }
}

extension NumberParseStrategy: ParseStrategy {
  /// Returns the number that a text represents.
  ///
  /// - Throws: `NumberParseError`, with the position and what was expected there. Its code is
  ///   `outOfRange` if the number is outside the restriction's range, and `notAllowed` if the
  ///   restriction doesn't allow it for another reason.
  public func parse(_ text: String) throws -> Value {
    guard let restriction else { return try numberFormat.parse(text, as: Value.self, mode: mode) }
    // The exact number counts, also if it's outside by less than the type can represent.
    if let range = Restriction<ExactDecimal>.range(
      minimum: restriction.minimum?.decimalValue, maximum: restriction.maximum?.decimalValue)
    {
      _ = try numberFormat.parse(text, allowedBy: range, mode: mode)
    }
    return try numberFormat.parse(text, allowedBy: restriction, mode: mode)
  }
}

extension NumberParseStrategy: Hashable {}
