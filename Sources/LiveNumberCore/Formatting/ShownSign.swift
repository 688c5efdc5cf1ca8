/// The sign that a rendered number shows.
enum ShownSign: Hashable, Sendable {
  case none, minus, plus

  @inline(__always)
  init(_ display: NumberFormat.SignDisplay, isNegative: Bool, isZero: Bool) {
    switch display {
    case .never: self = .none
    case .automatic: self = isNegative ? .minus : .none
    case .negative: self = isNegative && !isZero ? .minus : .none
    case .always: self = isNegative ? .minus : .plus
    case .exceptZero: self = isZero ? .none : isNegative ? .minus : .plus
    }
  }
}
