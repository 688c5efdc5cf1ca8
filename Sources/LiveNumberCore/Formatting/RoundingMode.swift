/// What becomes of digits that a format has no room for.
///
/// The names are those of ICU and ECMA-402.
public enum RoundingMode: String, Hashable, Sendable, CaseIterable {
  /// To the nearer neighbour, ties to the even one.
  ///
  /// The default.
  case halfEven = "half-even"
  /// To the nearer neighbour, ties away from zero.
  case halfUp = "half-up"
  /// To the nearer neighbour, ties towards zero.
  case halfDown = "half-down"
  /// To the nearer neighbour, ties to the odd one.
  case halfOdd = "half-odd"
  /// To the nearer neighbour, ties towards positive infinity.
  case halfCeiling = "half-ceiling"
  /// To the nearer neighbour, ties towards negative infinity.
  case halfFloor = "half-floor"
  /// Away from zero.
  case up
  /// Towards zero.
  case down
  /// Towards positive infinity.
  case ceiling
  /// Towards negative infinity.
  case floor
}

#if !hasFeature(Embedded)
  extension RoundingMode: Codable {}
#endif
