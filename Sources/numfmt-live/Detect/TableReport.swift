import EscapedText
import LiveNumber
import TerminalUI

/// The wording of what a table contains.
struct TableReport {
  let table: TableDetection
  /// The name of the file in commands, or `nil` for standard input.
  let file: String?
  let columns: [ColumnFinding]
  let signs: SignColumns
  let header: HeaderSearch.Header
  /// The number of columns with each name.
  let nameCounts: [String: Int]
  /// The forms of the dates of all columns.
  let dateForms: Set<DateForm>
  /// The decided columns, by the commands that read them.
  private(set) var decided: [Group] = []

  // Each is needed for each column.
  init(_ table: TableDetection, file: String? = nil) {
    (self.table, self.file) = (table, file)
    var columns = table.columns.map { ColumnFinding($0, table.search) }
    let separators = ShownSeparators(columns)
    for index in columns.indices {
      if separators.contradict(columns[index]) {
        columns[index] = ColumnFinding(table.columns[index], table.search, modes: [.lenient])
      } else {
        columns[index].decide(by: separators)
      }
    }
    self.columns = columns
    signs = SignColumns(columns)
    header = TableReport.header(of: table, columns, signs)
    nameCounts = Dictionary(table.names.map { ($0.text, 1) }, uniquingKeysWith: +)
    dateForms = columns.reduce(into: []) { $0.formUnion($1.column.dateForms) }
    decided = decidedGroups()
  }

  /// Whether nothing that could be converted is left without a decision, and there are numbers.
  var isDecided: Bool {
    columns.contains { $0.verdict.isNumber } && (header != .undecided || decided.isEmpty)
      && table.isWhole && table.brokenQuotes == nil && signs.shared.isEmpty
      && !left.contains(where: \.isDoubtful)
  }

  /// The form of the file, a line for columns that are alike, the command that converts the decided
  /// columns, and the first commands for answers.
  var text: String {
    var lines = [summary] + exceptions
    lines += TextTable.lines(
      rows.map { indices, words in
        let names = indices.map { TableReport.shown(table.names[$0].text) }
        let more = names.count - TableReport.maximumNameCount
        let list =
          names.prefix(TableReport.maximumNameCount).joined(separator: ", ")
          + (more > 0 ? " and \(more) more" : "")
        return [TableReport.fields(indices)] + (header == .present ? [list] : []) + [words]
      })
    if let command {
      lines += [
        "to convert the decided fields to plain numbers, for programs:", "  " + command,
        "for people: convert --from instead of parse --locale, and --to their locale",
      ]
    }
    let choices = choices
    for choice in choices.prefix(TableReport.maximumChoiceCount) {
      lines += ["\(choice.words):", "  " + choice.command]
    }
    let more = choices.count - TableReport.maximumChoiceCount
    if more > 0 { lines.append("\(count(more, "more command")) with --json") }
    return lines.joined(separator: "\n")
  }

  private static let maximumNameCount = 3
  private static let maximumChoiceCount = 3

  /// The columns that are alike, with words for them.
  private var rows: [(indices: [Int], words: String)] {
    var groups: [Int: Int] = [:]
    for (number, group) in decided.enumerated() {
      for column in group.columns { groups[column.index] = number }
    }
    var rows: [[Int]] = []
    var known: [String: Int] = [:]
    for (index, column) in columns.enumerated() {
      let key: String? =
        switch column.verdict {
        case .empty: "empty"
        case .sameInAll: "same"
        case .decided: groups[index].map { "decided \($0)" }
        case .texts(let kind) where column.numberCount == 0 || kind != nil:
          signs.advice(onColumn: index, column) == nil ? kind?.words ?? "text" : nil
        case .texts, .unsigned, .undecided: nil
        }
      if let key, let row = known[key] {
        rows[row].append(index)
      } else {
        if let key { known[key] = rows.count }
        rows.append([index])
      }
    }
    return rows.map { indices in
      let advice = signs.advice(onColumn: indices[0], columns[indices[0]]) ?? ""
      return (indices, words(for: indices.map { columns[$0] }) + advice)
    }
  }

  /// The number of records without the header.
  var recordCount: Int { table.recordCount + (header == .absent ? 1 : 0) }

