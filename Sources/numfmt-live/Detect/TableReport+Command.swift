import EscapedText
import LiveNumber

/// The command line that converts columns of a table to plain numbers.
extension TableReport {
  /// A column, and how a command reads it.
  struct Chosen {
    var index: Int
    var trial: Trial
    /// The conventions that the numbers can be in.
    var conventions: [Convention]
  }

  /// A locale that reads numbers, and the mode in which it does.
  typealias Reader = (locale: String, mode: ParseMode)

  /// Columns that one locale reads.
  struct Group {
    var reader: Reader
    var reading: Reading
    var signField: SignField?
    var columns: [Chosen]
  }

  /// The command, with a pipe if the columns have different conventions; or `nil` if no column is
  /// decided, or it depends on the header.
  var command: String? {
    header == .undecided ? nil : command(of: decided, hasHeader: header == .present)
  }

  /// Returns the decided columns without those that share their signs, unless `signed` is the index
  /// of the one that has them.
  func decidedGroups(signed: Int? = nil) -> [Group] {
    let shared = Set(
      signs.shared.map(\.columns).filter { columns in !columns.contains { $0 == signed } }.joined())
    let chosen = columns.enumerated().compactMap { index, column in
      shared.contains(index)
        ? nil
        : column.verdict.decided.map { Chosen(index: index, trial: column.trial, conventions: $0) }
    }
    return groups(of: chosen, signed: signed)
  }

  /// Returns columns with the fewest locales that read them.
  func groups(of columns: [Chosen], signed: Int? = nil) -> [Group] {
    var groups: [Group] = []
    // Each column can have a field of signs, and a group, of its own.
    var indices: [Int?: [Int]] = [:]
    // Few locales read columns that few conventions read, and most of these read the others, too.
    // One that has to be read leniently comes first, since the others can be read so, too.
    func order(_ column: Chosen) -> (Int, Int) {
      (column.trial.reading.mode == .lenient ? 0 : 1, column.conventions.count)
    }
    for column in columns.sorted(by: { order($0) < order($1) }) {
      let reading = column.trial.reading
      let signField = signs.field(ofColumn: column.index, signed: signed)
      let shared = indices[signField?.field]?.first { index in
        let other = groups[index]
        return other.reading.style == reading.style && other.reading.notations == reading.notations
          && other.reading.tableOptions == reading.tableOptions && reads(column, other.reader)
      }
      if let shared {
        groups[shared].columns.append(column)
      } else if let reader = likeliestReader(of: column) {
        indices[signField?.field, default: []].append(groups.count)
        groups.append(
          Group(reader: reader, reading: reading, signField: signField, columns: [column]))
      }
    }
    for index in groups.indices { groups[index].columns.sort { $0.index < $1.index } }
    return groups.sorted { $0.columns[0].index < $1.columns[0].index }
  }

  /// Returns the command that reads some groups, or `nil` if there are none.
  func command(of groups: [Group], hasHeader: Bool) -> String? {
    guard !groups.isEmpty else { return nil }
    return groups.enumerated().map { index, group in
      options(of: group, hasHeader: hasHeader)
        .parseCommand(
          group.reader.locale, style: group.reading.style, group.reader.mode,
          of: index == 0 ? file : nil)
    }.joined(separator: " | ")
  }

  /// Returns the likeliest locale that reads the numbers of a column as its conventions do, or
  /// `nil` if there's none.
  private func likeliestReader(of column: Chosen) -> Reader? {
    let reading = column.trial.reading
    let preference = LocalePreference(
      currency: reading.style?.currency ?? table.search.currency, dateForms: dateForms)
    let locales = preference.sorted(column.conventions.flatMap(\.locales))
    let likely = locales.filter(preference.isLikely)
    // A likely locale that only lenient parsing reads comes before a rare one, such as the only one
    // that writes `17.50 €`, or the one with the minus of `−1.5`.
    let all =
      reading.notations.isEmpty
      ? table.search.conventions(of: reading.style)
      : column.trial.detection.tallies.map(\.convention)
    let familiar = preference.sorted(all.flatMap(\.locales)).filter(preference.isLikely)
    let candidates: [(locales: [String], mode: ParseMode)] = [
      (likely, .strict), (familiar, .lenient), (locales, .strict), (locales, .lenient),
    ]
    return candidates.lazy.flatMap { locales, mode in locales.lazy.map { ($0, mode) } }
      .first { reads(column, $0) }
  }

