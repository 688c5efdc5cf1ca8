@testable import LiveNumber
import LiveNumberCore
import TestSupport
import Testing

/// Several ranges of a field's text are replaced at once, as a selection across text directions is.
///
/// What stays is the content that it was, and isn't read again as a text.
@Suite struct SeveralRangesTests {
  private struct Row {
    let text: String
    let ranges: [Range<Int>]
    let inserted: String
    let result: String

    init(_ text: String, _ ranges: [Range<Int>], _ inserted: String, _ result: String) {
      (self.text, self.ranges, self.inserted, self.result) = (text, ranges, inserted, result)
    }
  }

  @Test func groupedTexts() throws {
    let rows = [
      Row("1,234", [0..<1, 4..<5], "", "23"),
      Row("123,456", [0..<3, 6..<7], "", "45"),
      Row("1,234", [0..<1, 2..<3], "9", "934"),
      Row("1,234", [0..<1, 2..<3], "", "34"),
      Row("1,234,567", [0..<1, 8..<9], "", "23,456"),
      Row("1,234,567", [1..<2, 5..<6], "", "1,234,567"),
      Row("1,234,567", [1..<2, 8..<9], "9", "1,923,456"),
      Row("-1,234.5", [0..<1, 6..<7], "", "12,345"),
      Row("-1,234.5", [1..<2, 7..<8], "9", "-9,234."),
      Row("1,234", [0..<1, 4..<9], "", "1,234"),
      Row("1,234", [0..<1, 4..<5], "x", "1,234"),
    ]
    for row in rows {
      let store = NumberStore<ExactDecimal>(format: try NumberFormat(locale: "en"))
      store.text = row.text
      change(store, row.ranges, row.inserted)
      #expect(store.text == row.result, "\(row.text) without \(row.ranges)")
    }
  }

  /// An empty range deletes nothing, and the caret is where the first one was.
  @Test func anEmptyRangeIsTheCaret() throws {
    let store = NumberStore<Int>(value: 1234, format: try NumberFormat(locale: "en"))
    change(store, [1..<1, 4..<5], "")
    #expect(store.text == "123" && store.utf16Selection == 1..<1)
  }

  @Test func aTrailingMinusIsDeletedWithItsRange() throws {
    let format = try NumberFormat(
      symbols: NumberSymbols(),
      pattern: NumberPattern(negative: Affixes(suffix: [.minusSign])))
    let store = NumberStore<Int>(value: -1234, format: format)
    let end = store.text.utf16.count
    #expect(store.text.hasSuffix("-"))
    change(store, [0..<1, (end - 1)..<end], "")
    #expect(store.text == "234" && store.value == 234)
    #expect(store.undo() && store.value == -1234)
  }

  @Test func aRestrictedTextIsCutAsItIs() {
    let store = RestrictedStore(InputRestriction<String>.digits(1...8), value: "123456")
    change(store, [0..<2, 4..<5], "9")
    #expect(store.text == "9346" && store.utf16Selection == 1..<1)
    #expect(store.undo() && store.text == "123456")
  }

  /// The content of random numbers without random ranges is what the text has there, in one undo
  /// step.
  @Test func whatIsLeftIsTheContent() throws {
    var random = SeededGenerator(topic: "several ranges")
    var failures = Failures(seed: Samples.seed)
    for (style, locale, point) in [
      (NumberStyle.number, "en", "."), (.number, "de", ","), (.number, "fr", ","),
      (.number, "hi", "."), (.currency("EUR"), "de", ","), (.currency("USD"), "en", "."),
    ] {
      let format = try NumberFormat(style, locale: locale)
      for _ in 0..<200 * Samples.factor {
        let store = NumberStore<ExactDecimal>(format: format)
        let digits = (0..<random.number(in: 2...12)).map { _ in "\(random.number(in: 1...9))" }
        store.type((random.once(in: 3) ? "-" : "") + digits.joined())
        if random.once(in: 2) { store.type(point + "\(random.number(in: 1...9))") }
        let text = Array(store.text.utf16)
        let cuts = (0..<2 * random.number(in: 2...3)).map { _ in random.number(in: 0...text.count) }
        let sorted = cuts.sorted()
        let ranges = stride(from: 0, to: sorted.count, by: 2).map { sorted[$0]..<sorted[$0 + 1] }
        let inserted = random.once(in: 2) ? "" : "\(random.number(in: 1...9))"
        // One range alone is Backspace, which takes the digit in front of a separator.
        if inserted.isEmpty, ranges.filter({ !$0.isEmpty }).count < 2 { continue }
        let expected = content(text, without: ranges, inserting: inserted, point)
        change(store, ranges, inserted)
        let found = content(Array(store.text.utf16), without: [], inserting: "", point)
        let subject = "\(String(decoding: text, as: UTF16.self)) \(ranges) \(inserted) in \(locale)"
        let fraction = expected.split(separator: Character(point), omittingEmptySubsequences: false)
        // A digit that a limit rejects changes nothing.
        if !inserted.isEmpty, format.currency != nil, fraction.count == 2, fraction[1].count > 2 {
          failures.compare(store.text, String(decoding: text, as: UTF16.self), subject)
        } else {
          failures.compare(found, expected, subject)
          let apart: [Range<Int>] = ranges.joined()
          let isChanged = !store.text.utf16.elementsEqual(text)
          failures.expect(
            apart.count < 2 || !isChanged || store.undo() && store.text.utf16.elementsEqual(text),
            "undo of \(subject)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns the sign, digits, and decimal separator of a text outside ranges, with a digit in
  /// place of the first range.
  private func content(
    _ text: [UInt16], without ranges: [Range<Int>], inserting inserted: String, _ point: String
  ) -> String {
    let kept = text.indices.filter { index in
      let isDigit = (48...57).contains(text[index])
      return (isDigit || text[index] == 45 || [text[index]] == Array(point.utf16))
        && !ranges.contains { $0.contains(index) }
    }
    let start = ranges.first?.lowerBound ?? 0
    let hasMinus = kept.first.map { text[$0] == 45 } ?? false
    // Nothing goes in front of a minus.
    let before = max(kept.filter { $0 < start }.count, hasMinus && !inserted.isEmpty ? 1 : 0)
    var units = kept.map { text[$0] }
    units.insert(contentsOf: inserted.utf16, at: before)
    return String(decoding: units, as: UTF16.self)
  }

  private func change<Store: TextFieldStore>(
    _ store: Store, _ ranges: [Range<Int>], _ text: String
  ) {
    let controller = TextFieldController(store: store)
    let shown = FieldContents(text: store.text, selection: nil)
    _ = controller.change(ranges, to: text, in: shown)
  }
}
