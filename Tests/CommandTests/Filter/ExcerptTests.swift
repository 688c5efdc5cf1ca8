import TestSupport
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite struct ExcerptTests {
  static let places: [(String, Range<Int>, String, String, Int)] = [
    ("1.234.56", 6..<8, "1.234.56", "      ^^", 7),
    ("12x", 2..<3, "12x", "  ^", 3),
    ("12", 2..<2, "12", "  ^", 3),
    ("", 0..<0, "", "^", 1),
    // Wide characters take two columns, marks none. Control characters aren't sent to the terminal.
    ("円円x", 6..<7, "円円x", "    ^", 5),
    ("円円x", 3..<6, "円円x", "  ^^", 3),
    ("e\u{301}x", 3..<4, "e\u{301}x", " ^", 2),
    ("a\u{1B}b", 2..<3, "a\u{FFFD}b", "  ^", 3),
    ("\u{202F}x", 3..<4, "\u{202F}x", " ^", 2),
    // Nor are invisible characters that disguise a text, but the marks of a locale's own minus sign
    // are.
    ("\u{202E}12;x", 6..<7, "\u{FFFD}12;x", "    ^", 5),
    ("\u{2066}1", 3..<4, "\u{FFFD}1", " ^", 2), ("\u{FEFF}1", 3..<4, "\u{FFFD}1", " ^", 2),
    ("\u{E0041}1", 4..<5, "\u{FFFD}1", " ^", 2), ("\u{61C}-x", 3..<4, "\u{61C}-x", " ^", 2),
  ]

  @Test(arguments: places)
  func marksTheRange(line: String, range: Range<Int>, text: String, marks: String, column: Int) {
    let excerpt = Self.excerpt(Array(line.utf8), range)
    #expect(excerpt.text == text)
    #expect(excerpt.marks == marks)
    #expect(excerpt.column == column)
  }

  @Test func invalidBytesHaveAColumnEach() {
    let excerpt = Self.excerpt([0x31, 0xFF, 0xFF, 0x32], 2..<3)
    #expect(excerpt.text == "1\u{FFFD}\u{FFFD}2")
    #expect(excerpt.marks == "  ^")
    #expect(excerpt.column == 3)
  }

  @Test func longLinesAreCut() {
    let line = [UInt8](repeating: UInt8(ascii: "1"), count: 500)
    let atStart = Self.excerpt(line, 0..<1)
    #expect(atStart.text == String(repeating: "1", count: Excerpt.width - 1) + "…")
    #expect(atStart.marks == "^")
    let inside = Self.excerpt(line, 400..<402)
    #expect(inside.text.hasPrefix("…1"))
    #expect(inside.text.hasSuffix("1…"))
    #expect(inside.marks == String(repeating: " ", count: 31) + "^^")
    #expect(inside.column == 401)
    let atEnd = Self.excerpt(line, 500..<500)
    #expect(atEnd.text == "…" + String(repeating: "1", count: 30))
    #expect(atEnd.column == 501)
    let whole = Self.excerpt(line, 0..<500)
    #expect(whole.marks.count == Excerpt.width - 1)
  }

  /// Every excerpt of random bytes fits, with its marks inside.
  @Test func everyRangeHasAnExcerpt() {
    var random = SeededGenerator(seed: 7)
    let alphabet: [[UInt8]] = [
      [0x31], [0x2E], [0xE2, 0x80, 0xAF], [0xE5, 0x86, 0x86], [0xFF], [0xE2], [0x80], [0xCC, 0x81],
      [0x00], [0xF0, 0x9D, 0x9F, 0x99], [0xE2, 0x80, 0xAE],
    ]
    var failures: [String] = []
    for _ in 0..<2_000 {
      let line = (0..<Int.random(in: 0...120, using: &random)).flatMap { _ in
        alphabet.randomElement(using: &random) ?? []
      }
      let start = Int.random(in: 0...line.count, using: &random)
      let end = Int.random(in: start...line.count, using: &random)
      let excerpt = Self.excerpt(line, start..<end)
      let isSound =
        DisplayWidth.of(excerpt.text) <= Excerpt.width
        && excerpt.marks.utf8.count <= Excerpt.width && excerpt.column <= line.count + 1
        && !excerpt.text.unicodeScalars.contains("\u{202E}")
      if !isSound { failures.append("\(line) \(start)..<\(end)") }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  private static func excerpt(_ line: [UInt8], _ range: Range<Int>) -> Excerpt {
    line.withUnsafeBufferPointer { Excerpt(of: $0, at: range) }
  }
}