  private var summary: String {
    let shape = table.shape
    let line = shape.skipCount + 1
    let headerWords =
      switch header {
      case .present where table.headerCount > 1:
        "header in lines \(line) to \(line + table.headerCount - 1)"
      case .present: "header in line \(line)"
      case .absent: "no header"
      case .undecided: "line \(line) may be a header or not"
      }
    let layout = table.layout.map {
      "table: \($0.words), " + (table.usesQuotes ? "quotation mark \"" : "no quotation marks")
    }
    let parts =
      [
        layout ?? "lines, not a table", headerWords,
        shape.skipCount > 0 ? "after \(count(shape.skipCount, "line")) to skip" : nil,
        shape.lineEnd.map { "lines end in \($0.rawValue)" },
        shape.hasByteOrderMark ? "byte order mark" : nil, shape.wordsForComments,
      ].compactMap(\.self)
    return parts.joined(separator: ", ")
      + "; \(count(recordCount, "record"))"
      + (table.layout == nil ? "" : " of \(count(table.fieldCount, "field"))")
  }

  /// What doesn't fit into the table.
  private var exceptions: [String] {
    var lines: [String] = []
    if let misfit = table.misfit {
      let more = table.misfitCount - 1
      lines.append(
        "line \(misfit.line) has \(count(misfit.fieldCount, "field")), not \(table.fieldCount)"
          + (more > 0 ? ", and \(more) more don't fit, either" : ""))
    }
    if let line = table.singleQuotesLine {
      lines.append("line \(line) has a field in ', which isn't a quotation mark here")
    }
    if let broken = table.brokenQuotes {
      lines.append(
        "line \(broken.line), field \(broken.field): "
          + (broken.isUnclosed
            ? "a quotation mark opens the field and is never closed"
            : "the quotation marks don't enclose the field"))
    } else if let words = table.shape.wordsForUnclosedQuote {
      lines.append(words)
    }
    return lines
  }

  func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func shown(_ text: String) -> String {
    let short = text.count > 30 ? text.prefix(29) + "…" : text[...]
    return InvisibleScalar.spelled(String(short))
  }
}

// MARK: - Columns

