/// The meaning of a keystroke in a field.
enum Key: Hashable {
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
  /// An arithmetic operator, or the letter of an exponent, none of which a field computes.
  case mathOperator
  case other

  /// A Boolean value that indicates whether digits after the key would belong to another number than those
  /// before it.
  var isOperator: Bool {
    switch self {
    case .minus, .plus, .mathOperator: true
    case .digit, .decimal, .grouping, .closingParenthesis, .space, .other: false
    }
  }
}

/// The meaning of each character in a field of one format.
struct Keyboard: Hashable {
  private let decimal: Unicode.Scalar?
  private let grouping: Unicode.Scalar?
  private let groupsWithSpaces: Bool
  private let groupsWithApostrophes: Bool
  private let bracketsNegatives: Bool
  private let aliases: [Unicode.Scalar]

  /// Creates the keyboard of a field; `bracketsNegatives` tells whether parentheses are its minus sign.
  init(symbols: NumberSymbols, bracketsNegatives: Bool, aliases: [Unicode.Scalar]) {
    // A longer symbol can't be a single key.
    decimal = SeparatorScalars.onlyScalar(of: symbols.decimalSeparator)
    grouping = SeparatorScalars.onlyScalar(of: symbols.groupingSeparator)
    groupsWithSpaces = grouping.map(SpaceScalars.isSpace) ?? false
    groupsWithApostrophes = grouping.map(SpaceScalars.isApostrophe) ?? false
    self.bracketsNegatives = bracketsNegatives
    self.aliases = aliases
  }

  func key(_ scalar: Unicode.Scalar) -> Key {
    if let digit = DecimalDigit(scalar) { return .digit(digit.value) }
    if scalar == decimal || aliases.contains(scalar) { return .decimal }
    if SignScalars.isMinus(scalar) { return .minus }
    if SignScalars.isPlus(scalar) { return .plus }
    let folded = SeparatorScalars.isIdeographicStop(scalar) ? "." : SeparatorScalars.folded(scalar)
    if folded == decimal { return .decimal }
    if folded == grouping || folded == SeparatorScalars.arabicGrouping {
      return .grouping(isSpace: SpaceScalars.isSpace(folded))
    }
    if folded == "." || folded == "," || folded == SeparatorScalars.arabicDecimal {
      return .decimal
    }
    if groupsWithSpaces, SpaceScalars.isSpace(scalar) { return .grouping(isSpace: true) }
    if groupsWithApostrophes, SpaceScalars.isApostrophe(scalar) { return .grouping(isSpace: false) }
    if SignScalars.isOpeningParenthesis(scalar) {
      return bracketsNegatives ? .minus : .mathOperator
    }
    if SignScalars.isClosingParenthesis(scalar) {
      return bracketsNegatives ? .closingParenthesis : .mathOperator
    }
    if SignScalars.isOperator(scalar) { return .mathOperator }
    let isSpace = SpaceScalars.isWhitespace(scalar) || SpaceScalars.isApostrophe(scalar)
    return isSpace ? .space : .other
  }

  /// Returns the meaning of a character in a text that a field shows, where the grouping separator groups
  /// even if it's an alias of the decimal key.
  func shownKey(_ scalar: Unicode.Scalar) -> Key {
    guard scalar == grouping, scalar != decimal else { return key(scalar) }
    return .grouping(isSpace: SpaceScalars.isSpace(scalar))
  }

  /// Returns the meaning of a character on the numeric pad, where the separator key is always the decimal
  /// key.
  func numericPadKey(_ scalar: Unicode.Scalar) -> Key {
    let key = key(scalar)
    switch (key, SeparatorScalars.folded(scalar)) {
    case (.grouping, "."), (.grouping, ","): return .decimal
    default: return key
    }
  }
}
