// Written by Scripts/Generate/messages.py; edit the files of Localization instead.

extension NumberEditor.Reason: CustomStringConvertible {
  /// A few English words for people; the name of a reason that isn't the library's own.
  ///
  /// ```swift
  /// NumberEditor.Reason.noFraction.description      // no fraction here
  /// ```
  public var description: String {
    switch self {
    case Self(rawValue: "missing"): "a number is missing"
    case Self(rawValue: "incomplete"): "the number isn't finished"
    case .characterRejected: "not only a number"
    case .readAsTyped: "read as it was typed"
    case .fractionTruncated: "fraction digits cut"
    case .partsJoined: "fraction joined to the integer"
    case .clampedToRange: "moved into the range"
    case .rounded: "rounded"
    case .unexpectedCharacter: "not part of a number"
    case .secondDecimalSeparator: "there is a decimal separator already"
    case .noFraction: "no fraction here"
    case .misplacedGrouping: "no grouping separator here"
    case .misplacedSign: "no sign here"
    case .negativeNotAllowed: "no negative numbers"
    case .tooManyFractionDigits: "the fraction is full"
    case .tooManyIntegerDigits: "the integer part is full"
    case .tooLong: "too long"
    case .outOfRange: "out of range"
    case .atBound: "beyond the range"
    case .missingNumber: "a number is missing beside an operator"
    case .missingOperator: "an operator is missing between two numbers"
    case .missingParenthesis: "a parenthesis is missing"
    case .divisionByZero: "division by zero"
    case .ambiguousPercent: "the percent sign could mean either"
    case .ambiguousMagnitude: "the letters could mean either"
    case .possibleDate: "could be a date"
    case .notANumber: "not a number"
    case .mixedDigits: "digits of two scripts"
    case .otherCurrency: "another currency"
    case .ambiguousSeparator: "the separator could mean either"
    case .misplacedSeparator: "a separator in the wrong place"
    case .decoration: "not part of the number"
    case Self(rawValue: "restored"): "the previous value"
    case Self(rawValue: "changedByModel"): "changed by the app"
    case Self(rawValue: "refusedByModel"): "not taken by the app"
    case Self(rawValue: "notAMultiple"): "no such fraction here"
    case .notAllowed: "isn't one of the choices"
    case .outsideText: "outside the text"
    default: rawValue
    }
  }
}
