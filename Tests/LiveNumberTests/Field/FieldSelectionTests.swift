import LiveNumber
import TestSupport
import Testing

/// What the user selects in a field, which has symbols and separators that the store's selection
/// hasn't.
@Suite struct FieldSelectionTests {
  @Test("A selection with another digit isn't the store's")
  func widerSelection() throws {
    let store = try NumberStore<ExactDecimal>(
      .currency("USD").sign(strategy: .accounting), value: -570, locale: "en")
    #expect(store.text == "($570.00)")
    store.utf16Selection = 3..<5
    for range in [2..<5, 3..<6, 0..<9, 3..<4] {
      #expect(!store.isSelected(utf16: range), "\(range)")
    }
    store.utf16Selection = 0..<9
    #expect(store.isSelected(utf16: 0..<9))
    // Undo can bring back another selection of the same text.
    let plain = try NumberStore<ExactDecimal>(value: 570, locale: "en")
    let field = ScriptedField(.uiKit, plain)
    field.select(1..<3)
    field.perform { $0.utf16Selection = 2..<3 }
    #expect(field.selection == 2..<3)
  }

  @Test("A caret that an edit has moved is shown, though only a separator was selected there")
  func movedCaret() throws {
    let store = try NumberStore<Int>(value: 1_340_265_144, in: 18...30, locale: "en")
    let controller = TextFieldController(store: store)
    let separator = FieldContents(text: store.text, anchor: 6, head: 5)
    #expect(controller.didChange(separator) == .leave && store.utf16Selection == 6..<6)
    #expect(controller.submit(separator) == .show(store.rendering))
    #expect(store.utf16Selection == 5..<5)
  }

  @Test(
    "Backspace that skips a selected separator shows the caret before it",
    arguments: FieldToolkit.allCases)
  func skippedSeparator(toolkit: FieldToolkit) throws {
    var options = NumberEditor.Options()
    options.deleteOverGroup = .skip
    let store = NumberStore<ExactDecimal>(
      format: try NumberFormat(locale: "en"), options: options)
    store.value = 1_234_567
    let field = ScriptedField(toolkit, store)
    field.select(5..<6)
    field.deleteBackward()
    // Another report must not put the caret back after the separator.
    field.notify()
    #expect(field.text == "1,234,567")
    #expect(field.selection == 5..<5 && store.utf16Selection == 5..<5)
  }

  @Test("A click forgets a rejected key")
  func keyThatChangesNothing() throws {
    let store = try NumberStore<ExactDecimal>(.number.precision(.fractionLength(0)), locale: "en")
    let controller = TextFieldController(store: store)
    func shown(_ text: String) -> FieldContents {
      FieldContents(text: text, selection: text.utf16.count..<text.utf16.count)
    }
    _ = controller.didChange(shown("5"))
    _ = controller.didChange(shown("5x"))
    #expect(store.text == "5" && store.lastOutcome.reason == .unexpectedCharacter)
    // A click forgets what waits.
    _ = controller.didSelect(FieldContents(text: "5", selection: 0..<0))
    _ = controller.didSelect(FieldContents(text: "5", selection: 1..<1))
    _ = controller.didChange(shown("57"))
    #expect(store.text == "57")
    // Another selection is taken.
    #expect(controller.didSelect(FieldContents(text: "57", selection: 0..<0)) == .leave)
    #expect(store.utf16Selection == 0..<0)
  }

  @Test(
    "A selected symbol is the same selection after a rejected key", arguments: FieldToolkit.allCases
  )
  func symbolAndRejectedKey(toolkit: FieldToolkit) throws {
    let cases: [(NumberEditor.Options.Entry, String, Range<Int>)] = [
      (.free, "de", 5..<6), (.fromRight, "de", 5..<6), (.fromRight, "en", 0..<1),
    ]
    for (entry, locale, symbol) in cases {
      let options = NumberEditor.Options { $0.entry = entry }
      let store = try NumberStore<ExactDecimal>(
        .currency("EUR"), value: ExactDecimal("1.25"), locale: locale, options: options)
      let field = ScriptedField(toolkit, store)
      field.select(symbol)
      field.insert("x")
      #expect(store.value == ExactDecimal("1.25"), "\(entry) \(locale)")
      #expect(store.lastOutcome.isRejected, "\(entry) \(locale)")
      #expect(field.selection == symbol, "\(entry) \(locale)")
    }
  }

