/// What lies behind the last digit that is kept, in terms of the next multiple.
enum Remainder {
  case zero, belowHalf, half, aboveHalf
}

extension RoundingMode {
  /// Whether a magnitude with this remainder moves away from zero.
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
