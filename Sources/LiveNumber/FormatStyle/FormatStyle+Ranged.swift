#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// `TextField(value: $count, format: .ranged(1...Int.max))`. Where no format is given, numbers are
// written with the digits 0 to 9, a point and a hyphen, and without groups: nothing depends on the
// process's locale.

extension FormatStyle {
  /// Numbers of a range: the nearest one is formatted, and what is outside is refused by the
  /// parser.
  ///
  /// - Parameters:
  ///   - range: the values that are allowed.
  ///   - format: how they are written; where nothing is said, as plain digits, whatever the locale.
  /// - Returns: the style.
  public static func ranged<Value: Comparable>(
    _ range: ClosedRange<Value>, format: NumberFormat = .plain
  ) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format).ranged(range)
  }

  /// Numbers from a bound on: the nearest one is formatted, and what is outside is refused by the
  /// parser.
  ///
  /// - Parameters:
  ///   - range: the values that are allowed.
  ///   - format: how they are written; where nothing is said, as plain digits, whatever the locale.
  /// - Returns: the style.
  public static func ranged<Value: Comparable>(
    _ range: PartialRangeFrom<Value>, format: NumberFormat = .plain
  ) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format).ranged(range)
  }

  /// Numbers up to a bound: the nearest one is formatted, and what is outside is refused by the
  /// parser.
  ///
  /// - Parameters:
  ///   - range: the values that are allowed.
  ///   - format: how they are written; where nothing is said, as plain digits, whatever the locale.
  /// - Returns: the style.
  public static func ranged<Value: Comparable>(
    _ range: PartialRangeThrough<Value>, format: NumberFormat = .plain
  ) -> Self where Self == NumberFormatStyle<Value> {
    NumberFormatStyle(format).ranged(range)
  }
}

extension NumberFormat {
  /// Plain digits in any locale: `-1234.5`.
  public static let plain: NumberFormat = {
    do {
      return try NumberFormat(
        symbols: NumberSymbols(), pattern: NumberPattern(grouping: .none))
    } catch {
      preconditionFailure("the standard symbols are no symbols: \(error)")
    }
  }()
}
