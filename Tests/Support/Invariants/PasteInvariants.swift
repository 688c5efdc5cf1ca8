public import LiveNumberCore

/// The promises that parsing as a paste takes what a field of the format takes, and that no reading
/// is another number than a careful person's: NUMBERS.md 2.5, 2.9, 2.10, and 2.12.
public enum PasteInvariants {
  /// Returns the promise that a text breaks, if there is one, and the number that is parsed as a
  /// paste.
  public static func broken(
    by text: String, in format: NumberFormat
  ) -> (message: String?, number: ExactDecimal?) {
    let (difference, number) = difference(of: text, in: format)
    return (difference ?? misreading(of: text, number, in: format), number)
  }

  /// Returns the number of a text, in a mode that a careful person reads otherwise.
  private static func misreading(
    of text: String, _ pasted: ExactDecimal?, in format: NumberFormat
  ) -> String? {
    guard let careful = CarefulReading(text, in: format) else { return nil }
    let lenient = try? format.parse(text, mode: .lenient)
    let subject = "\(format.style.kind), “\(text.escaped)”"
    if let pasted, !careful.allows(pasted) { return "\(subject) is \(pasted), pasted" }
    if let lenient, !careful.hasOwnFraction(lenient) {
      return "\(subject) is \(lenient), leniently"
    }
    for number in [pasted, lenient] {
      guard let number, let isNegative = careful.isNegative, number != .zero,
        number.isNegative != isNegative
      else { continue }
      return "\(subject) is \(number), and has another sign"
    }
    return nil
  }

  /// Returns the difference between a text that is parsed as a paste and one that is pasted into an
  /// empty field, if there is one, and the number that was parsed.
  private static func difference(
    of text: String, in format: NumberFormat
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
      // Where a field asks, it isn't valid; and it doesn't ask about zero, has no room for the
      // digits, or is never negative, so that a hyphen can only close the amount.
      if error.code == .misplacedSign, format.currency?.fractionDigits == 0,
        !field.readings.isEmpty || field.value == .zero
          || format.options.signDisplay == .never && field.value?.isNegative == false
          || outcome.reason == .tooManyFractionDigits || outcome.reason == .tooLong
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
