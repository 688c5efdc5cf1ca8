import LiveNumber
import Testing

/// What adapters do with texts and offsets besides passing them on.
@Suite struct FieldOffsetTests {
  @Test("The smallest replacement between what a field shows and what it is to show")
  func replacement() throws {
    let cases: [(String, String, Range<Int>, String)] = [
      ("12345", "12,345", 2..<2, ","), ("1,2345", "12,345", 1..<3, "2,"), ("", "1", 0..<0, "1"),
      ("-$5", "$5", 0..<1, ""), ("111", "11", 2..<3, ""), ("1,234x", "1,234", 5..<6, ""),
      ("\u{1D7E3}\u{1D7E4}", "\u{1D7E3}\u{1D7E5}", 2..<4, "\u{1D7E5}"),
    ]
    for (old, new, range, text) in cases {
      let shown = NumberEditor.Rendering(text: new, utf16Selection: 0..<0)
      let replacement = try #require(shown.replacement(of: old))
      #expect(replacement.range == range && replacement.text == text, "\(old) to \(new)")
    }
    #expect(NumberEditor.Rendering(text: "1", utf16Selection: 1..<1).replacement(of: "1") == nil)
  }

  @Test("Offsets in Unicode scalars and in UTF-16 code units")
  func scalars() {
    let text = "\u{1D7E3},\u{1D7E4}5"
    for (scalars, utf16) in [
      (0..<1, 0..<2), (1..<2, 2..<3), (0..<4, 0..<6), (2..<3, 3..<5), (4..<4, 6..<6),
    ] {
      #expect(text.utf16Range(scalars: scalars) == utf16)
      #expect(text.scalarRange(utf16: utf16) == scalars)
    }
    #expect(text.utf16Range(scalars: -2..<9) == 0..<6)
    #expect(text.scalarRange(utf16: -2..<9) == 0..<4)
    let field = FieldContents(text: text, scalarAnchor: 3, scalarHead: 1)
    #expect(field.selection == 2..<5 && field.head == 2)
    #expect(field == FieldContents(text: text, anchor: 5, head: 2))
    let shown = NumberEditor.Rendering(text: text, utf16Selection: 2..<5, isBackward: true)
    #expect(shown.scalarAnchor == 3 && shown.scalarHead == 1 && shown.scalarSelection == 1..<3)
    #expect(shown.utf16Anchor == 5 && shown.utf16Head == 2 && shown.utf16Selection == 2..<5)
    #expect(shown.utf8Anchor == 9 && shown.utf8Head == 4)
    let beyond = NumberEditor.Rendering(text: "12", utf16Selection: -1..<7)
    #expect(beyond.utf16Selection == 0..<2)
  }

  @Test("A store of any field tells its outcome, validity, and reason")
  func status() throws {
    func outcome(
      _ store: some TextFieldStore, replacing range: Range<Int>, with text: String
    ) -> (NumberEditor.Reason?, NumberEditor.Validity, NumberEditor.Reason?) {
      store.replace(utf16: range, with: text)
      return (store.lastOutcome.reason, store.validity, store.invalidReason)
    }
    var options = NumberEditor.Options()
    options.range.maximum = 30
    let number = try NumberStore<ExactDecimal>(locale: "en", options: options)
    #expect(outcome(number, replacing: 0..<0, with: "35") == (nil, .invalid, .outOfRange))
    #expect(outcome(number, replacing: 9..<9, with: "1") == (.outsideText, .invalid, .outOfRange))
    let age = try InputRestriction(.range(18...30), format: NumberFormat(locale: "en"))
    let text = RestrictedStore(age, value: 20)
    #expect(outcome(text, replacing: 0..<2, with: "") == (nil, .empty, nil))
    #expect(outcome(text, replacing: 9..<9, with: "1") == (.outsideText, .empty, nil))
  }
}
