extension NumberEditor {
  /// What the type of a value can hold.
  ///
  /// `Sendable`.
  public struct ValueLimits: Hashable, Sendable {
    /// The least value; nil is no limit.
    public var minimum: ExactDecimal?
    /// The greatest value; nil is no limit.
    public var maximum: ExactDecimal?
    /// How many fraction digits values have at most; 0 for integers.
    public var maximumFractionDigits: Int?
    /// How many digits values have at most, zeros at either end not counted.
    public var maximumSignificantDigits: Int?
    /// Whether the type tells `-0` from `0`, so that a commit keeps it.
    public var keepsNegativeZero: Bool

    /// Makes limits; a type without any has none of them.
    public init(
      minimum: ExactDecimal? = nil, maximum: ExactDecimal? = nil,
      maximumFractionDigits: Int? = nil, maximumSignificantDigits: Int? = nil,
      keepsNegativeZero: Bool = false
    ) {
      self.minimum = minimum
      self.maximum = maximum
      self.maximumFractionDigits = maximumFractionDigits
      self.maximumSignificantDigits = maximumSignificantDigits
      self.keepsNegativeZero = keepsNegativeZero
    }
  }
}
