internal import LiveNumberCore

// The options of a field, with the names and values of `NumberEditor.Options`.

extension Settings {
  /// Reads the options of an editor of a format.
  mutating func editor(_ format: NumberFormat) throws(SettingError) -> NumberEditor {
    var options = NumberEditor.Options()
    try readDigits(&options)
    try readValues(&options)
    try readKeys(&options)
    try finish()
    do throws(NumberEditorError) {
      return try NumberEditor(format: format, options: options)
    } catch {
      throw SettingError(error.description)
    }
  }

  private mutating func readDigits(_ options: inout NumberEditor.Options) throws(SettingError) {
    if let text = take("maximumFractionDigits") {
      if text.isSame(as: "null") {
        options.maximumFractionDigits = .unlimited
      } else if let count = Int(text) {
        options.maximumFractionDigits = .upTo(count)
      } else {
        throw SettingError("maximumFractionDigits", text, "it isn't a whole number or null")
      }
    }
    try choice(
      "fractionOverflow", "reject roundOnCommit", [.reject, .roundOnCommit],
      &options.fractionOverflow)
    options.minimumFractionDigits = try number("minimumFractionDigits")
    options.minimumIntegerDigits = try number("minimumIntegerDigits") ?? 1
    options.maximumIntegerDigits = try number("maximumIntegerDigits")
    options.maximumLength = try number("maximumLength")
  }

  private mutating func readValues(_ options: inout NumberEditor.Options) throws(SettingError) {
    options.minimum = try decimal("minimum")
    options.maximum = try decimal("maximum")
    try choice(
      "rangePolicy", "flag block clampOnCommit", [.flag, .block, .clampOnCommit],
      &options.rangePolicy)
    try choice("emptyValue", "none zero", [.none, .zero], &options.emptyValue)
    options.step = try decimal("step")
    try flag("allowsNegative", &options.allowsNegative)
  }

  private mutating func readKeys(_ options: inout NumberEditor.Options) throws(SettingError) {
    try choice("signKey", "leading anywhere", [.leading, .anywhere], &options.signKey)
    try choice("deleteOverGroup", "digit skip", [.digit, .skip], &options.deleteOverGroup)
    try choice(
      "groupingMisfit", "reject warn readAsDecimal", [.reject, .warn, .readAsDecimal],
      &options.groupingMisfit)
    try choice("leadingZeros", "collapse keep", [.collapse, .keep], &options.leadingZeros)
    try flag("insertsLeadingZero", &options.insertsLeadingZero)
    try flag("padsWhileTyping", &options.padsWhileTyping)
    options.decimalAliases = (take("decimalAliases") ?? "").unicodeScalars.map { $0 }
    try choice("paste", "smart locale", [.smart, .locale], &options.paste)
    try choice("entry", "free fromRight", [.free, .fromRight], &options.entry)
    try flag("showsEmptyAffixes", &options.showsEmptyAffixes)
  }
}
