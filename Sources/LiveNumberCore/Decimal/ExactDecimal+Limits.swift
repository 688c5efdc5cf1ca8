extension ExactDecimal {
  /// The values that a numeric type can hold.
  public struct Limits: Hashable, Sendable {
    /// The range of the values.
    public var range: ValueBounds<ExactDecimal>
    /// The maximum number of fraction digits, or `nil` if there is no limit; 0 for integers.
    public var maximumFractionDigits: Int?
    /// The maximum number of digits between the first and the last nonzero digit, at least 1, or
    /// `nil` if there is no limit.
    public var maximumSignificantDigits: Int?
    /// A Boolean value that indicates whether the type distinguishes `-0` from `0`, so that a
    /// commit keeps the sign.
    public var keepsNegativeZero: Bool

    /// Creates limits; those not given don't apply.
    public init(
      range: ValueBounds<ExactDecimal> = ValueBounds(),
      maximumFractionDigits: Int? = nil, maximumSignificantDigits: Int? = nil,
      keepsNegativeZero: Bool = false
    ) {
      self.range = range
      self.maximumFractionDigits = maximumFractionDigits
      self.maximumSignificantDigits = maximumSignificantDigits
      self.keepsNegativeZero = keepsNegativeZero
    }
  }
}
