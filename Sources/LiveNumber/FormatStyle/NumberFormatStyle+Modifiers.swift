#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// The modifiers of Foundation's number styles, by the same names.

extension NumberFormatStyle {
  /// Returns the same style with another number of digits.
  ///
  /// ```swift
  /// 2.5.formatted(.live(french).precision(.fractionLength(2)))      // 2,50
  /// ```
  ///
  /// - Precondition: The counts are up to `NumberFormat.Options.maximumDigitCount`, and a minimum isn't
  ///   above its maximum.
  public func precision(_ precision: NumberFormat.Precision) -> Self {
    with { $0.precision = precision }
  }

  /// Returns the same style with another grouping strategy.
  public func grouping(_ strategy: NumberFormat.GroupingStrategy) -> Self {
    with { $0.grouping = strategy }
  }

  /// Returns the same style with another sign display: `.never`, `.always()`.
  public func sign(strategy: NumberFormat.SignDisplay) -> Self {
    with { $0.signDisplay = strategy }
  }

  /// Returns the same style with another display of the decimal separator.
  public func decimalSeparator(strategy: NumberFormat.DecimalSeparatorDisplay) -> Self {
    with { $0.decimalSeparatorDisplay = strategy }
  }

  /// Returns the same style with another rounding rule, and optionally an increment.
  ///
  /// ```swift
  /// 2.32.formatted(.live(french).rounded(rule: .down, increment: ExactDecimal("0.05")))    // 2,3
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rounding rule.
  ///   - increment: The number whose multiples the style writes, or `nil` to leave the precision.
  /// - Returns: The same style with the rule.
  /// - Precondition: The increment is positive.
  public func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: ExactDecimal? = nil
  ) -> Self {
    with { options in
      options.roundingRule = ExactDecimal.RoundingRule(rule)
      if let increment {
        options.precision = .increment(increment, minimumFractionDigits: 0)
      }
    }
  }

  /// Returns the same style for values that are multiplied before they are written, and divided when
  /// they are read.
  ///
  /// Percent styles multiply by another 100.
  ///
  /// - Precondition: The multiplicand is a power of ten, such as 100 or 0.001, so that division is exact.
  public func scale(_ multiplicand: ExactDecimal) -> Self {
    with { options in
      guard let power = multiplicand.powerOfTen else {
        preconditionFailure("the scale \(multiplicand) isn't a power of ten")
      }
      options.scale = power
    }
  }

  /// Returns the same style and options in another locale.
  ///
  /// Symbols that were set by hand are those of the new locale then. A view's environment doesn't change
  /// the locale of a style.
  ///
  /// - Throws: `NumberFormatError` if the locale isn't known, or if it writes the style's unit in several
  ///   forms.
  public func locale(_ locale: some LocaleConvertible) throws(NumberFormatError) -> Self {
    let format = try NumberFormat(
      numberFormat.style, locale: locale, options: numberFormat.options)
    return NumberFormatStyle(format, parseMode, restriction)
  }

  /// Returns the same style and options in another locale.
  ///
  /// - Throws: `NumberFormatError` if the locale isn't known, or if it writes the style's unit in several
  ///   forms.
  public func locale(_ locale: Locale) throws(NumberFormatError) -> Self {
    let format = try NumberFormat(
      numberFormat.style, locale: locale, options: numberFormat.options)
    return NumberFormatStyle(format, parseMode, restriction)
  }

  /// Returns the same style with changed options.
  private func with(_ change: (inout NumberFormat.Options) -> Void) -> Self {
    var options = numberFormat.options
    change(&options)
    do {
      return NumberFormatStyle(
        try numberFormat.with(options: options), parseMode, restriction)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}

extension NumberFormat.SignDisplay {
  /// Returns the display of a sign for every number, optionally except for zero.
  public static func always(includingZero: Bool = true) -> Self {
    includingZero ? .always : .exceptZero
  }
}

extension ExactDecimal.RoundingRule {
  /// Creates the rule of the standard library with the same meaning, in which up is toward positive
  /// infinity.
  public init(_ rule: FloatingPointRoundingRule) {
    self =
      switch rule {
      case .toNearestOrEven: .halfEven
      case .toNearestOrAwayFromZero: .halfUp
      case .up: .ceiling
      case .down: .floor
      case .towardZero: .down
      case .awayFromZero: .up
      @unknown default: .halfEven
      }
  }
}

extension ExactDecimal {
  /// The power of ten that the value is, such as -2 for 0.01, or `nil` for other values.
  var powerOfTen: Int? {
    let value = trimmed()
    let power = value.scale > 0 ? -value.scale : value.description.utf8.count - 1
    return ExactDecimal.one.scaledByPowerOfTen(power) == value ? power : nil
  }
}
