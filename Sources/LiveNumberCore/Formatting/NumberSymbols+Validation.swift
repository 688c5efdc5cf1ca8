extension NumberSymbols {
  /// Throws an error if the symbols can't be told apart.
  func validate() throws(NumberFormatError) {
    guard digits.count == 10 else {
      throw NumberFormatError(
        .unusableSymbols, "There are \(digits.count) digits; give ten, zero first.")
    }
    // No test can tell which digit: all have its width, or the digits are unusable.
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
    guard !decimalSeparator.hasSameBytes(as: groupingSeparator) else {
      throw NumberFormatError(
        .unusableSymbols,
        "“\(decimalSeparator)” is both the decimal and the grouping separator; change one of them.")
    }
  }
}
