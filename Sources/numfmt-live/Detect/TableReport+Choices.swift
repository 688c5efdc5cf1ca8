import EscapedText
import LiveNumber

/// The commands for the answers to the questions that a file leaves open.
extension TableReport {
  /// An answer, and its command.
  struct Choice {
    var words: String
    var command: String
  }

  /// An answer to a question about columns of one kind.
  private struct Answer {
    /// Returns the words for the answer about some fields.
    var sentence: (_ fields: String, _ words: [String]) -> String
    /// The words beside numbers that it's about, or an empty list if it's about none.
    var words: [String] = []
    /// The first text that the answer is about, and its value, or `nil` if it isn't certain.
    var example: (text: String, value: ExactDecimal)?
    var columns: [Chosen]
    /// Whether `detect` can be told it for all columns at once, since the words have no meaning for
    /// the numbers.
    var isOfAllColumns = false
    var options: [PrintedOption] = []
  }

  /// The answers: those about the table first, and then those about columns, in the order of
  /// likelihood.
  var choices: [Choice] {
    var choices: [Choice] = []
    func add(_ words: String, _ command: String?) {
      if let command { choices.append(Choice(words: words, command: command)) }
    }
    func skipping(_ count: Int) -> String {
      detectCommand(with: [PrintedOption("--skip", "\(count)")])
    }
    let line = table.shape.skipCount + 1
    if header == .undecided {
      add("if line \(line) is a header", command(of: decided, hasHeader: true))
      add("if line \(line) isn't a header", command(of: decided, hasHeader: false))
    } else {
      for (signs, columns) in signs.shared.prefix(TableReport.maximumSharedSignsCount) {
        for column in columns {
          add(
            "if the signs in field \(signs + 1) are those of field \(column + 1)",
            command(of: decidedGroups(signed: column), hasHeader: header == .present))
        }
      }
    }
    if let other = table.otherHeaderLine {
      add("if line \(other) is the header", skipping(other - 1))
    }
    // More lines of names and values can stand before a short table than it has records.
    if let misfit = table.misfit, misfit.fieldCount > table.fieldCount, table.misfitCount > 1,
      !columns.contains(where: \.verdict.isNumber)
    {
      add("if the table begins in line \(misfit.line)", skipping(misfit.line - 1))
    }
    for likely in likelyEncodings {
      let name = likely.name.map { ", as in \"\(InvisibleScalar.spelled($0))\"" } ?? ""
      add(
        "if the text is in \(likely.encoding.rawValue)\(name)",
        detectCommand(with: [likely.encoding.option]))
    }
    return choices + answers.compactMap(choice)
  }

  /// The number of columns of shared signs to list commands for.
  ///
  /// Each of these commands names all decided fields.
  private static let maximumSharedSignsCount = 8

  /// The encodings in which texts that no column converts are numbers.
  ///
  /// Other texts pass as they are, in any encoding.
  private var likelyEncodings: [LikelyEncoding] {
    let option = TextEncoding.windows1252.option.name
    guard !table.search.options.contains(where: { $0.name == option }) else { return [] }
    let texts = columns.filter { column in
      if case .decided = column.verdict { false } else { true }
    }.flatMap(\.column.firstTexts)
    let names = table.names.lazy.compactMap(\.bytes) + texts.lazy.compactMap(\.bytes)
    guard let name = names.first else { return [] }
    // In a text that isn't UTF-8, what seems to be UTF-8 isn't, either.
    let bytes = texts.map { $0.bytes ?? Array($0.text.utf8) }
    return LikelyEncoding.all(for: bytes.filter { $0.contains { $0 >= 0x80 } }, name: name)
  }

  // MARK: - Answers

  /// The answers to the questions about columns, each once for all columns with the same question.
  private var answers: [Answer] {
    var answers: [Answer] = []
    var indices: [[String]: Int] = [:]
    for index in columns.indices {
      for (key, answer) in self.answers(forColumn: index) {
        guard let known = indices[key] else {
          indices[key] = answers.count
          answers.append(answer)
          continue
        }
        answers[known].columns += answer.columns
        answers[known].words += answer.words.filter { !answers[known].words.contains($0) }
        for option in answer.options where !answers[known].options.contains(option) {
          answers[known].options.append(option)
        }
      }
    }
    return answers
  }

