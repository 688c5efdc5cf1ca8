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
          var cutter = FieldCutter(line, .spaces)
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

  /// The fields of a record that goes on after its end, with the text after them.
  static let records: [(text: String, delimiter: Unicode.Scalar, fields: [String], rest: String)] =
    [
      ("", ";", [""], ""), ("\n", ";", [""], "\n"), ("a", ";", ["a"], ""),
      ("a;b\nc;d\n", ";", ["a", "b"], "\nc;d\n"), ("a;\nb", ";", ["a", ""], "\nb"),
      ("a;b\r\nc", ";", ["a", "b"], "\nc"), ("a;\r\n", ";", ["a", ""], "\n"),
      ("a\r;b\r\n", ";", ["a\r", "b"], "\n"),
      ("\"a\n\";b\nc", ";", ["\"a\n\"", "b"], "\nc"),
      ("a;\"b\"\"\n;\"\r\nc", ";", ["a", "\"b\"\"\n;\""], "\nc"),
      ("a;\"b;c\nd", ";", ["a", "\"b;c\nd"], ""), ("a;b\"c\nd", ";", ["a", "b\"c"], "\nd"),
      ("a;\"b\"x\r\n", ";", ["a", "\"b\"x"], "\n"),
      ("a→b\u{86}\nc→d", "→", ["a", "b\u{86}"], "\nc→d"),
      (
        "seventeen letters;and as many then\nc", ";", ["seventeen letters", "and as many then"],
        "\nc"
      ),
    ]

  /// The end of the record is found from each of its fields.
  @Test(arguments: records)
  func findsTheEndOfARecord(text: String, delimiter: Unicode.Scalar, fields: [String], rest: String)
  {
    Array(text.utf8).withUnsafeBufferPointer { text in
      var cutter = FieldCutter(text, .csv(FieldDelimiter(delimiter)), isRecord: false)
      let end = text.count - rest.utf8.count
      var starts = [0]
      var found: [String] = []
      while let field = cutter.next() {
        found.append(String(decoding: text[field.whole], as: UTF8.self))
        starts.append(field.whole.upperBound + String(Character(delimiter)).utf8.count)
      }
      #expect(found == fields)
      for (index, start) in starts.dropLast().enumerated() {
        #expect(cutter.recordEnd(from: start) == end)
        let unclosed = cutter.unclosedField(from: start)
        let hasEnd = fields.last?.filter { $0 == "\"" }.count != 1 || fields.last?.first != "\""
        #expect(unclosed?.count == (hasEnd ? nil : fields.count - index - 1))
      }
    }
  }

  private static func pieces(_ line: [UInt8], _ delimiter: String) -> [[String]] {
    line.withUnsafeBufferPointer { line in
      let character = delimiter.unicodeScalars.first
      var cutter = FieldCutter(
        line, character.map { .delimited(FieldDelimiter($0)) } ?? .spaces)
      var pieces: [[String]] = []
      var next = cutter.next()
      while let field = next {
        next = cutter.next()
        let ranges = [
          field.whole.lowerBound..<field.text.lowerBound, field.text,
          field.whole.upperBound..<(next?.whole.lowerBound ?? line.count),
        ]
        pieces.append(ranges.map { String(decoding: line[$0], as: UTF8.self) })
      }
      return pieces
    }
  }
}
