/// What a format shows of a value, whatever the locale.
///
/// Limits are checked when a ``NumberFormat`` is made, not here.
public struct NumberFormatOptions: Hashable, Sendable {
  /// How many digits are shown; nil for what the style has by itself: a currency's own fraction
  /// digits, everywhere else all digits of the value.
  public var precision: Precision?
  /// Zeros fill the integer part up to this many digits.
  ///
  /// 0 leaves out a lone zero: `.5`.
  public var minimumIntegerDigits: Int
  /// What becomes of digits that there is no room for.
  public var roundingMode: RoundingMode
  /// When grouping separators are written.
  public var grouping: GroupingStrategy
  /// When a sign is written.
  public var signDisplay: SignDisplay
  /// When the decimal separator is written.
  public var decimalSeparatorDisplay: DecimalSeparatorDisplay
  /// The power of ten that values are multiplied by before they are shown.
  ///
  /// Percent styles add their own two.
  public var scale: Int

  /// Makes options; those not given are the defaults of a plain number.
  public init(
    precision: Precision? = nil,
    minimumIntegerDigits: Int = 1,
    roundingMode: RoundingMode = .halfEven,
    grouping: GroupingStrategy = .auto,
    signDisplay: SignDisplay = .auto,
    decimalSeparatorDisplay: DecimalSeparatorDisplay = .auto,
    scale: Int = 0
  ) {
    self.precision = precision
    self.minimumIntegerDigits = minimumIntegerDigits
    self.roundingMode = roundingMode
    self.grouping = grouping
    self.signDisplay = signDisplay
    self.decimalSeparatorDisplay = decimalSeparatorDisplay
    self.scale = scale
  }
}

#if !hasFeature(Embedded)
  extension NumberFormatOptions: Codable {}
#endif
