extension FieldMessages {
  /// The sentences of the field for web pages, in English.
  static let english = [
    "missing": "Enter a number.",
    "incomplete": "Complete the number.",
    "range": "Enter a number from {min} to {max}.",
    "minimum": "Enter {min} or more.",
    "maximum": "Enter {max} or less.",
    "groupingMisfit": "The digits after the separator don't make groups of a number.",
    "separatorRejected": "A separator wasn't taken, so the digits after it are missing.",
    "operatorRejected":
      "The field doesn't calculate, so the digits after the operator are missing.",
    "readAsDecimal": "The separator was read as the decimal one.",
    "fractionTruncated": "Digits that don't fit into the fraction were cut.",
    "partsJoined": "The digits before and after the separator are one number now.",
    "clampedToRange": "The number was moved to the nearest bound.",
    "rounded": "The number was rounded.",
    "unexpectedCharacter": "This character isn't part of a number.",
    "secondDecimalSeparator": "There already is a decimal separator.",
    "noFraction": "This field takes whole numbers.",
    "afterRejectedSeparator":
      "The digit would change the number, since the separator wasn't taken.",
    "afterRejectedOperator":
      "The digit would change the number, since the field doesn't calculate.",
    "misplacedGrouping": "No group can begin here.",
    "misplacedSign": "A sign belongs in front of the number.",
    "negativeNotAllowed": "The number can't be negative.",
    "leadingZero": "A number doesn't begin with this zero.",
    "tooManyFractionDigits": "The fraction is full.",
    "tooManyIntegerDigits": "The integer part is full.",
    "tooLong": "The field is full.",
    "outOfRange": "The number is out of range.",
    "atBound": "This is the bound of the range.",
    "notANumber": "The text isn't a number.",
    "mixedDigits": "The text has digits of two writing systems.",
    "otherCurrency": "The amount is in another currency.",
    "ambiguousSeparator": "The separator could mean thousands or a fraction.",
    "misplacedSeparator": "The separators don't make a number.",
    "decoration": "This is a symbol, not part of the number.",
    "restored": "The previous number is shown again.",
    "notAllowed": "This isn't one of the choices.",
    "outsideText": "The change wasn't in the text.",
  ]
}
