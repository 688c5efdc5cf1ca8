extension ExactDecimal {
  /// The rule for rounding digits that exceed a precision.
  ///
  /// The names are those of ICU and ECMA-402.
  public enum RoundingRule: String, Hashable, Sendable, CaseIterable {
    /// To the nearest value; ties to the even digit.
    case halfEven = "half-even"
    /// To the nearest value; ties away from zero.
    case halfUp = "half-up"
    /// To the nearest value; ties toward zero.
    case halfDown = "half-down"
    /// To the nearest value; ties to the odd digit.
    case halfOdd = "half-odd"
    /// To the nearest value; ties toward positive infinity.
    case halfCeiling = "half-ceiling"
    /// To the nearest value; ties toward negative infinity.
    case halfFloor = "half-floor"
    /// Away from zero.
    case up
    /// Toward zero.
    case down
    /// Toward positive infinity.
    case ceiling
    /// Toward negative infinity.
    case floor

    /// Returns whether a magnitude is rounded away from zero, by the digits that are dropped, the
    /// sign, and whether the last digit that is kept is odd.
    func roundsAwayFromZero(_ remainder: Remainder, isNegative: Bool, isOdd: Bool) -> Bool {
      switch (self, remainder) {
      case (_, .zero): false
      case (.up, _): true
      case (.down, _): false
      case (.ceiling, _): !isNegative
      case (.floor, _): isNegative
      case (_, .belowHalf): false
      case (_, .aboveHalf): true
      case (.halfEven, .half): isOdd
      case (.halfOdd, .half): !isOdd
      case (.halfUp, .half): true
      case (.halfDown, .half): false
      case (.halfCeiling, .half): !isNegative
      case (.halfFloor, .half): isNegative
      }
    }
  }

  /// The dropped digits of a rounded value, compared with half a unit of the last digit kept.
  enum Remainder {
    case zero, belowHalf, half, aboveHalf
  }
}
