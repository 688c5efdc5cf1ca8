extension ParseFault {
  /// Returns a line that says what is wrong with a part of a text in a format, or with the text.
  ///
  /// It quotes the first character of the part, or all of a word.
  func message(about word: Substring, in format: NumberFormat?) -> String {
    let part = word.unicodeScalars.first.map { String(Character($0)) } ?? ""
    let maximum = ExactDecimal.maximumDigitCount
    return switch kind {
    case .empty: "a number was expected"
    case .noDigits: "digits were expected"
    case .noExponentDigits: "digits of the exponent were expected"
    case .invalidUTF8: "bytes that aren't UTF-8"
    case .notADigit: "“\(part)” isn't a digit"
    case .notACanonicalDigit: "“\(part)” isn't a digit; write a number like 1234.5"
    case .notAnExponentDigit: "“\(part)” isn't a digit of the exponent"
    case .notPartOfANumber: "no part of a number"
    case .mixedDigits: "digits of two numbering systems"
    case .otherDigit: "“\(part)” is a digit of another numbering system"
    case .otherDigitAfterDigits: "“\(part)” among digits of another numbering system"
    case .misplacedSign: "“\(part)” is a misplaced sign"
    case .secondSign: "a second sign"
    case .closingHyphen:
      "“\(part)” is a minus sign, or closes the amount; write the currency with it"
    case .abbreviationPeriod:
      "“\(part)” ends the abbreviation; write a digit or a space before the number"
    case .priceDash:
      "a dash after “\(symbols(format).decimalSeparator)”, which can replace a fraction"
    case .missingPrefix, .missingSuffix: "“\(missingAffix(format))” was expected"
    case .missingAffix: "a currency was expected"
    case .missingCurrency: "“\(part)” is the currency or the decimal separator"
    case .otherCurrency: "another currency"
    case .secondDecimalSeparator: "a second decimal separator"
    case .secondDecimalPoint: "a second decimal point"
    case .groupingAfterDecimalSeparator: "a grouping separator after the decimal separator"
    case .groupingSwitchedOff: "grouping is switched off"
    case .otherGroupingSeparator: "another grouping separator than before"
    case .notGrouping: "“\(part)” doesn't group digits here"
    case .ambiguousMagnitude: "“\(word)” can mean more than one power of ten here"
    case .ambiguousSeparator: "“\(part)” groups digits or is the decimal separator"
    case .firstGroup: "\(group); at most \(groupingRule(format).secondary) are expected"
    case .middleGroup: "\(group); \(groupingRule(format).secondary) are expected"
    case .lastGroup: "\(group); \(groupingRule(format).primary) are expected"
    case .groupBeginsWithZero: "a first group that begins with a zero"
    case .incompleteGroups: "grouping separators that don't make complete groups"
    case .tooManyDigits: "more than \(maximum) digits"
    case .tooManyFractionDigits: "more than \(maximum) digits after the decimal separator"
    case .tooManyDigitsInFull: "more than \(digitCount) digits when written in full"
    case .tooManyCountedDigits: "\(digitCount) digits; at most \(maximum) are read"
    }
  }

  /// Returns what was expected in a format instead.
  func expectedTexts(in format: NumberFormat?) -> [String] {
    let symbols = symbols(format)
    return switch expected {
    case .nothing: []
    case .digit: ["0"]
    case .digitOrPoint: ["0", "."]
    case .digitOrDecimalSeparator: ["0", symbols.decimalSeparator]
    case .digitOrSeparator: ["0", symbols.decimalSeparator, symbols.groupingSeparator]
    case .separator: [symbols.groupingSeparator, symbols.decimalSeparator]
    case .ownDigit: symbols.digits.map { String(Character($0)) }
    case .affix: [missingAffix(format)]
    case .currency: format?.currency.map { [$0.code] } ?? []
    }
  }

  private var group: String {
    "a group of \(digitCount) digit\(digitCount == 1 ? "" : "s")"
  }

  private func missingAffix(_ format: NumberFormat?) -> String {
    guard let format else { return "" }
    let affixes = format.compiled.unsigned
    return format.compiled.text(kind == .missingPrefix ? affixes.prefix : affixes.suffix)
  }

  // Only the faults of a format have words of their format's.

  private func symbols(_ format: NumberFormat?) -> NumberSymbols {
    format?.symbols ?? NumberSymbols()
  }

  private func groupingRule(_ format: NumberFormat?) -> GroupingRule {
    format?.compiled.groupingRule ?? GroupingRule(.thousands)
  }
}
