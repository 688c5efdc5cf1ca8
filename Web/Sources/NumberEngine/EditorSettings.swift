internal import LiveNumberCore

// The options of a field, with the names and values of `NumberEditor.Options`.

extension Settings {
  /// Reads the options of an editor of a format.
  func editor(_ format: NumberFormat) throws(SettingError) -> NumberEditor {
    var options = NumberEditor.Options()
    for (name, text) in pairs {
      var reader = OptionReader(name, text)
      options.visit(&reader)
      if !reader.isRead { throw SettingError(name, text, reader.problem) }
    }
    do throws(NumberEditorError) {
      try options.validate(for: format)
      return NumberEditor(format: format, options: options)
    } catch {
      throw SettingError(error.description)
    }
  }
}

extension OptionReader {
  /// The problem of a text that hasn't been read.
  fileprivate var problem: String {
    switch kind {
    case .count: SettingError.notACount
    case .limit: SettingError.notACount + " or null"
    case .decimal: SettingError.notADecimal
    case .choice, .flag, .set: SettingError.notAChoice + choices
    // Any characters are a value.
    case .characters, .text, .ranges, nil: SettingError.unknown
    }
  }
}
