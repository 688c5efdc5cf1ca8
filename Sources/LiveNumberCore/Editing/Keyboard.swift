/// What each character means in a field of one format.
struct Keyboard: Hashable {
  private let decimal: Unicode.Scalar?
  private let grouping: Unicode.Scalar?
  private let groupsWithSpaces: Bool
  private let groupsWithApostrophes: Bool
  private let aliases: [Unicode.Scalar]

  init(symbols: NumberSymbols, aliases: [Unicode.Scalar]) {
    decimal = Keyboard.onlyScalar(symbols.decimalSeparator)
    grouping = Keyboard.onlyScalar(symbols.groupingSeparator)
    groupsWithSpaces = grouping.map(SpaceScalars.isSpace) ?? false
    groupsWithApostrophes = grouping.map(SpaceScalars.isApostrophe) ?? false
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
    return .other
  }

  /// On the numeric pad the separator key is the decimal key, whatever it is labelled with.
  func numericPadKey(_ scalar: Unicode.Scalar) -> Key {
    let key = key(scalar)
    switch (key, SeparatorScalars.folded(scalar)) {
    case (.grouping, "."), (.grouping, ","): return .decimal
    default: return key
    }
  }

  /// A symbol of one scalar, marks of direction aside; longer ones cannot be one key.
  private static func onlyScalar(_ symbol: String) -> Unicode.Scalar? {
    let scalars = symbol.unicodeScalars.filter { !SpaceScalars.isBidiMark($0) }
    return scalars.count == 1 ? scalars.first : nil
  }
}
