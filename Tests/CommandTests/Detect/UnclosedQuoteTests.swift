import Foundation
import TestSupport
import Testing

/// A quotation mark that is never closed is named with its line, whatever else the file is.
@Suite struct UnclosedQuoteTests {
  private struct Report: Decodable {
    var delimiter: String?
    var verdict: String
    var unclosedQuote: Int?
    var reason: String?
  }

  /// A file, the delimiter of its other lines, the line of the quotation mark, and the exit code.
  static let files: [(text: String, delimiter: String?, line: Int?, status: Int32)] = [
    ("a;b\n\"1;2\n1,5;3\n2,5;4\n", ";", 2, 2),
    ("a;b\n1,5;2\n\"1;2\n1,5;3\n", ";", 3, 2),
    ("a;b\n1,5;2\n2,5;\"x\n3,5;4\n", ";", 3, 2),
    ("a;b\n1,5;\"x\ny\"\n2,5;\"u\nv\n", ";", 4, 2),
    ("a,b\n1.5,x\n\"2.5,y\n3.5,z\n", ",", 3, 2),
    // The line can be one of those before the table.
    ("\"a;b\n1,5;2\n2,5;3\n", ";", 1, 0),
    ("\"note\nDate,Amount\n2024-01-31,1.5\n2024-02-01,2.5\n", ",", 1, 0),
    // No delimiter is that of the file.
    ("a,b;c\nd,e;f\n\"g,h;i\n", nil, 3, 2),
    // These are closed.
    ("a;b\n1,5;\"x\ny\"\n2,5;u\n", ";", nil, 0),
    ("a;b\n1,5;x\"\n2,5;\"\"\"y\"\n", ";", nil, 0),
    ("a;b\n1,5;\"x\"y\n2,5;u\n", ";", nil, 2),
    // A field that goes on behind the first ten lines.
    (
      "a;b\n" + String(repeating: "1,5;x\n", count: 8) + "2,5;\"u\nv\n\"\n2,5;w\n", ";", nil, 0
    ),
  ]

  @Test func isNamedWithItsLine() throws {
    var failures = Failures()
    for file in Self.files {
      let run = try CommandRun("detect", file.text)
      let json = try CommandRun("detect --json", file.text)
      let report = try JSONDecoder().decode(Report.self, from: Data(json.output.utf8))
      let place = file.line.map { "line \($0)" } ?? ""
      let line = run.output.split(separator: "\n").first { $0.contains("is never closed") }
      failures.expect(
        (line == nil) == (file.line == nil) && line?.contains(place) != false,
        "\(file.text.debugDescription): \(run.output)")
      failures.expect(report.delimiter == file.delimiter, "\(json.output)")
      failures.expect(
        report.unclosedQuote == file.line || file.delimiter == nil, "\(json.output)")
      failures.expect(
        run.status == file.status, "\(file.text.debugDescription), \(run.status): \(run.output)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// The rest of a file is longer than a record can be.
  @Test func isNamedAboveManyLines() throws {
    let rest = String(repeating: "1,5;3\n", count: 3 << 20)
    let run = try CommandRun("detect", "a;b\n1,5;2\n\"1;2\n" + rest)
    #expect(run.output.contains("line 3, field 1: a quotation mark"), "\(run.output)")
    #expect(run.status == 2)
  }
}
