internal import LiveNumberCore

/// The meaning of a key in a field, by EDITING.md 1.4, 1.5, 2.2, 4.2, and 4.5.
enum TypedKey: Equatable {
  case digit(Int)
  case decimal, grouping, minus, plus, mathOperator, other

  init(_ scalar: Unicode.Scalar, onNumericPad: Bool = false, by rules: FieldRules) {
    let key = scalar.foldedSeparator
    let decimal = rules.decimalKey
    let grouping = rules.groupingKey
    // East Asian keyboards have an ideographic full stop in place of the period.
    let isStop = scalar == "\u{3002}" || scalar == "\u{FF61}"
    let point = isStop ? "." : key
    if let digit = scalar.digit {
      self = .digit(digit)
    } else if scalar == decimal || rules.options.decimalAliases.contains(scalar) {
      self = .decimal
    } else if scalar.isMinusSign {
      self = .minus
    } else if scalar.isPlusSign {
      self = .plus
    } else if point == "." || point == "," {
      let groups = point == grouping?.foldedSeparator && point != decimal?.foldedSeparator
      self = groups && (isStop || !onNumericPad) ? .grouping : .decimal
    } else if scalar == "\u{66B}" {
      self = grouping == "\u{66B}" ? .grouping : .decimal
    } else {
      let groups = scalar == "\u{66C}" || grouping != nil && key == grouping?.foldedSeparator
      let opens = scalar == "(" || scalar == "\u{FF08}"
      if groups {
        self = .grouping
      } else if opens, rules.hasParentheses {
        self = .minus
      } else if Self.operators.contains(scalar),
        !(rules.hasParentheses && Self.closing.contains(scalar))
      {
        self = .mathOperator
      } else {
        self = .other
      }
    }
  }

  /// What joins two numbers to a calculation, or begins an exponent, besides signs.
  private static let operators = Set("*/×÷^=()eE∗⁄∕⋅·＊／＾＝（）ｅＥ".unicodeScalars)
  private static let closing = Set(")）".unicodeScalars)

  /// A Boolean value that indicates whether digits typed after the rejected key are rejected, too, if there
  /// are digits before it.
  var isOperator: Bool { [.minus, .plus, .mathOperator].contains(self) }
}
