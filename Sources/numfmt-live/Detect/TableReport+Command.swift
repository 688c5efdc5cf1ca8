import EscapedText
import LiveNumber

/// The command line that converts the decided columns of a table to plain numbers.
extension TableReport {
  /// Columns that one locale reads.
  private struct Group {
    var locale: String
    var mode: ParseMode
    var style: ColumnStyle?
    var notations: ParseNotations
    var signField: SignField?
    var fields: [Int]
  }

  /// A question that the file leaves open, and the command for one of the answers.
  struct Choice {
    var words: String
    var command: String
  }

  /// The command, with a pipe if the columns have different conventions; or `nil` if no column is
  /// decided, or it depends on the header.
  var command: String? { header == .undecided ? nil : command(hasHeader: header == .present) }

  /// Returns the command, which leaves out columns that share their signs, unless `signed` is the
  /// index of the one that has them.
  private func command(hasHeader: Bool, signed: Int? = nil) -> String? {
    var groups: [Group] = []
    // Each column can have a field of signs, and a group, of its own.
    var indices: [Int?: [Int]] = [:]
    let shared = Set(
      signs.shared.map(\.columns).filter { columns in !columns.contains { $0 == signed } }.joined())
    let decided = columns.enumerated().compactMap { index, column in
      shared.contains(index) ? nil : column.verdict.decided.map { (index, column, $0) }
    }
    // Few locales read columns that few conventions read, and most of these read the others, too.
    // One that has to be read leniently comes first, since the others can be read so, too.
    let ordered = decided.sorted {
      ($0.1.mode == .lenient ? 0 : 1, $0.2.count) < ($1.1.mode == .lenient ? 0 : 1, $1.2.count)
    }
    for (index, column, conventions) in ordered {
      let signField = signs.field(ofColumn: index, signed: signed)
      let shared = indices[signField?.field]?.first {
        groups[$0].style == column.style && groups[$0].notations == column.notations
          && reads(column, in: groups[$0].locale, conventions, mode: groups[$0].mode)
      }
      if let shared {
        groups[shared].fields.append(index + 1)
      } else if var group = group(of: column, conventions) {
        group.fields = [index + 1]
        group.signField = signField
        indices[signField?.field, default: []].append(groups.count)
        groups.append(group)
      }
    }
    guard !groups.isEmpty else { return nil }
    for index in groups.indices { groups[index].fields.sort() }
    groups.sort { $0.fields[0] < $1.fields[0] }
    return groups.map { group in
      options(for: group.fields, hasHeader: hasHeader, signField: group.signField)
        .parseCommand(group.locale, style: group.style, group.mode)
    }.joined(separator: " | ")
  }

  private func preference(_ style: ColumnStyle?) -> LocalePreference {
    LocalePreference(
      currency: style?.currency ?? table.search.currency, dateForms: dateForms)
  }

  /// Returns the likeliest locale that reads a column.
  private func group(of column: ColumnDetection.Finding, _ conventions: [Convention]) -> Group? {
    let preference = preference(column.style)
    let locales = preference.sorted(conventions.flatMap(\.locales))
    let likely = locales.filter(preference.isLikely)
    // A likely locale that only lenient parsing reads comes before a rare one, such as the only one
    // that writes `17.50 €`.
    let all =
      column.notations.isEmpty
      ? table.search.conventions(of: column.style)
      : column.detection.tallies.map(\.convention)
    let others = preference.sorted(all.flatMap(\.locales)).filter {
      preference.isLikely($0) && !likely.contains($0)
    }
    let candidates: [(locales: [String], mode: ParseMode)] = [
      (likely, .strict), (likely, .lenient), (others, .lenient), (locales, .strict),
    ]
    for (locales, mode) in candidates {
      let reader = locales.first { reads(column, in: $0, conventions, mode: mode) }
      if let reader {
        return Group(
          locale: reader, mode: mode, style: column.style, notations: column.notations, fields: [])
      }
    }
    return nil
  }

