internal import LiveNumberCore

// The options of a field, with the names and values of `NumberEditor.Options`.

extension Settings {
  mutating func editorOptions() throws(SettingError) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    try readDigits(&options)
    try readValues(&options)
    try readKeys(&options)
    try finish()
    return options
  }

  private mutating func readDigits(_ options: inout NumberEditor.Options) throws(SettingError) {
    if let text = take("maximumFractionDigits") {
      guard let count = Int(text) else {
        guard text.isSame(as: "null") else {
          throw SettingError("maximumFractionDigits: \"\(text)\" isn't a whole number or null")
        }
        options.maximumFractionDigits = .unlimited
        return
      }
      options.maximumFractionDigits = .upTo(count)
    }
    try choice("fractionOverflow", &options.fractionOverflow)
    options.minimumFractionDigits = try number("minimumFractionDigits")
    options.minimumIntegerDigits = try number("minimumIntegerDigits") ?? 1
    options.maximumIntegerDigits = try number("maximumIntegerDigits")
    options.maximumLength = try number("maximumLength")
  }

  private mutating func readValues(_ options: inout NumberEditor.Options) throws(SettingError) {
    options.minimum = try decimal("minimum")
    options.maximum = try decimal("maximum")
    try choice("rangePolicy", &options.rangePolicy)
    try choice("emptyValue", &options.emptyValue)
    options.step = try decimal("step")
    try flag("allowsNegative", &options.allowsNegative)
  }

  private mutating func readKeys(_ options: inout NumberEditor.Options) throws(SettingError) {
    try choice("signKey", &options.signKey)
    try choice("deleteOverGroup", &options.deleteOverGroup)
    try choice("leadingZeros", &options.leadingZeros)
    try flag("insertsLeadingZero", &options.insertsLeadingZero)
    try flag("padsWhileTyping", &options.padsWhileTyping)
    options.decimalAliases = (take("decimalAliases") ?? "").unicodeScalars.map { $0 }
    try choice("paste", &options.paste)
    try choice("entry", &options.entry)
    try flag("showsEmptyAffixes", &options.showsEmptyAffixes)
  }
}
