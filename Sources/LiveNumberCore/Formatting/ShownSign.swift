/// The sign that a rendered number shows.
enum ShownSign: Hashable, Sendable {
  case none, minus, plus

  @inline(__always)
  init(_ display: SignDisplay, isNegative: Bool, isZero: Bool) {
    switch display {
    case .never: self = .none
    case .auto: self = isNegative ? .minus : .none
    case .negative: self = isNegative && !isZero ? .minus : .none
    case .always: self = isNegative ? .minus : .plus
    case .exceptZero: self = isZero ? .none : isNegative ? .minus : .plus
    }
  }
}
