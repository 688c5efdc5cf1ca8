extension NumberSymbols {
  /// Throws an error if the symbols can't be told apart.
  func validate() throws(NumberFormatError) {
    guard digits.count == 10 else {
      throw NumberFormatError(
        .unusableSymbols, "There are \(digits.count) digits; give ten, zero first.")
    }
    let width = UTF8.width(digits[0])
    guard digits.allSatisfy({ UTF8.width($0) == width }) else {
      throw NumberFormatError(
        .unusableSymbols, "The digits have different widths; give ten of one numbering system.")
    }
    guard !decimalSeparator.isEmpty, !groupingSeparator.isEmpty, !minusSign.isEmpty,
      !plusSign.isEmpty
    else {
      throw NumberFormatError(
        .unusableSymbols, "A separator or sign is empty; to omit groups, use grouping .never.")
    }
    for (index, digit) in digits.enumerated() where digits[..<index].contains(digit) {
      throw NumberFormatError(
        .unusableSymbols, "“\(digit)” is two digits; give ten of one numbering system.")
    }
    let texts = [decimalSeparator, groupingSeparator, minusSign, plusSign]
    for (index, text) in texts.enumerated() {
      let scalars = text.unicodeScalars
      guard scalars.allSatisfy({ DecimalDigit($0) == nil && !digits.contains($0) }) else {
        throw NumberFormatError(
          .unusableSymbols, "“\(text)” is a separator or sign, and has a digit; change it.")
      }
      for other in texts[..<index] where NumberSymbols.canBeMistaken(text, for: other) {
        throw NumberFormatError(
          .unusableSymbols,
          "“\(other)” and “\(text)” are two of the separators and signs; change one of them.")
      }
    }
  }

  /// Returns whether two symbols can't be told apart: if one begins with the other, or if both are
  /// separators that people use for one another.
  private static func canBeMistaken(_ text: String, for other: String) -> Bool {
    let left = text.unmarkedScalars
    let right = other.unmarkedScalars
    if left.starts(with: right) || right.starts(with: left) { return true }
    guard left.count == 1, right.count == 1, let first = left.first, let second = right.first else {
      return false
    }
    let kind = CharacterClass(first)
    return kind.isSeparator && kind == CharacterClass(second)
  }
}
