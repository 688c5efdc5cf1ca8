import Testing

@testable import numfmt_live

@Suite struct FieldCutterTests {
  /// The leading spaces, the text, and the separator of each field.
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

  /// The first bytes of a delimiter aren't a delimiter.
  @Test func ignoresPartsOfADelimiter() {
    let line: [UInt8] = [0x61, 0xE2, 0x86, 0x62, 0xE2, 0x86, 0x92, 0x63, 0xE2]
    #expect(Self.pieces(line, "→").count == 2)
  }

  /// Every byte at every offset of a word and after it.
  @Test func endsAtTheFirstSpace() {
    var failures: [String] = []
    for place in 0...17 {
      for byte in UInt8.min...UInt8.max {
        var line = (0..<17).map { [0x21, 0x7F, 0x80, 0xFF, 0xA0][$0 % 5] as UInt8 }
        line.insert(byte, at: place)
        let isSpace = byte == 0x20 || byte == 0x09 || byte == 0x0A
        let end = line.withUnsafeBufferPointer { line -> Int? in
          var cutter = FieldCutter(line, delimiter: .spaces)
          return cutter.next()?.text.upperBound
        }
        let expected = isSpace && place > 0 ? place : 18
        if end != expected {
          failures.append("\(byte) at \(place): \(end as Any), not \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(10))")
  }

  /// The number of fields that can be skipped: all but the last.
  static let skips: [(line: String, delimiter: String, readsCSV: Bool, count: Int)] = [
    ("", ";", true, 0), ("a", ";", true, 0), ("a;b", ";", true, 1), ("a;b;c;", ";", true, 3),
    (";;", ";", true, 2), ("a;\"b;c\";d;e", ";", true, 3), ("a;\"b;c\";d;e", ";", false, 4),
    ("\"a\";b;c", ";", true, 2), ("\"a\"\";b\"x;c", ";", true, 1), ("a;\"b;c", ";", true, 1),
    ("a;b \"c\";\"d", ";", true, 2), ("a→b\u{86}→c", "→", true, 2),
    ("a b c", "", false, 0),
  ]

  @Test(arguments: skips)
  func skipsFields(line: String, delimiter: String, readsCSV: Bool, count: Int) {
    let delimiter = delimiter.unicodeScalars.first.map(FieldDelimiter.init) ?? .spaces
    Array(line.utf8).withUnsafeBufferPointer { line in
      var all = FieldCutter(line, delimiter: delimiter, readsCSV: readsCSV)
      var fields: [FieldCutter.Field] = []
      while let field = all.next() { fields.append(field) }
      for limit in 0...6 {
        var cutter = FieldCutter(line, delimiter: delimiter, readsCSV: readsCSV)
        let skipped = cutter.skip(limit)
        #expect(skipped == min(limit, count))
        var rest: [FieldCutter.Field] = []
        while let field = cutter.next() { rest.append(field) }
        #expect(rest == Array(fields.dropFirst(skipped)), "after \(skipped)")
      }
    }
  }

  private static func pieces(_ line: [UInt8], _ delimiter: String) -> [[String]] {
    line.withUnsafeBufferPointer { line in
      var cutter = FieldCutter(
        line, delimiter: delimiter.unicodeScalars.first.map(FieldDelimiter.init) ?? .spaces)
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
