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
      shape.hasByteOrderMark ? "byte order mark" : nil,
      hasHeader ? "header in line \(shape.skipCount + 1)" : nil,
    ].compactMap(\.self)
    var lines = ["lines, not a table" + parts.map { ", \($0)" }.joined()]
    if !shape.canBeLines, let doubt = shape.doubt { lines.append(doubt) }
    lines.append(report.text)
    if let command { lines += ["to convert them:", "  " + command] }
    return lines.joined(separator: "\n")
  }

  var json: String {
    let form: JSONObject = [
      "kind": "lines",
      "lineEnd": shape.lineEnd?.rawValue,
      "byteOrderMark": shape.hasByteOrderMark,
      "header": hasHeader,
      "command": command,
    ]
    return (form + report.object).json
  }

  /// A Boolean value that indicates whether the first line is the only one that isn't a number.
  private var hasHeader: Bool {
    let detection = report.detection
    return detection.unreadCount == 1 && detection.firstUnread?.number == shape.skipCount + 1
  }

  private var command: String? {
    guard case .decided(let conventions) = report.detection.verdict else { return nil }
    var options: [String] = []
    if shape.skipCount > 0 { options += ["--skip", "\(shape.skipCount)"] }
    if hasHeader {
      options.append("--header")
    } else if report.detection.unreadCount > 0 {
      options += ["--invalid", "warn"]
    }
    return ShellWord.parseCommand(conventions[0].locales[0], search.mode, options + search.options)
  }
}
