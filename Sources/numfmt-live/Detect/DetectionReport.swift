import LiveNumber
import EscapedText
import TerminalUI

/// The wording of a comparison of conventions.
struct DetectionReport {
  let detection: Detection
  /// The unit of the input: `line`, `record`, or `argument`.
  let unit: String

  /// The number of locales to name in a table.
  private static let localeCount = 6

  /// The conventions that read any text, those that read most first.
  private var tallies: [Detection.Tally] {
    detection.tallies.filter { $0.count > 0 }.sorted { $0.count > $1.count }
  }

  /// The verdict, a table of conventions, and the first text that isn't a number.
  var text: String {
    let rows = tallies.map { tally in
      let unread = tally.firstUnread.map { "not \(words($0))" } ?? ""
      return [
        tally.convention.sample, "\(tally.count) of \(detection.readCount)", unread,
        DetectionReport.locales(of: tally.convention),
      ]
    }
    var lines = [verdict] + TextTable.lines(rows)
    if let unread = detection.firstUnread {
      let count = detection.unreadCount
      lines.append(
        "no convention reads \(words(unread))"
          + (count > 1 ? " and \(count - 1) more" : ""))
    }
    return lines.joined(separator: "\n")
  }

  /// The verdict in one line.
  var verdict: String {
    switch detection.verdict {
    case .decided(let conventions):
      guard DetectionReport.samples(conventions).count > 1 else {
        return "decided: \(conventions[0].words)"
      }
      return "decided: decimal separator \(conventions[0].decimalWords); "
        + "the groups could be those of \(DetectionReport.samples(conventions, last: "or"))"
    case .ambiguous(let difference):
      let values = difference.readings.map { "\($0.value) in \($0.convention.sample)" }
      return "undecided: \(words(difference.line)) is "
        + values.joined(separator: ", and ")
    case .undecided(let conventions):
      return "undecided: nothing tells the decimal separator; all numbers are the same in "
        + DetectionReport.samples(conventions, last: "and")
    case .doubtful(let line):
      return
        "undecided: \(words(line)) can have a magnitude, a unit, or a sign; with the name of a "
        + "locale, it's a magnitude"
    case .ordinals(let line):
      return "undecided: \(words(line)) can be an ordinal, and no number has decimals"
    case .mixed:
      return "mixed: no convention reads all \(detection.readCount) numbers"
        + tallies.prefix(2).compactMap { tally in
          tally.firstUnread.map { "; \(words($0)) isn't one in \(tally.convention.sample)" }
        }.joined()
    case .noNumbers: return "no numbers found"
    }
  }

  /// Returns the samples of some conventions, each once: some differ in their words alone.
  static func samples(_ conventions: [Convention]) -> [String] {
    conventions.reduce(into: []) { if !$0.contains($1.sample) { $0.append($1.sample) } }
  }

  private static func samples(_ conventions: [Convention], last: String) -> String {
    let samples = samples(conventions)
    guard samples.count > 1, let final = samples.last else { return samples.joined() }
    return "\(samples.dropLast().joined(separator: ", ")) \(last) \(final)"
  }

  func words(_ line: Detection.Line) -> String {
    "\(unit) \(line.number), \"\(InvisibleScalar.spelled(line.text))\""
  }

  /// Returns some of the locales that write so.
  private static func locales(of convention: Convention) -> String {
    let shown = convention.locales.prefix(localeCount)
    let rest = convention.locales.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }
}

extension DetectionReport {
  /// Returns the comparison as an object, with another verdict if the numbers alone don't decide
  /// it.
  func object(verdict: String? = nil) -> JSONObject {
    let name =
      switch detection.verdict {
      case .decided: "decided"
      case .ambiguous, .undecided, .doubtful, .ordinals: "undecided"
      case .mixed: "mixed"
      case .noNumbers: "noNumbers"
      }
    let difference: Detection.Difference? =
      if case .ambiguous(let difference) = detection.verdict { difference } else { nil }
    return [
      "verdict": verdict ?? name,
      "numbers": detection.readCount,
      "others": detection.unreadCount,
      "firstOther": detection.firstUnread?.object,
      "difference": difference?.line.object,
      "conventions": tallies.map(\.object),
    ]
  }
}

extension Detection.Line {
  fileprivate var object: JSONObject { ["line": number, "text": text] }
}

extension Detection.Tally {
  fileprivate var object: JSONObject {
    let grouping = convention.formats[0].pattern.grouping
    let isGrouped = grouping.primary > 0
    return [
      "sample": convention.sample,
      "decimalSeparator": convention.symbols.decimalSeparator,
      "groupingSeparator": isGrouped ? convention.symbols.groupingSeparator : nil,
      "groupSizes": isGrouped ? [grouping.primary, grouping.secondary] : nil,
      "numbers": count,
      "firstUnread": firstUnread?.object,
      "locales": convention.locales,
    ]
  }
}
