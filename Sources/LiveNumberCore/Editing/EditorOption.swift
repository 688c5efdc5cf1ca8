extension NumberEditor.Options {
  /// Shows a reader every option with its name and the kind of its value, but not those that only
  /// code can set.
  ///
  /// Recorded cases, web pages, fuzzers, and random tests know the options from here, and tests
  /// compare the command's flags with them. New ones go last, since recorded inputs of fuzzers
  /// choose values in this order.
  package mutating func visit(_ reader: inout OptionReader) {
    reader.limit("maximumFractionDigits", &maximumFractionDigits)
    reader.count("minimumFractionDigits", &minimumFractionDigits, from: 0)
    reader.count("minimumIntegerDigits", &minimumIntegerDigits, from: 0)
    reader.count("maximumIntegerDigits", &maximumIntegerDigits, from: 1)
    reader.count("maximumLength", &maximumLength, from: 1)
    reader.decimal("minimum", &range.minimum)
    reader.decimal("maximum", &range.maximum)
    reader.choice("rangePolicy", "flag block clampOnCommit", &rangePolicy)
    reader.flag("allowsNegative", &allowsNegative)
    reader.choice("signKey", "leading anywhere", &signKey)
    reader.choice("deleteOverGroup", "digit skip", &deleteOverGroup)
    reader.choice("leadingZeros", "collapse keep", &leadingZeros)
    reader.flag("insertsLeadingZero", &insertsLeadingZero)
    reader.flag("padsWhileTyping", &padsWhileTyping)
    reader.choice("paste", "smart locale", &paste)
    reader.choice("entry", "free fromRight", &entry)
    reader.flag("showsEmptyAffixes", &showsEmptyAffixes)
    reader.characters("decimalAliases", &decimalAliases)
    reader.decimal("step", &step)
    reader.choice("fractionOverflow", "reject roundOnCommit", &fractionOverflow)
    reader.choice("emptyValue", "none zero", &emptyValue)
    reader.choice("doubt", "take ask", &doubt, formerly: "readAsTyped reject warn")
    reader.count("maximumSignificantDigits", &maximumSignificantDigits, from: 1)
    reader.flag("snapsToStep", &snapsToStep)
    visitNotations(&reader)
  }
}

/// An option of an editor as data.
package struct EditorOption: Sendable {
  /// A kind of values, with their texts.
  package enum Kind: Sendable {
    /// A count of digits.
    case count
    /// A count of digits, or `null` for no limit.
    case limit
    /// A decimal such as `-1234.5`.
    case decimal
    /// `true` or `false`.
    case flag
    /// One of some names.
    case choice
    /// Any of some names, with spaces between them.
    case set
    /// Any characters.
    case characters
  }

  /// The name in the API.
  package let name: String
  package let kind: Kind
  /// The minimum of a count.
  package let least: Int
  /// The names of the values of a flag, a choice, or a set, with spaces between them: an array
  /// would be a larger module for browsers.
  package let choices: String
}
