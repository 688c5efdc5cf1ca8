import Testing

@testable import numfmt_live

@Suite struct FieldCutterTests {
  /// The pieces of each field: blanks in front, text, separator.
  static let lines: [(String, String, [[String]])] = [
    ("", "", [["", "", ""]]),
    ("a", "", [["", "a", ""]]),
    ("a b", "", [["", "a", " "], ["", "b", ""]]),
    ("  a   b ", "", [["  ", "a", " "], ["  ", "b", " "], ["", "", ""]]),
    ("a\tb", "", [["", "a", "\t"], ["", "b", ""]]),
    ("a\u{A0}b", "", [["", "a\u{A0}b", ""]]),
    ("a,b", ",", [["", "a", ","], ["", "b", ""]]),
    (",, a b ,", ",", [["", "", ","], ["", "", ","], [" ", "a b ", ","], ["", "", ""]]),
    ("a→b →c", "→", [["", "a", "→"], ["", "b ", "→"], ["", "c", ""]]),
    ("a\u{E2}\u{86}→", "→", [["", "a\u{E2}\u{86}", "→"], ["", "", ""]]),
    ("a\t\tb", "\t", [["", "a", "\t"], ["", "", "\t"], ["", "b", ""]]),
    ("a b", " ", [["", "a", " "], ["", "b", ""]]),
  ]

  @Test(arguments: lines)
  func cutsLines(line: String, delimiter: String, expected: [[String]]) {
    #expect(Self.pieces(Array(line.utf8), delimiter) == expected)
  }

  /// Bytes that begin as a delimiter does are none.
  @Test func takesNoPartOfADelimiter() {
    let line: [UInt8] = [0x61, 0xE2, 0x86, 0x62, 0xE2, 0x86, 0x92, 0x63, 0xE2]
    #expect(Self.pieces(line, "→").count == 2)
  }

  private static func pieces(_ line: [UInt8], _ delimiter: String) -> [[String]] {
    line.withUnsafeBufferPointer { line in
      var cutter = FieldCutter(line, delimiter: Array(delimiter.utf8))
      var pieces: [[String]] = []
      while let field = cutter.next() {
        let ranges = [
          field.whole.lowerBound..<field.text.lowerBound, field.text, field.separator,
        ]
        pieces.append(ranges.map { String(decoding: line[$0], as: UTF8.self) })
      }
      return pieces
    }
  }
}
