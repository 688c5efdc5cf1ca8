import LiveNumber
import TestSupport
import Testing

/// A field that asks to delete a range, or has deleted it, deletes what the key deletes.
@Suite struct FieldDeletionTests {
  @Test(
    "Backspace and Delete next to symbols and signs do what the edits do",
    arguments: FieldToolkit.allCases)
  func nextToDecoration(toolkit: FieldToolkit) throws {
    var failures = Failures(seed: 0)
    let styles: [NumberStyle] = [
      .number, .percent, .currency("EUR"), .currency("USD"),
      .currency("USD").sign(strategy: .accounting),
    ]
    for locale in ["en", "de", "fr", "he", "fa", "ar-EG", "ar", "sv", "hi", "nl", "de-CH", "es"] {
      for style in styles {
        for value in ["-12", "1234.5", "-0.05"] {
          for isForward in [true, false] {
            try Self.check(toolkit, locale, style, value, isForward, &failures)
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func check(
    _ toolkit: FieldToolkit, _ locale: String, _ style: NumberStyle, _ value: String,
    _ isForward: Bool, _ failures: inout Failures
  ) throws {
    func store() throws -> NumberStore<ExactDecimal> {
      try NumberStore(style, value: ExactDecimal(value), locale: locale)
    }
    let length = try store().text.utf16.count
    for caret in 0...length {
      let field = ScriptedField(toolkit, try store())
      field.select(caret..<caret)
      if toolkit == .lateNotices { field.notify() }
      let shown = "\(locale) \(style) \(field.text.escaped) at \(field.selection.lowerBound)"
      let expected = try store()
      expected.utf16Selection = field.selection
      expected.apply(.delete(isForward ? .forward : .backward))
      if isForward { field.deleteForward() } else { field.deleteBackward() }
      // A formatter isn't told the caret, which can be after a symbol of one character at the end.
      if toolkit == .appKit, isForward, expected.value == ExactDecimal(value) { continue }
      guard field.text == expected.text, field.selection == expected.utf16Selection else {
        failures.add(
          "\(shown), \(isForward ? "Delete" : "Backspace"): \(field.text.escaped) \(field.selection),"
            + " not \(expected.text.escaped) \(expected.utf16Selection)")
        continue
      }
    }
  }

  @Test("Delete before a symbol at the end deletes nothing, and Backspace after it the last digit")
  func symbolAtTheEnd() throws {
    for toolkit in FieldToolkit.allCases where toolkit != .appKit {
      let field = ScriptedField(
        toolkit, try NumberStore<ExactDecimal>(.percent, value: ExactDecimal("0.12"), locale: "en"))
      field.select(2..<2)
      field.deleteForward()
      #expect(field.text == "12%" && field.selection == 2..<2, "\(toolkit)")
    }
    // The caret hasn't been told.
    let late = ScriptedField(
      .lateNotices,
      try NumberStore<ExactDecimal>(.percent, value: ExactDecimal("0.12"), locale: "en"))
    late.select(3..<3)
    late.deleteBackward()
    #expect(late.text == "1%")
  }

  @Test("The space of a symbol that is deleted isn't one with which AutoFill begins")
  func spaceOfASymbol() throws {
    for toolkit in FieldToolkit.allCases {
      let store = try NumberStore<ExactDecimal>(.currency("KWD"), locale: "ig-NG")
      let field = ScriptedField(toolkit, store)
      field.replace(0..<0, with: "-")
      #expect(field.text == "-KWD\u{A0}", "\(toolkit)")
      field.select(0..<4)
      field.deleteBackward()
      #expect(field.text.isEmpty, "\(toolkit): \(field.text.escaped)")
    }
  }
}
