public import LiveNumberCore

/// The promise that parsing as a paste takes what a field of the format takes: NUMBERS.md 2.12.
public enum PasteInvariants {
  /// Returns the difference between a text that is parsed as a paste and one that is pasted into an
  /// empty field, if there is one, and the number that was parsed.
  public static func broken(
    by text: String, in format: NumberFormat
  ) -> (message: String?, number: ExactDecimal?) {
    var field = EditingSession(format: format)
    let outcome = field.paste(text)
    let subject = "\(format.style.kind), “\(text.escaped)”"
    let found = "the field has \(field.text.escaped), \(outcome)"
    do throws(NumberParseError) {
      let number = try format.parse(text, mode: .paste)
      // A number of fraction digits alone can be cut away, and a field has limits of its length.
      let isLimited = [.tooManyFractionDigits, .tooLong, .negativeNotAllowed]
        .contains(outcome.reason)
      let isTaken =
        field.validity == .valid && field.value == cut(number, in: format) || isLimited
      return (isTaken ? nil : "\(subject) is \(number), \(found)", number)
    } catch {
      // Where a field asks, it isn't valid; and it doesn't ask about zero, or has no room for the
      // digits.
      if error.code == .misplacedSign, format.currency?.fractionDigits == 0,
        !field.readings.isEmpty || field.value == .zero || outcome.reason == .tooManyFractionDigits
      {
        return (nil, nil)
      }
      let isRejected = field.value == nil && outcome.reason == reasons[error.code]
      return (isRejected ? nil : "\(subject) is \(error.code.rawValue), \(found)", nil)
    }
  }

  private static let reasons: [NumberParseError.Code: NumberEditor.Reason] = [
    .empty: .notANumber, .noDigits: .notANumber, .unexpectedCharacter: .notANumber,
    .misplacedGrouping: .misplacedSeparator, .ambiguousSeparator: .ambiguousSeparator,
    .secondDecimalSeparator: .misplacedSeparator, .mixedDigits: .mixedDigits,
    .misplacedSign: .misplacedSign, .otherCurrency: .otherCurrency, .tooManyDigits: .tooLong,
  ]

  /// Returns a number without the fraction digits that a field of a format has no room for.
  private static func cut(_ number: ExactDecimal, in format: NumberFormat) -> ExactDecimal? {
    guard let shown = number.scaledByPowerOfTen(format.powerOfTen),
      case .fractionLength(_, let maximum?) = format.precision
    else { return number }
    return shown.rounded(toScale: maximum, .down).scaledByPowerOfTen(-format.powerOfTen)
  }
}
