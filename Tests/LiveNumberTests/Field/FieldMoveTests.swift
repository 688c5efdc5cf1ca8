import LiveNumber
import TestSupport
import Testing

/// Text that the user drags from one place of a field to another.
@Suite struct FieldMoveTests {
  /// A text, the dragged range, and where it is dropped.
  private static let moves: [(String, String, Range<Int>, Int)] = [
    ("de", "1234567", 6..<9, 0), ("de", "1234567", 5..<9, 1), ("de", "1234567", 0..<1, 9),
    ("de", "1234567", 0..<2, 5), ("en", "12", 0..<1, 2), ("en", "1234.5", 5..<7, 0),
    ("en", "1234.5", 0..<1, 7), ("en", "123", 1..<2, 3),
  ]

  @Test("A move that is told as two changes keeps the number", arguments: FieldToolkit.allCases)
  func twoChanges(toolkit: FieldToolkit) throws {
    // Without the selection, a drop can't be told from a paste.
    guard toolkit != .appKit else { return }
    for (locale, value, range, position) in Self.moves {
      for insertsFirst in [true, false] {
        let field = ScriptedField(
          toolkit, try NumberStore<ExactDecimal>(value: ExactDecimal(value), locale: locale))
        let text = field.text
        field.select(range)
        if toolkit == .lateNotices { field.notify() }
        field.moveSelection(to: position, insertsFirst: insertsFirst)
        #expect(field.text == text, "\(range) to \(position), \(insertsFirst)")
        #expect(
          field.store.value == ExactDecimal(value), "\(range) to \(position), \(insertsFirst)")
        // The field goes on.
        field.select(text.utf16.count..<text.utf16.count)
        field.insert("8")
        #expect(field.store.value == ExactDecimal(value + "8"))
      }
    }
  }

  @Test("A move that is told as one change keeps the number")
  func oneChange() throws {
    for (locale, value, range, position) in Self.moves {
      let store = try NumberStore<ExactDecimal>(value: ExactDecimal(value), locale: locale)
      let field = ScriptedField(.gtk, store)
      let text = field.text
      field.select(range)
      var units = Array(text.utf16)
      let dragged = units[range]
      units.insert(contentsOf: dragged, at: position)
      units.removeSubrange(
        position <= range.lowerBound
          ? range.lowerBound + range.count..<range.upperBound + range.count : range)
      // GTK leaves the caret where it was.
      for caret in [
        position <= range.lowerBound ? range.upperBound : range.lowerBound,
        min(position + range.count, units.count),
      ] {
        let moved = FieldContents(
          text: String(decoding: units, as: UTF16.self), selection: caret..<caret)
        guard case .show(let shown) = field.controller.didChange(moved) else {
          Issue.record("\(moved) is left")
          continue
        }
        #expect(shown.text == text && store.value == ExactDecimal(value), "\(moved)")
      }
    }
  }
}
