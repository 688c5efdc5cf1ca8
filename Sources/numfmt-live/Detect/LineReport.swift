import EscapedText
import LiveNumber

/// The wording of a comparison of conventions on the lines of a file.
struct LineReport {
  let report: DetectionReport
  let shape: FileShape
  let search: ConventionSearch

  /// The form of the file, the comparison, and the command that converts the lines.
  var text: String {
    let parts = [
      shape.lineEnd.map { "lines end in \($0.rawValue)" },
      shape.hasByteOrderMark ? "byte order mark" : nil, shape.wordsForComments,
      hasHeader ? "header in line \(shape.skipCount + 1)" : nil,
    ].compactMap(\.self)
    var lines = ["lines, not a table" + parts.map { ", \($0)" }.joined()]
    lines.append(report.text)
    if areFewNumbers { lines.append("undecided: most lines aren't numbers") }
    if let line = lineWithMagnitude {
      let options =
        search.options + shape.commentOptions
        + [PrintedOption("--lines"), ParseNotations.magnitudes.option]
      lines += [
        "if \(report.words(line)) has a magnitude:", "  " + options.commandLine(of: "detect"),
      ]
    }
    if let command { lines += ["to convert them:", "  " + command] }
    return lines.joined(separator: "\n")
  }

  var json: String {
    let form: JSONObject = [
      "kind": "lines",
      "lineEnd": shape.lineEnd?.rawValue,
      "byteOrderMark": shape.hasByteOrderMark,
      "comment": shape.comment.map { String(decoding: $0, as: UTF8.self) },
      "header": hasHeader,
      "command": command,
    ]
    return (form + report.object(verdict: areFewNumbers ? "undecided" : nil)).json
  }

  /// Whether the first line is the only one that isn't a number.
  private var hasHeader: Bool {
    let detection = report.detection
    return detection.unreadCount == 1 && detection.firstUnread?.number == shape.skipCount + 1
  }

  /// Whether the convention is decided and most lines are numbers.
  var isDecided: Bool {
    guard case .decided = report.detection.verdict else { return false }
    return !areFewNumbers && lineWithMagnitude == nil
  }

  /// The first line that no convention reads, if it is a number with a magnitude; or `nil`.
  private var lineWithMagnitude: Detection.Line? {
    guard !search.notations.contains(.magnitudes), let line = report.detection.firstUnread,
      search.hasMagnitude(line.text, style: nil),
      search.reads(line.text, in: search.conventions(accepting: .magnitudes))
    else { return nil }
    return line
  }

  /// Whether the numbers have a convention, but most lines aren't numbers.
  private var areFewNumbers: Bool {
    guard case .decided = report.detection.verdict else { return false }
    return report.detection.unreadCount - (hasHeader ? 1 : 0) > report.detection.readCount
  }

  private var command: String? {
    guard isDecided, case .decided(let conventions) = report.detection.verdict else { return nil }
    var options: [PrintedOption] = []
    if shape.skipCount > 0 { options.append(PrintedOption("--skip", "\(shape.skipCount)")) }
    options += shape.commentOptions
    if hasHeader {
      options.append(PrintedOption("--header"))
    } else if report.detection.unreadCount > 0 {
      options.append(PrintedOption("--invalid", "warn"))
    }
    let (locale, mode) = likeliestLocale(conventions)
    return (options + search.options).parseCommand(locale, mode)
  }

  /// Returns the likeliest locale that reads the lines as some conventions do, and the mode in
  /// which it does.
  private func likeliestLocale(_ conventions: [Convention]) -> (String, ParseMode) {
    let preference = LocalePreference(currency: search.currency, dateForms: [])
    let locales = preference.sorted(conventions.flatMap(\.locales))
    guard !preference.isLikely(locales[0]) else { return (locales[0], search.mode) }
    // Leniently, the sign of a style can be on either side: few locales write `17.50 €`.
    let others = report.detection.tallies.map(\.convention).filter { other in
      conventions.contains { $0.hasSameSeparators(as: other) }
    }
    let known = preference.sorted(others.flatMap(\.locales)).first(where: preference.isLikely)
    return known.map { ($0, .lenient) } ?? (locales[0], search.mode)
  }
}
