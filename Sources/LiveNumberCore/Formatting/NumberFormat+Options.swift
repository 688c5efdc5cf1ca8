extension NumberFormat {
  /// The locale-independent options of a format.
  ///
  /// The ranges of digit counts are checked when a ``NumberFormat`` is created.
  package struct Options: Hashable, Sendable {
    /// The number of digits to show, or `nil` for the style's own: a currency's fraction digits,
    /// and every digit of the value in all other styles.
    package var precision: Precision?
    /// The minimum number of integer digits; missing digits are filled with zeros.
    ///
    /// If the minimum is 0, a lone zero is left out: `.5`.
    package var minimumIntegerDigits: Int
    /// The rule for rounding digits that exceed the precision.
    package var roundingRule: ExactDecimal.RoundingRule
    /// When grouping separators are written.
    package var grouping: GroupingStrategy
    /// When a sign is written.
    package var signDisplay: SignDisplay
    /// When the decimal separator is written.
    package var decimalSeparatorDisplay: DecimalSeparatorDisplay
    /// The power of ten that values are multiplied by before they are written.
    ///
    /// Percent styles add two of their own.
    package var scale: Int

    /// Creates options with the defaults of a plain number.
    package init(
      precision: Precision? = nil,
      minimumIntegerDigits: Int = 1,
      roundingRule: ExactDecimal.RoundingRule = .halfEven,
      grouping: GroupingStrategy = .automatic,
      signDisplay: SignDisplay = .automatic,
      decimalSeparatorDisplay: DecimalSeparatorDisplay = .automatic,
      scale: Int = 0
    ) {
      self.precision = precision
      self.minimumIntegerDigits = minimumIntegerDigits
      self.roundingRule = roundingRule
      self.grouping = grouping
      self.signDisplay = signDisplay
      self.decimalSeparatorDisplay = decimalSeparatorDisplay
      self.scale = scale
    }
  }

  /// When a sign is written.
  public enum SignDisplay: String, Hashable, Sendable, CaseIterable {
    /// A minus sign for negative numbers, negative zero included.
    case automatic
    /// A sign for every number.
    case always
    /// No sign.
    case never
    /// A minus sign for negative numbers, except for a negative zero.
    case negative
    /// A sign for every number except zero.
    case exceptZero = "except-zero"
  }

  /// When grouping separators are written.
  public enum GroupingStrategy: String, Hashable, Sendable, CaseIterable {
    /// As the locale does, with its minimum.
    case automatic
    /// From the first complete group on, whatever the locale's minimum.
    case always
    /// When at least two digits precede the first separator.
    case min2
    /// Never.
    case never
  }

  /// When the decimal separator is written.
  public enum DecimalSeparatorDisplay: String, Hashable, Sendable, CaseIterable {
    /// When fraction digits follow.
    case automatic
    /// Always.
    case always
  }
}
