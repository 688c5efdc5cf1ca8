package import LiveNumberCore

extension OptionRow {
  /// Texts of values to try, the default first, as far as an option has one.
  ///
  /// Recorded inputs of fuzzers choose by position.
  package var samples: [String?] {
    switch kind {
    case .count: least == 0 ? [nil, "1", "2", "0"] : [nil, "1", "4", "9"]
    case .limit: [nil, "null", "0", "2", "5"]
    case .decimal: [nil, "0.25", "10", "-5", "100"]
    case .flag, .choice:
      // The default is the one that changes nothing.
      names.sorted { isDefault($0) && !isDefault($1) }
    case .set: [nil] + names + [names.joined(separator: " ")]
    case .characters: [nil, "/'", ",.", "\u{431}"]
    case .text, .ranges: [nil]
    }
  }

  private func isDefault(_ text: String) -> Bool {
    var (options, style) = (NumberEditor.Options(), StyleRows())
    _ = options.read(name, text) || style.read(name, text)
    return options == NumberEditor.Options() && style == StyleRows()
  }
}

extension NumberEditor.Options {
  /// Creates the default options with changes.
  package init(_ change: (inout Self) -> Void) {
    self.init()
    change(&self)
  }
}
