// Symbols and patterns that no source of locale data writes, but an app or a file.

extension NumberFormat {
  /// Returns the format with other symbols, such as those set by the user for the whole system.
  ///
  /// - Throws: ``NumberFormatError``, with the code ``NumberFormatError/Code/unusableSymbols`` if a
  ///   separator or a sign is empty, or can't be told from another one, from a digit, a
  ///   parenthesis, the letter of an exponent, or a line end, or joins the digit in front of it.
  public func with(symbols: NumberSymbols) throws(NumberFormatError) -> NumberFormat {
    let format = try NumberFormat(
      style: style, symbols: symbols, pattern: pattern, currency: currency,
      locale: localeIdentifier, magnitudes: magnitudes)
    try format.validateTexts()
    return format
  }

  /// Throws an error if people can't tell the parts of a number apart, or negative numbers from
  /// others.
  func validateTexts() throws(NumberFormatError) {
    try symbols.validateTexts()
    let negative = seenTexts(compiled.negative)
    guard negative != seenTexts(compiled.unsigned), negative != seenTexts(compiled.positive) else {
      throw NumberFormatError(
        .unusablePattern,
        "Negative numbers look like positive ones; give them a sign that can be seen.")
    }
  }

  /// What people see of affixes.
  private func seenTexts(_ affixes: AffixPair) -> [[Unicode.Scalar]] {
    [affixes.prefix, affixes.suffix].map { compiled.text($0).seenScalars }
  }
}

extension NumberSymbols {
  /// Throws an error if a separator or a sign can't be told from another part of a number.
  fileprivate func validateTexts() throws(NumberFormatError) {
    for (text, other) in [
      (decimalSeparator, Self.signs), (groupingSeparator, Self.signs),
      (minusSign, [.plus]), (plusSign, [.minus]),
    ] {
      guard let part = text.confusablePart(besides: other) else { continue }
      throw NumberFormatError(
        .unusableSymbols,
        "“\(text)” is a separator or sign, and can't be told from \(part); change it.")
    }
    for sign in [minusSign, plusSign] where sign.seenScalars.isEmpty {
      throw NumberFormatError(
        .unusableSymbols, "“\(sign)” is a sign that can't be seen; change it.")
    }
  }

  private static let signs: [CharacterClass] = [.minus, .plus]
}

extension String {
  /// The scalars that people see: no spaces, and no characters that only change others or the
  /// direction of text.
  fileprivate var seenScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      !scalar.isWhitespace && !scalar.isCombining && !scalar.properties.isWhitespace
        && !scalar.properties.isDefaultIgnorableCodePoint
        && ![.control, .format].contains(scalar.properties.generalCategory)
    }
  }

  /// Returns the part of a number that a symbol can be taken for, or `nil` if there is none: one of
  /// those that no symbol can be, or a character of some classes.
  fileprivate func confusablePart(besides classes: [CharacterClass]) -> String? {
    let scalars = unmarkedScalars
    if scalars.first?.beginsExponent == true { return "an exponent" }
    // `1` and U+0301 are one character.
    if scalars.first?.isCombining == true { return "a part of the digit in front of it" }
    for scalar in scalars {
      switch CharacterClass(scalar) {
      case .openingParenthesis, .closingParenthesis: return "a parenthesis"
      case .lineEnd: return "the end of a line or a space without width"
      case let kind where classes.contains(kind): return "a sign"
      default: break
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar joins the character in front of it.
  fileprivate var isCombining: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
