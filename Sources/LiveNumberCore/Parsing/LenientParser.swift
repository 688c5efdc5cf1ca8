/// A parser for what a careful person would read as a number of a format.
///
/// The decimal separator is the format's and no other: a reading that could change the magnitude is an
/// error.
enum LenientParser {
  static func parse(_ text: String, in format: NumberFormat) throws(ParseFault) -> ExactDecimal {
    let number = try ScannedNumber(text, in: format, currencies: .own)
    if let exponent = number.exponent { throw .notPartOfANumber(exponent.range) }
    if number.separatorIsAmbiguous, !number.hasAffix {
      throw ParseFault(.missingCurrency, number.separators[0].range, expecting: .currency)
    }
    let fractionCount =
      try number.endsInDecimal(by: .lenient, in: format.compiled) ? number.lastGroupCount : 0
    let shown = ExactDecimal(
      isNegative: number.isNegative, digits: number.digits, scale: fractionCount)
    guard let value = shown.scaledByPowerOfTen(-format.powerOfTen) else {
      throw ParseFault(.tooManyFractionDigits, 0..<text.utf8.count)
    }
    return value
  }
}
