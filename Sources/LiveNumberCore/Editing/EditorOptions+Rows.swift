extension NumberEditor.Options {
  /// Shows a reader every option with its name and the kind of its value, but not those that only
  /// code can set.
  ///
  /// Recorded cases, web pages, fuzzers, and random tests know the options from here; flags and
  /// tables are written from them. New ones go last, since recorded inputs of fuzzers choose values
  /// in this order.
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

extension OptionReader {
  mutating func limit(_ name: String, _ value: inout NumberEditor.Options.FractionLimit) {
    if case .upTo(let count) = value { check(name, count, from: 0) }
    list.addText(value.text)
    guard visit(name, .limit) else { return }
    var limit: NumberEditor.Options.FractionLimit?
    set(
      &limit,
      text.hasSameBytes(as: "null") ? .unlimited : OptionReader.count(text).map { .upTo($0) })
    value = limit ?? value
  }
}

extension NumberEditor.Options.FractionLimit {
  fileprivate var text: String? {
    switch self {
    case .automatic: nil
    case .unlimited: "null"
    case .upTo(let count): "\(count)"
    }
  }
}
