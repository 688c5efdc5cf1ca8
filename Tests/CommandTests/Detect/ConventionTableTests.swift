import Foundation
import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

/// The table of conventions is what ICU writes, in all locales.
@Suite struct ConventionTableTests {
  private func plain(_ locale: NumberLocale) -> NumberFormat? {
    try? NumberFormat(.number, locale: locale)
  }

  @Test func tableIsWhatICUWrites() throws {
    let asked = Convention.of(NumberLocale.available, plain)
    if ProcessInfo.processInfo.environment["WRITE_CONVENTIONS"] != nil { return try write(asked) }
    // With another ICU, ICU is asked.
    guard let known = ConventionTable.conventions(plain) else {
      #expect(ConventionTable.version != ConventionTable.currentVersion)
      return
    }
    #expect(known.map(\.sample) == asked.map(\.sample))
    for (one, other) in zip(known, asked) {
      #expect(one.locales == other.locales, "\(one.sample)")
      let texts = [one, other].map { $0.formats.map { $0.format(-1_234_567) } }
      #expect(Set(texts[0]) == Set(texts[1]), "\(one.sample)")
      #expect(one.formats.map(\.symbols.digits) == other.formats.map(\.symbols.digits))
    }
  }

  @Test func anotherICUIsAsked() {
    #expect(ConventionTable.conventions(version: "71.1 41.0", plain) == nil)
    // A locale that ICU's data lacks.
    #expect(ConventionTable.conventions { $0.identifier == "en" ? nil : plain($0) } == nil)
  }

  /// Each locale of the table is one that a command can name.
  @Test func localesHaveTheSameIdentifiersAgain() throws {
    for row in ConventionTable.rows {
      for identifier in row.locales {
        #expect(try NumberLocale(identifier).identifier == identifier)
      }
    }
  }

  /// Writes the table as `make conventions` asks.
  private func write(_ conventions: [Convention]) throws {
    var lines: [String] = []
    for convention in conventions {
      var seen: Set<String> = []
      let formats = convention.locales.filter { identifier in
        guard let format = (try? NumberLocale(identifier)).flatMap(plain) else { return false }
        return seen.insert(format.format(-1_234_567)).inserted
      }
      lines += ["", convention.sample, formats.joined(separator: " ")]
      var line = ""
      for locale in convention.locales {
        if line.count + locale.count > 90 {
          lines.append(line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + locale
      }
      lines.append(line)
    }
    let text = """
      // `make conventions` writes this file.

      extension ConventionTable {
        /// The version of ICU that the rows are from, and that of its data.
        static let version = "\(ConventionTable.currentVersion)"

        static let text = \"""
      \(lines.dropFirst().map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n"))
          \"""
      }

      """
    let path = Repository.path("Sources/numfmt-live/Detect/ConventionTable+Rows.swift")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}