  /// Returns whether a locale reads all texts of a column, and each as the conventions that decide
  /// it do.
  private func reads(
    _ column: ColumnDetection.Finding, in locale: String, _ conventions: [Convention],
    mode: ParseMode
  ) -> Bool {
    guard mode == .lenient || column.mode == .strict,
      let format = table.search.format(locale, style: column.style)
    else { return false }
    let notations = column.notations.union(table.search.notations)
    // Lenient reading knows more separators than the locale's own convention has.
    let own = conventions.first { $0.locales.contains(locale) }.map { [$0] } ?? conventions
    return column.numbers.allSatisfy { text in
      guard let value = try? format.parse(text, mode: mode, accepting: notations) else {
        return false
      }
      let decided = text.withUTF8Bytes { bytes in
        own.lazy.compactMap { $0.read(bytes, mode: column.mode) }.first
      }
      return decided == value
    }
  }

  /// Adds an option unless it's there already.
  private func add(_ option: PrintedOption, to options: inout [PrintedOption]) {
    if !options.contains(option) { options.append(option) }
  }

  private func options(
    for fields: [Int], hasHeader: Bool, signField: SignField? = nil, invalid: Bool = false,
    adding more: [PrintedOption] = []
  ) -> [PrintedOption] {
    let skipCount = table.shape.skipCount
    var options = table.layout.options
    if skipCount > 0 { options.append(PrintedOption("--skip", "\(skipCount)")) }
    options += table.shape.commentOptions
    let names = fields.map { table.names[$0 - 1] }
    let areUnique = names.allSatisfy { nameCounts[$0.text] == 1 }
    if hasHeader, areUnique, names.allSatisfy({ $0.isPlain && !$0.text.isEmpty }) {
      options.append(
        PrintedOption("--fields-from-header", names.map(\.listed).joined(separator: ",")))
    } else {
      if hasHeader { options.append(PrintedOption("--header")) }
      options.append(PrintedOption("--field", fields.map(String.init).joined(separator: ",")))
    }
    if let signField { options.append(signField.option) }
    options += table.search.options
    let chosen = fields.map { columns[$0 - 1] }
    if let notations = chosen.first?.notations, !notations.isEmpty {
      add(notations.option, to: &options)
    }
    for option in more { add(option, to: &options) }
    // A record that may be a header isn't among those of the columns.
    let first = hasHeader || header != .undecided ? [] : names.compactMap(\.placeholder)
    let missing = Set(chosen.flatMap(\.placeholders) + first).sorted()
    let areListed =
      missing.allSatisfy(MissingTexts.canList) && chosen.allSatisfy(\.knowsPlaceholders)
    if !missing.isEmpty, areListed {
      options.append(PrintedOption("--missing", missing.joined(separator: ",")))
    }
    if table.misfit != nil {
      options.append(PrintedOption("--field-count", "\(table.fieldCount)"))
    }
    let hasExceptions =
      invalid || table.misfit != nil || table.brokenQuotes != nil || !missing.isEmpty && !areListed
    return options + (hasExceptions ? [PrintedOption("--invalid", "warn")] : [])
  }

  // MARK: - Choices

  /// The commands for the answers to the questions that the file leaves open.
  var choices: [Choice] {
    var choices: [Choice] = []
    let line = table.shape.skipCount + 1
    if header == .undecided {
      for (hasHeader, words) in [(true, "is"), (false, "isn't")] {
        guard let command = command(hasHeader: hasHeader) else { continue }
        choices.append(Choice(words: "if line \(line) \(words) a header", command: command))
      }
    }
    if header != .undecided {
      for (signs, columns) in signs.shared.prefix(TableReport.maximumSharedSignsCount) {
        for column in columns {
          guard let command = command(hasHeader: header == .present, signed: column) else {
            continue
          }
          choices.append(
            Choice(
              words: "if the signs in field \(signs + 1) are those of field \(column + 1)",
              command: command))
        }
      }
    }
    if let other = table.otherHeaderLine {
      choices.append(
        Choice(
          words: "if line \(other) is the header",
          command: detectCommand(with: [PrintedOption("--skip", "\(other - 1)")])))
    }
    // More lines of names and values can stand before a short table than it has records.
    if let misfit = table.misfit, misfit.fieldCount > table.fieldCount, table.misfitCount > 1,
      !columns.contains(where: \.verdict.isNumber)
    {
      choices.append(
        Choice(
          words: "if the table begins in line \(misfit.line)",
          command: detectCommand(with: [PrintedOption("--skip", "\(misfit.line - 1)")])))
    }
    // Other texts pass as they are, in any encoding.
    let encoding = columns.lazy.filter { $0.verdict.decided == nil }.compactMap(\.encoding).first
    if let encoding, !table.search.options.contains(where: { $0.name == encoding.option.name }) {
      choices.append(
        Choice(
          words: "if the text is in \(encoding.rawValue)",
          command: detectCommand(with: [encoding.option])))
    }
    return choices + columns.indices.flatMap { self.choices(forColumn: $0) }
  }