  /// Returns the answers to the question about a column, with what those about other columns have
  /// in common.
  private func answers(forColumn index: Int) -> [(key: [String], answer: Answer)] {
    let column = columns[index]
    if let question = column.question {
      return question.answers.map { answer in
        let reading = answer.trial.reading
        let chosen = Chosen(
          index: index, trial: answer.trial, conventions: answer.trial.conventions)
        // Flags are others in each column, but of two units, one can be meant without the other.
        let isFlag = reading.answer?.kind == .flag
        let key = isFlag ? [""] : [reading.answer?.meaning ?? ""] + question.words
        return (
          key,
          Answer(
            sentence: { fields, words in
              "if \(ColumnFinding.Question.quoted(words)) in \(fields) "
                + (isFlag ? Reading.flagMeaning(words) : reading.answer?.meaning ?? "")
            }, words: question.words, example: answer.value.map { (question.line.text, $0) },
            columns: [chosen], isOfAllColumns: question.isOfUnit, options: reading.tableOptions)
        )
      }
    }
    func answer(
      _ conventions: [Convention], _ example: (String, ExactDecimal)? = nil,
      _ sentence: @escaping (_ fields: String) -> String
    ) -> Answer {
      let chosen = Chosen(index: index, trial: column.trial, conventions: conventions)
      return Answer(
        sentence: { fields, _ in sentence(fields) }, example: example, columns: [chosen])
    }
    switch (column.verdict, column.detection.verdict) {
    case (.undecided, .ambiguous(let difference)):
      let separators = difference.readings.map { $0.convention.symbols.decimalSeparator }
      let word = difference.line.text.filter(\.isLetter)
      return difference.readings.enumerated().map { position, reading in
        let value = reading.value
        let conventions = column.trial.conventions(reading: difference.line, as: value)
        let text = InvisibleScalar.spelled(difference.line.text)
        let style = column.reading.options.map(\.text)
        return (
          ["\(position)", word] + separators + style,
          answer(conventions) { "if \"\(text)\" in \($0) is \(value)" }
        )
      }
    case (.texts, .decided(let conventions))
    where column.markedCount * 2 > column.filledCount && !column.isOfOneKind,
      (.undecided, .decided(let conventions)):
      let example = column.trial.numbers.lazy.compactMap { text in
        text.withUTF8Bytes { conventions[0].read($0, mode: column.reading.mode) }.map { (text, $0) }
      }.first
      return [
        (["numbers"], answer(conventions, example) { "to convert only the numbers in \($0)" })
      ]
    default: return []
    }
  }

  /// Returns the words for an answer, and the command that follows from it, or `nil` if there's
  /// none.
  private func choice(_ answer: Answer) -> Choice? {
    // Some columns can have a locale that reads them, and others none.
    let groups = answer.isOfAllColumns ? [] : groups(of: answer.columns)
    let columns = groups.isEmpty ? answer.columns : groups.flatMap(\.columns)
    let fields = TableReport.fields(columns.map(\.index).sorted())
    var words = answer.sentence(fields, answer.words)
    if let (text, value) = answer.example {
      words += ", and \"\(InvisibleScalar.spelled(text))\" becomes \(value)"
    }
    // The first record is a header for columns if it may be one and has no number there.
    let hasHeader =
      header == .present
      || header == .undecided
        && !columns.contains { table.names[$0.index].text.withUTF8Bytes(TextKind.hasDigit) }
    let other = answer.options.isEmpty ? nil : detectCommand(with: answer.options)
    return (command(of: groups, hasHeader: hasHeader) ?? other).map {
      Choice(words: words, command: $0)
    }
  }

  /// Returns the words for some fields: `fields 1, 3 to 5`, of which the first are listed.
  static func fields(_ indices: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in indices.map({ $0 + 1 }) {
      if let last = ranges.last, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let list = ranges.prefix(maximumRangeCount).map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound), \(range.upperBound)"
      default: "\(range.lowerBound) to \(range.upperBound)"
      }
    }
    let more = ranges.dropFirst(maximumRangeCount).reduce(0) { $0 + $1.count }
    return "field\(indices.count == 1 ? "" : "s") \(list.joined(separator: ", "))"
      + (more > 0 ? " and \(more) more" : "")
  }

  private static let maximumRangeCount = 8
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
