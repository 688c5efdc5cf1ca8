extension NumberSymbols {
  func validate() throws(NumberFormatError) {
    guard digits.count == 10 else {
      throw NumberFormatError(
        .unusableSymbols, "\(digits.count) digits where 10 are expected, zero first")
    }
    let width = UTF8.width(digits[0])
    guard digits.allSatisfy({ UTF8.width($0) == width }) else {
      throw NumberFormatError(
        .unusableSymbols, "the ten digits must be of one numbering system")
    }
    guard !decimalSeparator.isEmpty, !groupingSeparator.isEmpty, !minusSign.isEmpty,
      !plusSign.isEmpty, !percentSign.isEmpty
    else {
      throw NumberFormatError(
        .unusableSymbols, "separators and signs must not be empty; switch grouping off instead")
    }
    guard decimalSeparator != groupingSeparator else {
      throw NumberFormatError(
        .unusableSymbols,
        "“\(decimalSeparator)” both before the fraction and between groups; one has to differ")
    }
  }
}
