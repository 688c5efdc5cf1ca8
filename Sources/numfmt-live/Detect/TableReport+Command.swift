import EscapedText
import LiveNumber

/// The command line that converts the decided columns of a table to plain numbers.
extension TableReport {
  /// Columns that one locale reads.
  private struct Group {
    var reader: Reader
    var reading: Reading
    var signField: SignField?
    var fields: [Int]
  }

  /// A locale that reads numbers, and the mode in which it does.
  private typealias Reader = (locale: String, mode: ParseMode)

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
      shared.contains(index) ? nil : column.verdict.decided.map { (index, column.trial, $0) }
    }
    // Few locales read columns that few conventions read, and most of these read the others, too.
    // One that has to be read leniently comes first, since the others can be read so, too.
    let ordered = decided.sorted {
      ($0.1.reading.mode == .lenient ? 0 : 1, $0.2.count)
        < ($1.1.reading.mode == .lenient ? 0 : 1, $1.2.count)
    }
    for (index, trial, conventions) in ordered {
      let signField = signs.field(ofColumn: index, signed: signed)
      let shared = indices[signField?.field]?.first {
        groups[$0].reading.style == trial.reading.style
          && groups[$0].reading.notations == trial.reading.notations
          && reads(trial, groups[$0].reader, conventions)
      }
      if let shared {
        groups[shared].fields.append(index + 1)
      } else if let reader = likeliestReader(of: trial, conventions) {
        indices[signField?.field, default: []].append(groups.count)
        groups.append(
          Group(reader: reader, reading: trial.reading, signField: signField, fields: [index + 1]))
      }
    }
    guard !groups.isEmpty else { return nil }
    for index in groups.indices { groups[index].fields.sort() }
    groups.sort { $0.fields[0] < $1.fields[0] }
    return groups.map { group in
      options(for: group.fields, group.reading, hasHeader: hasHeader, signField: group.signField)
        .parseCommand(group.reader.locale, style: group.reading.style, group.reader.mode)
    }.joined(separator: " | ")
  }

  /// Returns the likeliest locale that reads the numbers of a trial as some conventions do, or
  /// `nil` if there's none.
  private func likeliestReader(of trial: Trial, _ conventions: [Convention]) -> Reader? {
    let preference = LocalePreference(
      currency: trial.reading.style?.currency ?? table.search.currency, dateForms: dateForms)
    let locales = preference.sorted(conventions.flatMap(\.locales))
    let likely = locales.filter(preference.isLikely)
    // A likely locale that only lenient parsing reads comes before a rare one, such as the only one
    // that writes `17.50 €`.
    let all =
      trial.reading.notations.isEmpty
      ? table.search.conventions(of: trial.reading.style)
      : trial.detection.tallies.map(\.convention)
    let others = preference.sorted(all.flatMap(\.locales)).filter {
      preference.isLikely($0) && !likely.contains($0)
    }
    let candidates: [(locales: [String], mode: ParseMode)] = [
      (likely, .strict), (likely, .lenient), (others, .lenient), (locales, .strict),
      (locales, .lenient),
    ]
    return candidates.lazy.flatMap { locales, mode in locales.lazy.map { ($0, mode) } }
      .first { reads(trial, $0, conventions) }
  }

  /// Returns whether a locale reads all numbers of a trial, and each as the conventions that decide
  /// it do.
  private func reads(_ trial: Trial, _ reader: Reader, _ conventions: [Convention]) -> Bool {
    let reading = trial.reading
    guard reader.mode == .lenient || reading.mode == .strict,
      let format = table.search.format(reader.locale, style: reading.style)
    else { return false }
    let notations = reading.notations.union(table.search.notations)
    // Lenient reading knows more separators than the locale's own convention has.
    let own = conventions.first { $0.locales.contains(reader.locale) }.map { [$0] } ?? conventions
    return trial.numbers.allSatisfy { text in
      guard let value = try? format.parse(text, mode: reader.mode, accepting: notations) else {
        return false
      }
      let decided = text.withUTF8Bytes { bytes in
        own.lazy.compactMap { $0.read(bytes, mode: reading.mode) }.first
      }
      return decided == value
    }
  }

  private func options(
    for fields: [Int], _ reading: Reading, hasHeader: Bool, signField: SignField? = nil,
    invalid: Bool = false
  ) -> [PrintedOption] {
    let skipCount = table.shape.skipCount
    var options = table.layout.options
    if skipCount > 0 { options.append(PrintedOption("--skip", "\(skipCount)")) }
    options += table.shape.commentOptions
    let names = fields.map { table.names[$0 - 1] }
    let areUnique = names.allSatisfy { nameCounts[$0.text] == 1 }
    if hasHeader, table.headerCount == 1, areUnique,
      names.allSatisfy({ $0.isPlain && !$0.text.isEmpty })
    {
      options.append(
        PrintedOption("--fields-from-header", names.map(\.listed).joined(separator: ",")))
    } else {
      let count = table.headerCount
      if hasHeader { options.append(PrintedOption("--header", count > 1 ? "\(count)" : nil)) }
      options.append(PrintedOption("--field", fields.map(String.init).joined(separator: ",")))
    }
    if let signField { options.append(signField.option) }
    options += table.search.options
    options += reading.tableOptions.filter { !options.contains($0) }
    let chosen = fields.map { columns[$0 - 1] }
    // A record that may be a header isn't among those of the columns.
    let first = hasHeader || header != .undecided ? [] : names.compactMap(\.placeholder)
    let missing = Set(chosen.flatMap(\.column.marks) + first).sorted()
    let areListed =
      missing.allSatisfy(MissingTexts.canList) && chosen.allSatisfy(\.column.hasFewMarks)
    if !missing.isEmpty, areListed {
      options.append(PrintedOption("--missing", missing.joined(separator: ",")))
    }
    if table.misfit != nil {
      options.append(PrintedOption("--field-count", "\(table.fieldCount)"))
    }
    let lacksSigns = signField.map { columns[$0.field - 1].column.count < recordCount } ?? false
    let hasExceptions =
      invalid || lacksSigns || table.misfit != nil || table.brokenQuotes != nil || !missing.isEmpty && !areListed
    return options + (hasExceptions ? [PrintedOption("--invalid", "warn")] : [])
  }

  // MARK: - Choices

  /// The commands for the answers to the questions that the file leaves open.
  var choices: [Choice] {
    var choices: [Choice] = []
    func add(_ words: String, _ command: String?) {
      if let command { choices.append(Choice(words: words, command: command)) }
    }
    let line = table.shape.skipCount + 1
    if header == .undecided {
      add("if line \(line) is a header", command(hasHeader: true))
      add("if line \(line) isn't a header", command(hasHeader: false))
    } else {
      for (signs, columns) in signs.shared.prefix(TableReport.maximumSharedSignsCount) {
        for column in columns {
          add(
            "if the signs in field \(signs + 1) are those of field \(column + 1)",
            command(hasHeader: header == .present, signed: column))
        }
      }
    }
    if let other = table.otherHeaderLine {
      add("if line \(other) is the header", detectCommand(skipping: other - 1))
    }
    // More lines of names and values can stand before a short table than it has records.
    if let misfit = table.misfit, misfit.fieldCount > table.fieldCount, table.misfitCount > 1,
      !columns.contains(where: \.verdict.isNumber)
    {
      add("if the table begins in line \(misfit.line)", detectCommand(skipping: misfit.line - 1))
    }
    // Other texts pass as they are, in any encoding.
    let encoding = columns.lazy.filter { $0.verdict.decided == nil }.compactMap(\.column.encoding)
      .first
    if let encoding, !table.search.options.contains(where: { $0.name == encoding.option.name }) {
      add("if the text is in \(encoding.rawValue)", detectCommand(with: [encoding.option]))
    }
    return choices + unitChoices + columns.indices.flatMap { self.choices(forColumn: $0) }
  }

  /// The commands for words without a meaning for numbers, each of which is for all columns.
  ///
  /// Flags are others in each column, but of two units, one can be meant without the other.
  private var unitChoices: [Choice] {
    var units: [(fields: [Int], question: ColumnFinding.Question, reading: Reading)] = []
    var indices: [[String]: Int] = [:]
    for (index, column) in columns.enumerated() {
      guard let question = column.question, question.isOfUnit else { continue }
      let reading = question.answers[0].trial.reading
      let words = reading.isFlag ? [] : question.words
      guard let known = indices[words] else {
        indices[words] = units.count
        units.append(([index + 1], question, reading))
        continue
      }
      units[known].fields.append(index + 1)
      for word in question.words where !units[known].question.words.contains(word) {
        units[known].question.words.append(word)
      }
      for option in reading.tableOptions where !units[known].reading.tableOptions.contains(option) {
        units[known].reading.removal?.options.append(option)
      }
    }
    return units.map { fields, question, reading in
      let meaning =
        reading.isFlag ? Reading.flagMeaning(question.words) : reading.answer?.meaning ?? ""
      return Choice(
        words: words(for: question, meaning, question.answers[0].value, fields),
        command: detectCommand(with: reading.tableOptions))
    }
  }

  /// The number of columns of shared signs to list commands for.
  ///
  /// Each of these commands names all decided fields.
  private static let maximumSharedSignsCount = 8

  /// Returns the command that looks at the file again with more options.
  private func detectCommand(with options: [PrintedOption]) -> String {
    let known = table.search.options + table.shape.commentOptions
    return (known + options.filter { !known.contains($0) }).commandLine(of: "detect")
  }

  private func detectCommand(skipping lineCount: Int) -> String {
    detectCommand(with: [PrintedOption("--skip", "\(lineCount)")])
  }

  private func choices(forColumn index: Int) -> [Choice] {
    let column = columns[index]
    let field = "field \(index + 1)"
    if let question = column.question {
      return question.isOfUnit
        ? []
        : question.answers.map { answer in
          let command = command(forColumn: index, answer.trial, answer.trial.conventions)
          return Choice(
            words: words(
              for: question, answer.trial.reading.answer?.meaning ?? "", answer.value, [index + 1]),
            command: command ?? detectCommand(with: answer.trial.reading.tableOptions))
        }
    }
    switch (column.verdict, column.detection.verdict) {
    case (.undecided, .ambiguous(let difference)):
      return difference.readings.compactMap { _, value in
        let conventions = column.trial.conventions(reading: difference.line, as: value)
        return command(forColumn: index, column.trial, conventions).map { command in
          let text = InvisibleScalar.spelled(difference.line.text)
          return Choice(words: "if \"\(text)\" in \(field) is \(value)", command: command)
        }
      }
    case (.texts, .decided(let conventions))
    where column.markedCount * 2 > column.filledCount && !column.isOfOneKind,
      (.undecided, .decided(let conventions)):
      return [command(forColumn: index, column.trial, conventions)].compactMap(\.self).map {
        Choice(words: "to convert only the numbers in \(field)", command: $0)
      }
    default: return []
    }
  }

  /// Returns the words for an answer to a question about some fields.
  private func words(
    for question: ColumnFinding.Question, _ meaning: String, _ value: ExactDecimal?, _ fields: [Int]
  ) -> String {
    let list = fields.map { "\($0)" }.joined(separator: ", ")
    let words =
      "if \(question.quotedWords) in field\(fields.count == 1 ? "" : "s") \(list) \(meaning)"
    guard let value else { return words }
    return words + ", and \"\(InvisibleScalar.spelled(question.line.text))\" becomes \(value)"
  }

  /// Returns the command that reads a column in some conventions, or `nil` if no locale has them.
  private func command(
    forColumn index: Int, _ trial: Trial, _ conventions: [Convention]
  ) -> String? {
    // The first record is a header for a column if it may be one and has no number there.
    let hasHeader =
      header == .present
      || header == .undecided && !table.names[index].text.withUTF8Bytes(TextKind.hasDigit)
    return likeliestReader(of: trial, conventions).map { reader in
      options(
        for: [index + 1], trial.reading, hasHeader: hasHeader,
        invalid: trial.detection.unreadCount > 0
      ).parseCommand(reader.locale, style: trial.reading.style, reader.mode)
    }
  }
}

extension Trial {
  /// Returns the conventions that read all numbers, and a text as a value.
  fileprivate func conventions(reading line: Detection.Line, as value: ExactDecimal) -> [Convention]
  {
    detection.tallies.filter { tally in
      tally.count == detection.readCount
        && line.text.withUTF8Bytes { tally.convention.read($0, mode: reading.mode) } == value
    }.map(\.convention)
  }
}

extension ColumnFinding.Verdict {
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