  /// The number of columns of shared signs to list commands for.
  ///
  /// Each of these commands names all decided fields.
  private static let maximumSharedSignsCount = 8

  /// Returns the command that looks at the file again with more options.
  private func detectCommand(with options: [PrintedOption]) -> String {
    (table.search.options + table.shape.commentOptions + options).commandLine(of: "detect")
  }

  private func choices(forColumn index: Int) -> [Choice] {
    let column = columns[index]
    switch column.verdict {
    case .undecided:
      if let question = column.question { return choices(forColumn: index, question) }
      if case .ambiguous(let difference) = column.detection.verdict {
        return difference.readings.compactMap { convention, value in
          command(
            forColumn: index, column.conventions(like: convention, in: difference),
            "if \"\(InvisibleScalar.spelled(difference.line.text))\" in field \(index + 1) is \(value)"
          )
        }
      }
      guard case .decided(let conventions) = column.detection.verdict else { return [] }
      return [command(forColumn: index, conventions, words(ofNumbersIn: index))].compactMap(\.self)
    case .texts(nil) where column.affix != nil:
      guard let affix = column.affix else { return [] }
      return [
        Choice(
          words: "if \"\(affix.text)\" in field \(index + 1) is a currency or a unit",
          command: detectCommand(with: affix.options))
      ]
    case .texts:
      guard column.markedCount * 2 > column.filledCount, !column.isOfOneKind,
        case .decided(let conventions) = column.detection.verdict
      else { return [] }
      return [command(forColumn: index, conventions, words(ofNumbersIn: index))].compactMap(\.self)
    case .empty, .unsigned, .sameInAll, .decided: return []
    }
  }

  private func choices(forColumn index: Int, _ question: WordQuestion) -> [Choice] {
    question.answers.compactMap { answer in
      var words = "if \(question.quotedWords) in field \(index + 1) \(answer.words)"
      if let value = answer.value {
        words += ", and \"\(InvisibleScalar.spelled(question.line.text))\" becomes \(value)"
      }
      var column = columns[index]
      (column.style, column.mode, column.notations) = (
        question.style, answer.mode, answer.notations
      )
      column.numbers = answer.numbers
      guard let group = group(of: column, answer.conventions) else {
        return Choice(words: words, command: detectCommand(with: answer.options))
      }
      let accept = answer.notations.isEmpty ? [] : [answer.notations.option]
      let options = options(
        for: [index + 1], hasHeader: canPassHeader(ofColumn: index), invalid: question.hasOthers,
        adding: accept + answer.options)
      return Choice(
        words: words, command: options.parseCommand(group.locale, style: group.style, group.mode))
    }
  }

  /// Returns whether the first record is a header for a column: it is one, or it may be one and has
  /// no number there.
  private func canPassHeader(ofColumn index: Int) -> Bool {
    switch header {
    case .present: true
    case .absent: false
    case .undecided: !table.names[index].text.withUTF8Bytes(TextKind.hasDigit)
    }
  }

  private func words(ofNumbersIn index: Int) -> String {
    "to convert only the numbers in field \(index + 1)"
  }

  /// Returns the command that reads a column in some conventions, with these words before it.
  private func command(
    forColumn index: Int, _ conventions: [Convention], _ words: String
  ) -> Choice? {
    let column = columns[index]
    let locale = preference(column.style).sorted(conventions.flatMap(\.locales)).first
    guard let locale else { return nil }
    let options = options(
      for: [index + 1], hasHeader: canPassHeader(ofColumn: index),
      invalid: column.detection.unreadCount > 0)
    let command = options.parseCommand(locale, style: column.style, column.mode)
    return Choice(words: words, command: command)
  }
}

extension ColumnDetection.Finding {
  /// Returns the conventions that read a text as another one does: those with words are of one
  /// language each.
  fileprivate func conventions(
    like convention: Convention, in difference: Detection.Difference
  ) -> [Convention] {
    guard !notations.isEmpty else { return [convention] }
    return difference.line.text.withUTF8Bytes { text in
      let value = convention.read(text, mode: mode)
      return detection.tallies.filter { tally in
        tally.count == detection.readCount && tally.convention.read(text, mode: mode) == value
      }.map(\.convention)
    }
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
