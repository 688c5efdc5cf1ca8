// The modifiers of Foundation's number styles, by the same names. As there, no argument is an
// error: a count of digits becomes the nearest that can be used, and an unusable increment or affix
// is dropped. Only `scale(_:)` has a precondition. Decoding such a style throws.

extension NumberStyle {
  /// Returns the same style with another number of digits.
  ///
  /// By default, a currency has its own fraction digits, and all other styles write every digit of
  /// the value.
  ///
  /// A count above 999 is 999, and a minimum above its maximum is the maximum. An increment that
  /// isn't positive, or has more than 18 digits, is none.
  public func precision(_ precision: NumberFormat.Precision) -> Self {
    with { $0.options.precision = precision.clamped }
  }

  /// Returns the same style with a minimum number of integer digits; missing digits are zeros.
  ///
  /// If the minimum is 0, a lone zero is left out: `.5`. A count above 999 is 999.
  public func minimumIntegerDigits(_ count: Int) -> Self {
    with { $0.options.minimumIntegerDigits = NumberFormat.Options.clamped(count, from: 0) }
  }

  /// Returns the same style with another grouping strategy.
  public func grouping(_ strategy: NumberFormat.GroupingStrategy) -> Self {
    with { $0.options.grouping = strategy }
  }

  /// Returns the same style with another sign display: `.never`, `.always()`.
  public func sign(strategy: NumberFormat.SignDisplay) -> Self {
    with { $0.options.signDisplay = strategy }
  }

  /// Returns the same style with another sign of negative amounts of money: `.accounting`.
  ///
  /// It has no effect on other numbers.
  public func sign(strategy: CurrencySign) -> Self {
    guard case .currency(let code, let display, _) = kind else { return self }
    return with { $0.kind = .currency(code, display: display, sign: strategy) }
  }

  /// Returns the same style with another form of the currency.
  ///
  /// It has no effect on other numbers.
  public func presentation(_ display: CurrencyDisplay) -> Self {
    guard case .currency(let code, _, let sign) = kind, ownAffixes.currency == nil else {
      return self
    }
    return with { $0.kind = .currency(code, display: display, sign: sign) }
  }

  /// Returns the same style with another form of the unit.
  ///
  /// It has no effect on other numbers.
  public func width(_ width: UnitDisplay) -> Self {
    guard case .unit(let identifier, _) = kind else { return self }
    return with { $0.kind = .unit(identifier, display: width) }
  }

  /// Returns the same style with another display of the decimal separator.
  public func decimalSeparator(strategy: NumberFormat.DecimalSeparatorDisplay) -> Self {
    with { $0.options.decimalSeparatorDisplay = strategy }
  }

  /// Returns the same style with another rounding rule, and optionally an increment.
  ///
  /// A number shows the fraction digits of the increment.
  ///
  /// ```swift
  /// let swiss: NumberStyle = .currency("CHF").rounded(increment: 0.05)
  /// ```
  ///
  /// - Parameters:
  ///   - rule: The rounding rule.
  ///   - increment: The number whose multiples the style writes; or `nil`, or a number that isn't
  ///     positive or has more than 18 digits, to leave the precision.
  /// - Returns: The same style with the rule.
  public func rounded(
    rule: FloatingPointRoundingRule = .toNearestOrEven, increment: ExactDecimal? = nil
  ) -> Self {
    with { style in
      style.options.roundingRule = ExactDecimal.RoundingRule(rule)
      if let increment, increment.isUsableIncrement {
        style.options.precision = .increment(increment, minimumFractionDigits: 0)
      }
    }
  }

  /// Returns the same style for values that are multiplied before they are written, and divided
  /// when they are read.
  ///
  /// Percent styles multiply by another 100.
  ///
  /// To take a scale from data, decode a style, which throws an error where this would trap.
  ///
  /// - Precondition: The multiplicand is a power of ten, such as 100 or 0.001, so that division is
  ///   exact, with an exponent from -1000 to 1000.
  public func scale(_ multiplicand: ExactDecimal) -> Self {
    guard let power = multiplicand.powerOfTen, NumberFormat.Options.scales ~= power else {
      preconditionFailure("The scale isn't a power of ten from 1e-1000 to 1e1000.")
    }
    return with { $0.options.scale = power }
  }

  /// Returns the same style with a text before the digits, after a sign: `#5`, `-#5`.
  ///
  /// A space at its end separates it from the digits. Lenient reading and fields accept a number
  /// with and without the text; strict reading requires it. Digits in the text are written as
  /// superscripts, since they could be read as digits of the number, and a text of nothing but
  /// spaces, separators, and signs is none.
  public func prefix(_ text: String) -> Self {
    with { $0.ownAffixes.prefix = OwnAffixes.usable(text) ?? "" }
  }

  /// Returns the same style with a text after the digits: `5 pcs`, `20 m²`.
  ///
  /// A space at its start separates it from the digits. Lenient reading and fields accept a number
  /// with and without the text; strict reading requires it. Digits in the text are written as
  /// superscripts, `m²` for `m2`, since they could be read as digits of the number, and a text of
  /// nothing but spaces, separators, and signs is none.
  public func suffix(_ text: String) -> Self {
    with { $0.ownAffixes.suffix = OwnAffixes.usable(text) ?? "" }
  }

  /// Returns the same style with texts around the digits as they are written, which a format
  /// rejects if they can't be told from a number.
  package func with(prefix: String, suffix: String) -> Self {
    with {
      $0.ownAffixes.prefix = prefix
      $0.ownAffixes.suffix = suffix
    }
  }

  /// Takes the kind of another style, with the other's currency and precision where it has them.
  package mutating func replaceKind(by other: NumberStyle) {
    kind = other.kind
    ownAffixes.currency = other.ownAffixes.currency ?? ownAffixes.currency
    options.precision = options.precision ?? other.options.precision
  }

  /// Returns the same style with other options.
  package func with(options: NumberFormat.Options) -> Self {
    with { $0.options = options }
  }

  func with(_ change: (inout Self) -> Void) -> Self {
    var style = self
    change(&style)
    return style
  }
}

extension NumberFormat.SignDisplay {
  /// Returns the display of a sign for every number, optionally except for zero.
  public static func always(includingZero: Bool = true) -> Self {
    includingZero ? .always : .exceptZero
  }
}

extension ExactDecimal {
  /// The power of ten that the value is, such as -2 for 0.01, or `nil` for other values.
  package var powerOfTen: Int? {
    let value = trimmed()
    let power = value.scale > 0 ? -value.scale : value.integerCount - 1
    return ExactDecimal.one.scaledByPowerOfTen(power) == value ? power : nil
  }
}

extension ExactDecimal.RoundingRule {
  /// Creates the rule of the standard library with the same meaning, in which up is toward positive
  /// infinity.
  package init(_ rule: FloatingPointRoundingRule) {
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
