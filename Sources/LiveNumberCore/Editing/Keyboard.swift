/// The meaning of a keystroke in a field.
enum Key: Equatable {
  /// A digit, by its value.
  case digit(UInt8)
  case decimal
  /// A grouping separator; spaces among them are often typed without intent.
  case grouping(isSpace: Bool)
  case minus
  case plus
  /// The end of a negative amount, whose sign was its opening parenthesis.
  case closingParenthesis
  /// A space or an apostrophe that doesn't group in the format, but does in others.
  case space
  /// An arithmetic operator, which a field doesn't compute.
  case mathOperator
  case letter
  case other

  var isDigit: Bool { if case .digit = self { true } else { false } }
}

/// The meaning of each character in a field of one format.
struct Keyboard {
  let classes: CharacterClasses
  /// Whether parentheses are the minus sign of the field.
  let bracketsNegatives: Bool
  let decimalAliases: [Unicode.Scalar]

  /// Returns whether a character can be an alias of the decimal key.
  static func canBeDecimal(_ scalar: Unicode.Scalar) -> Bool {
    DecimalDigit(scalar) == nil && !CharacterClass(scalar).isSign
  }

  func key(_ scalar: Unicode.Scalar) -> Key {
    if let digit = DecimalDigit(scalar) { return .digit(digit.value) }
    if decimalAliases.contains(scalar) { return .decimal }
    let kind = classes[scalar]
    if classes.isDecimalKey(kind) { return .decimal }
    if classes.isGroupingKey(kind) { return .grouping(isSpace: kind == .space) }
    return switch kind {
    case .minus: .minus
    case .plus: .plus
    case .openingParenthesis: bracketsNegatives ? .minus : .mathOperator
    case .closingParenthesis: bracketsNegatives ? .closingParenthesis : .mathOperator
    case .times, .over, .equals, .mathOperator: .mathOperator
    case .space, .apostrophe: .space
    case .letter: .letter
    default: .other
    }
  }

  /// Returns the meaning of a character on the numeric pad, where the separator key is always the
  /// decimal key.
  func numericPadKey(_ scalar: Unicode.Scalar) -> Key {
    let key = key(scalar)
    switch (key, classes[scalar]) {
    case (.grouping, .point), (.grouping, .comma): return .decimal
    default: return key
    }
  }
}
