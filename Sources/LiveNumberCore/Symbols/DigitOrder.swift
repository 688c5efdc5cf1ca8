/// The order in which the digits of a text are shown.
///
/// Behind U+202B and U+2067, which set the direction from right to left, `12 345` is shown as
/// `345 12`. Digits themselves stay in order, and so do those around a comma, a period, or a
/// no-break space (Unicode's bidirectional algorithm, W4).
struct DigitOrder {
  /// How much of a control, a digit, a space, and another digit was read, in this order.
  private var count = 0

  /// Whether digits are shown in another order than they are written.
  var isReversed: Bool { count == 4 }

  mutating func read(_ scalar: Unicode.Scalar, _ kind: CharacterClass) {
    let isNext =
      switch kind {
      case .bidiMark: count == 0 && (scalar.value == 0x202B || scalar.value == 0x2067)
      case .digit: count == 1 || count == 3
      case .space: count == 2 && scalar.value != 0xA0 && scalar.value != 0x202F
      case .apostrophe: count == 2
      // The full stop and the comma of Chinese and Japanese have no direction, either.
      case .point, .comma:
        switch scalar.value {
        case 0x3001, 0x3002, 0xFF61, 0xFF64: count == 2
        default: false
        }
      default: false
      }
    if isNext { count += 1 }
  }
}
