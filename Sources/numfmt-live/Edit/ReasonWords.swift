import LiveNumber

/// Short English words for the reasons of the library.
enum ReasonWords {
  static func words(for reason: NumberEditor.Reason) -> String {
    // Reasons are an open set. A reason that isn't in the table shows its name.
    table[reason] ?? reason.rawValue
  }

  static let table: [NumberEditor.Reason: String] = [
    // Adjusted edits.
    .groupingMisfit: "check the grouping",
    .separatorRefused: "a separator was rejected",
    .fractionTruncated: "fraction digits cut",
    .partsJoined: "fraction joined to the integer",
    .clampedToRange: "moved into the range",
    .rounded: "rounded",
    // Rejected typing.
    .unexpectedCharacter: "not part of a number",
    .secondDecimalSeparator: "there is a decimal separator already",
    .noFraction: "no fraction here",
    .afterRefusedSeparator: "the separator was rejected",
    .misplacedGrouping: "no grouping separator here",
    .misplacedSign: "no sign here",
    .negativeNotAllowed: "no negative numbers",
    .leadingZero: "no zero in front of other digits",
    .tooManyFractionDigits: "the fraction is full",
    .tooManyIntegerDigits: "the integer part is full",
    .tooLong: "too long",
    .outOfRange: "out of range",
    .atBound: "the range ends here",
    // Rejected pastes.
    .notANumber: "not a number",
    .mixedDigits: "digits of two scripts",
    .otherCurrency: "another currency",
    .ambiguousSeparator: "the separator could mean either",
    .misplacedSeparator: "separators in wrong places",
    .decoration: "not part of the number",
    // Restrictions and bound values.
    .notAllowed: "not on offer",
    .restored: "the last value again",
  ]
}