extension TableReport {
  /// Returns what columns that are alike contain, and what decides it.
  func words(for columns: [ColumnFinding]) -> String {
    let column = columns[0]
    let report = DetectionReport(detection: column.detection, unit: "line")
    let numbers = count(columns.reduce(0) { $0 + $1.detection.readCount }, "number")
    let example = column.example.map { ", such as \"\(TableReport.shown($0.text))\"" } ?? ""
    let marks = columns.compactMap(\.column.missing)
    let missing =
      marks.min { $0.first.number < $1.first.number }.map {
        let fields = count(marks.reduce(0) { $0 + $1.count }, "field")
        return "; no number in \(fields), such as \(report.words($0.first))"
      } ?? ""
    let currencies =
      column.currencies.isEmpty ? "" : "; currencies \(column.currencies.joined(separator: ", "))"
    switch column.verdict {
    case .empty: return "empty"
    case .texts(let kind):
      guard kind == nil, column.numberCount > 0 else { return (kind?.words ?? "text") + example }
      let line = column.example.map { "; \(report.words($0)) isn't one" } ?? ""
      return "text, with \(count(column.numberCount, "number"))" + line + currencies
    case .unsigned:
      return "\(count(column.otherStyleCount, "number")) without the sign of the style" + example
        + "; without --style, detect has a command for each style"
    case .sameInAll: return "\(numbers), the same in all conventions" + missing
    case .decided:
      let options = column.reading.options
      let samples = columns.map { DetectionReport.samples($0.trial.conventions) }
      let common = samples[0].filter { sample in samples.allSatisfy { $0.contains(sample) } }
      let all = common.isEmpty ? samples[0] : common
      let others = all.count > 3 ? " and \(all.count - 3) more" : ""
      let footer =
        columns.compactMap(\.detection.firstUnread)
        .min { $0.number < $1.number }.map { "; \(report.words($0)) isn't one" } ?? ""
      return decision(of: columns)
        + "; \(numbers), written like \(all.prefix(3).joined(separator: ", "))\(others)"
        + (options.isEmpty ? "" : ", with \(options.text)")
        + (columns.contains { $0.trial.numbers.contains { $0.contains("(") } }
          ? "; numbers in parentheses are negative" : "") + missing + footer
    case .undecided:
      if let question = column.question {
        let meanings = question.answers.compactMap { answer in
          answer.trial.reading.answer?.meaning.replacing(#/^(is|are) /#, with: "")
        }
        let words = ColumnFinding.Question.quoted(question.words)
        return "undecided: \(words) \(question.isBefore ? "before" : "behind") "
          + "numbers, such as "
          + "\(report.words(question.line)), can be "
          + (meanings.isEmpty
            ? "a magnitude, a unit, or a sign" : meanings.joined(separator: ", or "))
      }
      guard let unread = column.detection.firstUnread else { return report.verdict }
      let more = column.detection.unreadCount - 1
      return "undecided: \(numbers), and \(report.words(unread))"
        + (more > 0 ? " and \(more) more aren't" : " isn't one") + currencies
    }
  }

  /// Returns what decides the separators of columns that one locale reads.
  private func decision(of columns: [ColumnFinding]) -> String {
    let separators = Set(columns.flatMap(\.trial.conventions).map(\.decimalWords))
    guard separators.count == 1, let separator = separators.first else {
      return "decided: no number has decimals"
    }
    let line = columns.lazy.filter { $0.decidingColumn == nil }
      .compactMap(\.detection.decidingLine).first
    let place =
      line.map { "line \($0.number), \"\(InvisibleScalar.spelled($0.text))\"" }
      ?? columns[0].decidingColumn.map { "as in field \($0 + 1)" }
    return "decided: decimal separator \(separator)" + (place.map { " (\($0))" } ?? "")
  }
}

extension ColumnFinding {
  /// The number of texts of a column of texts that are numbers.
  fileprivate var numberCount: Int {
    max(markedCount, hasMostlyNumbers ? detection.readCount : 0)
  }
}

extension ColumnFinding.Question {
  /// Returns words in quotation marks.
  static func quoted(_ words: [String]) -> String {
    words.map { "\"\(InvisibleScalar.spelled($0))\"" }.joined(separator: " and ")
  }
}

extension Detection {
  /// The first text that rules out the other decimal separators, or `nil` if the texts are
  /// undecided.
  var decidingLine: Line? {
    guard case .decided(let conventions) = verdict,
      let separator = conventions.first?.symbols.decimalSeparator
    else { return nil }
    let others = tallies.filter { $0.convention.symbols.decimalSeparator != separator }
    // The last convention that is ruled out is the one that matters.
    return others.compactMap(\.firstUnread).max { $0.number < $1.number }
  }
}

// MARK: - JSON

extension TableReport {
  var json: String {
    let shape = table.shape
    let leftIndices = Set(left.map(\.index))
    let misfit: JSONObject? = table.misfit.map { ["line": $0.line, "fields": $0.fieldCount] }
    let object: JSONObject = [
      "file": file,
      "kind": table.layout == nil ? "lines" : "table",
      "verdict": isDecided ? "decided" : "undecided",
      "delimiter": table.layout?.delimiter.map { String($0.character) },
      "quotationMark": table.usesQuotes ? "\"" : nil,
      "skip": shape.skipCount,
      "header": header == .undecided ? nil : header == .present,
      "headerRecords": header == .present ? table.headerCount : nil,
      "lineEnd": shape.lineEnd?.rawValue,
      "byteOrderMark": shape.hasByteOrderMark,
      "comment": shape.comment.map { String(decoding: $0, as: UTF8.self) },
      "records": recordCount,
      "firstMisfit": misfit,
      "misfits": table.misfitCount,
      "unclosedQuote": table.unclosedLine,
      "columns": columns.indices.map { column($0, isLeft: leftIndices.contains($0)) },
      "command": command,
      "choices": choices.map { choice in
        let object: JSONObject = ["if": choice.words, "command": choice.command]
        return object
      },
    ]
    return object.json
  }

  private func column(_ index: Int, isLeft: Bool) -> JSONObject {
    let column = columns[index]
    let verdict =
      switch column.verdict {
      case .empty: "empty"
      case .unsigned: "unsigned"
      case .texts(let kind): kind?.rawValue ?? "text"
      case .sameInAll: "same"
      case .decided: "decided"
      case .undecided: "undecided"
      }
    let detection = DetectionReport(detection: column.detection, unit: "line")
    return [
      "field": index + 1,
      "name": header == .present ? table.names[index].text : nil,
      "verdict": verdict,
      "lenient": column.reading.mode == .lenient,
      "style": column.reading.style.flatMap { if case .named(let name) = $0 { name } else { nil } },
      "currency": column.reading.style?.currency,
      "left": isLeft,
      "placeholders": column.column.missing?.count ?? 0,
      "words": words(for: [column]),
      "detection": column.verdict.isNumber ? detection.object() : nil,
    ]
  }
}