  @Test("A rejected key leaves the selection and its moving end")
  func movingEnd() throws {
    let store = try NumberStore<ExactDecimal>(value: 1_234_567, locale: "en")
    let field = ScriptedField(.gtk, store)
    for start in (5...8).reversed() {
      field.select(start..<9, isBackward: true)
      #expect(store.rendering.utf16Head <= start && store.rendering.utf16Anchor == 9)
      field.insert("x")
      #expect(field.text == "1,234,567")
      #expect(field.selection == start..<9 && field.isBackward)
    }
    // The same range with the other end.
    field.select(5..<9)
    #expect(store.rendering.utf16Anchor == 5 && store.rendering.utf16Head == 9)
    // A toolkit that doesn't tell the moving end changes nothing.
    store.update(text: "1,234,567", utf16Selection: 2..<5, utf16Head: 2)
    store.update(text: "1,234,567", utf16Selection: 2..<5)
    #expect(store.rendering.utf16Head == 2)
    // A new text, and a selection in it.
    store.update(text: "81,234,567", utf16Selection: 1..<4, utf16Head: 1)
    #expect(store.rendering.utf16Head == 1 && store.rendering.utf16Anchor == 4)
  }

  @Test(
    "The caret is after what was composed over a selection with symbols",
    arguments: FieldToolkit.allCases)
  func composedOverSymbols(toolkit: FieldToolkit) throws {
    let cases: [(String, String, Range<Int>, String, String, Int)] = [
      ("de", "12", 0..<4, "1", "1\u{A0}€", 1), ("de", "12", 1..<4, "2", "12\u{A0}€", 2),
      ("de", "55", 0..<4, "5", "5\u{A0}€", 1), ("en", "55", 0..<2, "5", "€55", 2),
      ("en", "55", 0..<3, "5", "€5", 2), ("en", "1555", 2..<4, "5", "€1,555", 4),
    ]
    for (locale, typed, selection, composed, text, caret) in cases {
      let field = ScriptedField(
        toolkit, try NumberStore<ExactDecimal>(.currency("EUR"), locale: locale))
      field.insert(typed)
      field.select(selection)
      if toolkit == .lateNotices { field.notify() }
      field.mark("\u{FF15}")
      field.unmark(composed)
      #expect(
        field.text == text && field.selection == caret..<caret, "\(locale) \(typed) \(selection)")
    }
  }

  @Test(
    "What is composed over a separator alone replaces no digit", arguments: FieldToolkit.allCases)
  func composedOverSeparator(toolkit: FieldToolkit) throws {
    for (caret, pressesReturn) in [(1, false), (1, true), (9, false), (9, true)] {
      let field = ScriptedField(
        toolkit, try NumberStore<ExactDecimal>(value: 5_299_001, locale: "fr"))
      field.select(caret..<caret)
      field.select(1..<2)
      if toolkit == .lateNotices { field.notify() }
      // Return moves the store's caret, and leaves what is selected.
      if pressesReturn { field.pressReturn() }
      field.mark("\u{FF15}")
      field.unmark("5")
      #expect(field.text == "55\u{202F}299\u{202F}001", "\(caret), \(pressesReturn)")
    }
  }

  @Test("Overwriting a separator replaces the digit after it", arguments: FieldToolkit.allCases)
  func overwriting(toolkit: FieldToolkit) throws {
    let field = ScriptedField(
      toolkit, try NumberStore<ExactDecimal>(value: 1_234_567, locale: "en"))
    field.select(1..<1)
    field.replace(1..<2, with: "9")
    #expect(field.text == "1,934,567" && field.selection == 3..<3)
    field.select(1..<1)
    field.replace(1..<2, with: "x")
    #expect(field.text == "1,934,567" && field.selection == 1..<1)
    // A selected separator is no overwritten one.
    field.select(1..<2)
    if toolkit != .appKit { field.insert("8") } else { field.replace(1..<2, with: "8") }
    #expect(field.text == "18,934,567" && field.selection == 2..<2)
  }
}
