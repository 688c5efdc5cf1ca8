import LiveNumber

/// English words for the reasons of the library, short enough for the space beside a field.
enum ReasonWords {
  static func words(for reason: NumberEditor.Reason) -> String {
    // Reasons are an open set: one that is newer than this table shows its name.
    table[reason] ?? reason.rawValue
  }

  static let table: [NumberEditor.Reason: String] = [
    // What was adjusted.
    .groupingMisfit: "check the grouping",
    .fractionTruncated: "fraction digits cut",
    .partsJoined: "fraction joined to the integer",
    .clampedToRange: "moved into the range",
    .rounded: "rounded",
    // What cannot be typed.
    .unexpectedCharacter: "not part of a number",
    .secondDecimalSeparator: "there is a decimal separator already",
    .noFraction: "no fraction here",
    .afterRefusedSeparator: "the decimal separator was refused",
    .misplacedGrouping: "no grouping separator here",
    .misplacedSign: "no sign here",
    .negativeNotAllowed: "no negative numbers",
    .leadingZero: "no zero in front of other digits",
    .tooManyFractionDigits: "the fraction is full",
    .tooManyIntegerDigits: "the integer part is full",
    .tooLong: "too long",
    .outOfRange: "out of range",
    .atBound: "the range ends here",
    // What cannot be pasted.
    .notANumber: "not a number",
    .mixedDigits: "digits of two scripts",
    .otherCurrency: "another currency",
    .ambiguousSeparator: "the separator could mean either",
    .misplacedSeparator: "separators in wrong places",
    .decoration: "not part of the number",
    // What restrictions and bound values say.
    .notAllowed: "not on offer",
    .restored: "the last value again",
  ]
}
