#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

/// Reads numbers as a `NumberFormat` writes them, for everything that takes one of Foundation's
/// parse strategies.
///
/// ```swift
/// try Int("1.234", strategy: .live(german))       // 1234
/// try Int("12abc", strategy: .live(german))       // throws
/// ```
///
/// It has the parser's safety: the whole text is a number, no reading changes the magnitude, and a
/// value that does not fit the type is an error. What it throws is a `NumberParseError`.
/// `Sendable`.
public struct NumberParseStrategy<Value: NumberValue>: Sendable {
  /// How numbers are written.
  public let numberFormat: NumberFormat
  /// How much the parser lets pass.
  public let mode: ParseMode
  /// The values that are allowed; nil is all of them.
  public let range: RangeRestriction<ExactDecimal>?

  /// Makes the strategy of a format.
  ///
  /// - Parameters:
  ///   - numberFormat: how numbers are written.
  ///   - mode: how much the parser lets pass.
  public init(_ numberFormat: NumberFormat, mode: ParseMode = .strict) {
    self.init(numberFormat, mode, nil)
  }

  init(_ format: NumberFormat, _ mode: ParseMode, _ range: RangeRestriction<ExactDecimal>?) {
    numberFormat = format
    self.mode = mode
    self.range = range
  }
}

extension NumberParseStrategy: ParseStrategy {
  /// The number that a text is.
  ///
  /// - Throws: `NumberParseError`, with the place and what was expected there; its code is
  ///   `NumberParseError/Code/outOfRange` for a number outside the range.
  public func parse(_ text: String) throws -> Value {
    if let range { _ = try numberFormat.parse(text, in: range, mode: mode) }
    return try numberFormat.parse(text, as: Value.self, mode: mode)
  }
}

extension NumberParseStrategy: Hashable {}
