import LiveNumber

/// The command line that converts the decided columns of a table to plain numbers.
extension TableReport {
  /// Columns that one locale reads.
  private struct Group {
    var locale: NumberLocale
    var mode: ParseMode
    var currency: String?
    var fields: [Int]
  }

  /// The command, with a pipe if the columns have different conventions; or `nil` if no column is decided.
  var command: String? {
    var groups: [Group] = []
    let decided = columns.enumerated().compactMap { index, column in
      column.verdict.decided.map { (index, column, $0) }
    }
    // Few locales read columns that few conventions read, and most of these read the others, too.
    for (index, column, conventions) in decided.sorted(by: { $0.2.count < $1.2.count }) {
      let shared = groups.firstIndex {
        $0.currency == column.currency
          && reads(column, in: $0.locale, conventions, mode: $0.mode)
      }
      if let shared {
        groups[shared].fields.append(index + 1)
      } else if var group = group(of: column, conventions) {
        group.fields = [index + 1]
        groups.append(group)
      }
    }
    guard !groups.isEmpty else { return nil }
    for index in groups.indices { groups[index].fields.sort() }
    groups.sort { $0.fields[0] < $1.fields[0] }
    return groups.map { group in
      ShellWord.parseCommand(
        group.locale, currency: group.currency, group.mode, options(for: group.fields))
    }.joined(separator: " | ")
  }

  /// Returns the first locale that reads a column.
  private func group(of column: ColumnDetection.Finding, _ conventions: [Convention]) -> Group? {
    let locales = conventions.flatMap(\.locales)
    let familiar = locales.filter { locale in
      FamiliarLocale.all.contains { $0.identifier == locale.identifier }
    }
    // A known locale that only lenient parsing reads is better than one that nobody knows.
    for (locales, mode) in [(familiar, .strict), (familiar, .lenient), (locales, ParseMode.strict)]
    {
      let reader = locales.first { reads(column, in: $0, conventions, mode: mode) }
      if let reader {
        return Group(locale: reader, mode: mode, currency: column.currency, fields: [])
      }
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a locale of a convention reads all texts of a column.
  private func reads(
    _ column: ColumnDetection.Finding, in locale: NumberLocale, _ conventions: [Convention],
    mode: ParseMode
  ) -> Bool {
    guard mode == .lenient || column.mode == .strict,
      conventions.contains(where: { $0.locales.contains(locale) }),
      let format = table.search.format(locale, currency: column.currency)
    else { return false }
    return column.numbers.allSatisfy { (try? format.parse($0, mode: mode)) != nil }
  }

  private func options(for fields: [Int]) -> [String] {
    let skipCount = table.shape.skipCount
    var options = ["--csv", "-d", FileShape.word(for: table.delimiterCharacter)]
    if skipCount > 0 { options += ["--skip", "\(skipCount)"] }
    let names = fields.map { table.names[$0 - 1] }
    let areUnique = names.allSatisfy { name in table.names.count { $0.text == name.text } == 1 }
    if header == .present, areUnique, names.allSatisfy({ $0.isPlain && !$0.text.isEmpty }) {
      options += ["--fields-from-header", names.map(\.listed).joined(separator: ",")]
    } else {
      if header == .present { options.append("--header") }
      options += ["--field", fields.map(String.init).joined(separator: ",")]
    }
    return options + table.search.options + (hasExceptions ? ["--invalid", "warn"] : [])
  }

  /// A Boolean value that indicates whether there are texts or records that can't be converted.
  private var hasExceptions: Bool {
    table.misfit != nil || table.brokenQuotes != nil
      || columns.contains { $0.verdict.decided != nil && $0.placeholderCount > 0 }
  }
}

extension ColumnDetection.Verdict {
  /// The conventions that read a decided column, or `nil` if it isn't decided.
  fileprivate var decided: [Convention]? {
    if case .decided(let conventions) = self { conventions } else { nil }
  }
}

extension TableDetection.Name {
  /// The name in a list of names.
  fileprivate var listed: String {
    guard text.contains(where: { $0 == "," || $0 == "\"" }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
