import Foundation
import TestSupport
import Testing

@testable import numfmt_live

/// No work of `detect` grows faster than the number of columns.
@Suite struct WideTableTests {
  /// Each column is asked once what it is, however many there are.
  @Test func signsAreLookedForOnce() {
    for count in [0, 1, 30, 3_000] {
      var (pairCount, unsignedCount) = (0, 0)
      // Amounts with signs between them, and texts before the next.
      let signs = SignColumns(count: count) { index in
        pairCount += 1
        return index % 4 == 1 ? ("Dr", "Cr") : nil
      } isUnsigned: { index in
        unsignedCount += 1
        return index % 4 == 0 || index % 4 == 2
      }
      let shared = stride(from: 1, to: count - 1, by: 4).map { [$0 - 1, $0, $0 + 1] }
      #expect(signs.shared.map { [$0.columns[0], $0.signs, $0.columns[1]] } == shared)
      for index in 0..<count { _ = signs.field(ofColumn: index) }
      #expect((pairCount, unsignedCount) == (count, count))
    }
  }

  /// The texts of the columns of tables, of which each record has the same ones again, in turn.
  static let tables: [(name: String, records: [[String]])] = [
    ("numbers", [["1,5"], ["2,25"]]),
    ("texts", [["x"], ["y"]]),
    ("numbers in doubt", [["1.234"], ["2.345"]]),
    ("a word among numbers", [["1,5"], ["open"], ["2,5"]]),
    ("crowns", [["1,5 kr"], ["2,5 kr"]]),
    ("signs behind numbers", [["1,5", "Dr"], ["2,5", "Cr"]]),
    (
      "signs between numbers, beside others",
      [["1,5", "Dr", "2,5", "x", "7,5", "z"], ["3,5", "Cr", "4,5", "y", "8,5", "z"]]
    ),
    ("other signs", [["1,5", "in", "x"], ["2,5", "out", "y"], ["3,5", "in", "x"]]),
    ("nothing", [[""], [""]]),
  ]

  /// A report of four times as many columns is about four times as long.
  @Test func reportsGrowWithTheColumns() throws {
    var failures: [String] = []
    for (name, records) in Self.tables {
      for options in ["detect", "detect --json"] {
        let counts = try [150, 600].map { count in
          let names = (0..<count).map { "n\($0)" }
          let rows = records.map { record in (0..<count).map { record[$0 % record.count] } }
          let text = ([names] + rows).map { $0.joined(separator: ";") + "\n" }.joined()
          return try CommandRun(options, text).data.count
        }
        if counts[0] == 0 || counts[1] > counts[0] * 5 {
          failures.append("\(name), \(options): \(counts)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.joined(separator: "\n"))")
  }

  /// A line of delimiters is a record like others.
  @Test func delimitersEnd() throws {
    let count = 30_000
    let run = try CommandRun("detect", String(repeating: ";", count: count) + "\n")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first?.hasSuffix("of \(count + 1) fields") == true, "\(lines.first ?? "")")
    #expect(lines.count == 2)
    #expect(lines.last == "fields 1 to \(count + 1)  empty")
    #expect(run.status == 2)
  }
}