  /// Returns whether a locale reads all numbers of a column, and each as its conventions do.
  private func reads(_ column: Chosen, _ reader: Reader) -> Bool {
    let (reading, conventions) = (column.trial.reading, column.conventions)
    guard reader.mode == .lenient || reading.mode == .strict,
      let format = table.search.format(reader.locale, style: reading.style)
    else { return false }
    let notations = reading.notations.union(table.search.notations)
    // `0,75` among percentages isn't one of them, and would be 0.0075.
    let readsOthers =
      reader.mode == .lenient && reading.style?.needsSign == true
      && columns[column.index].leftTexts.contains { text in
        (try? format.parse(text, mode: .lenient, accepting: notations)) != nil
      }
    if readsOthers { return false }
    // Lenient reading knows more separators than the locale's own convention has.
    let own = conventions.first { $0.locales.contains(reader.locale) }.map { [$0] } ?? conventions
    return column.trial.numbers.allSatisfy { text in
      guard let value = try? format.parse(text, mode: reader.mode, accepting: notations) else {
        return false
      }
      let decided = text.withUTF8Bytes { bytes in
        own.lazy.compactMap { $0.read(bytes, mode: reading.mode) }.first
      }
      return decided == value
    }
  }

  // MARK: - Options

  private func options(of group: Group, hasHeader: Bool) -> [PrintedOption] {
    let shape = table.shape
    var options = table.layout?.options ?? []
    if shape.skipCount > 0 { options.append(PrintedOption("--skip", "\(shape.skipCount)")) }
    options += shape.commentOptions
    options += selection(of: group.columns.map(\.index), hasHeader: hasHeader)
    if let signField = group.signField { options.append(signField.option) }
    options += table.search.options
    options += group.reading.tableOptions.filter { !options.contains($0) }
    let chosen = group.columns.map { columns[$0.index] }
    // A record that may be a header isn't among those of the columns.
    let first =
      hasHeader || header != .undecided
      ? [] : group.columns.compactMap { table.names[$0.index].placeholder }
    let missing = Set(chosen.flatMap(\.column.marks) + first).sorted()
    let areListed =
      missing.allSatisfy(MissingTexts.canList) && chosen.allSatisfy(\.column.hasFewMarks)
    if !missing.isEmpty, areListed {
      options.append(PrintedOption("--missing", missing.joined(separator: ",")))
    }
    if table.misfit != nil {
      options.append(PrintedOption("--field-count", "\(table.fieldCount)"))
    }
    let hasExceptions =
      table.misfit != nil || table.brokenQuotes != nil || table.hasEmptyLines
      || !missing.isEmpty && !areListed
      || group.columns.contains { $0.trial.detection.unreadCount > 0 }
      || !hasHeader && header == .undecided && !readsFirstRecord(group)
      || group.signField.map { columns[$0.field - 1].column.count < recordCount } ?? false
    return options + (hasExceptions ? [PrintedOption("--invalid", "warn")] : [])
  }

  /// Returns whether a first record that may be a header has numbers, too.
  private func readsFirstRecord(_ group: Group) -> Bool {
    let notations = group.reading.notations.union(table.search.notations)
    let format = table.search.format(group.reader.locale, style: group.reading.style)
    return group.columns.allSatisfy { column in
      let name = table.names[column.index]
      return name.text.isEmpty || name.placeholder != nil
        || (try? format?.parse(name.text, mode: group.reader.mode, accepting: notations)) != nil
    }
  }

  /// Returns the options that name some columns, and say how many records are a header.
  private func selection(of indices: [Int], hasHeader: Bool) -> [PrintedOption] {
    let count = table.headerCount
    let header = hasHeader ? [PrintedOption("--header", "\(count)")] : []
    guard table.layout != nil else { return header }
    let names = indices.map { table.names[$0] }
    guard hasHeader, count == 1,
      names.allSatisfy({ $0.isPlain && !$0.text.isEmpty && nameCounts[$0.text] == 1 })
    else {
      let fields = indices.map { "\($0 + 1)" }.joined(separator: ",")
      return header + [PrintedOption("--field", fields)]
    }
    return FieldSelection.values(for: names.map(\.text)).map { PrintedOption("--field", $0) }
  }

  /// Returns the command that looks at the file again with more options.
  func detectCommand(with options: [PrintedOption]) -> String {
    let known =
      table.search.options + table.shape.commentOptions
      + (table.layout == nil ? [PrintedOption("--lines")] : [])
    return (known + options.filter { !known.contains($0) }).commandLine("detect", of: file)
  }
}

extension ColumnFinding.Verdict {
  /// The conventions that read a decided column, or `nil` if it isn't decided.
  fileprivate var decided: [Convention]? {
    if case .decided(let conventions) = self { conventions } else { nil }
  }
}
