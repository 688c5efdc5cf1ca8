import LiveNumber
import TestSupport
import Testing

/// New texts, ranges, selections, and compositions from views.
@Suite struct StoreTextTests {
  private func store(
    _ locale: String = "de", _ options: NumberEditor.Options = NumberEditor.Options(),
    typed: String = ""
  ) throws -> NumberStore<ExactDecimal> {
    let store = try NumberStore<ExactDecimal>(locale: locale, options: options)
    store.type(typed)
    return store
  }

  private var integers: NumberEditor.Options {
    let options = NumberEditor.Options { $0.maximumFractionDigits = .upTo(0) }
    return options
  }

  @Test func textsOneKeyAtATime() throws {
    let store = try store()
    for key in "1234567,89" { store.text += String(key) }
    #expect(store.text == "1.234.567,89")
    while !store.text.isEmpty { store.text.removeLast() }
    #expect(store.validity == .empty)
  }

  @Test func rejectedTextsLeaveTheField() throws {
    let store = try store(typed: "1234")
    store.text = "1.234x"
    #expect(store.text == "1.234" && store.lastOutcome.reason == .unexpectedCharacter)
    store.text = "rubbish"
    #expect(store.text == "1.234" && store.lastOutcome.isRejected)
  }

  /// Replacing the selection is typing, not a click: an entry goes on.
  @Test func replacingAtTheCaretIsTyping() throws {
    let yen = try store("de", integers)
    for key in "1234,50" { yen.replace(yen.selection, with: String(key)) }
    #expect(yen.text == "1.234" && yen.lastOutcome.reason == .afterRejectedSeparator)
    let grouped = try store()
    for key in "1.234" {
      grouped.replace(grouped.selection, with: String(key))
      #expect(grouped.warning == nil && grouped.lastOutcome == .accepted, "\(key)")
    }
    #expect(grouped.text == "1.234")
  }

  @Test func replacingElsewhere() throws {
    let store = try store(typed: "1234567")
    let text = store.text
    let start = text.index(text.startIndex, offsetBy: 2)
    store.replace(start..<text.index(start, offsetBy: 3), with: "9")
    #expect(store.text == "19.567")
    store.replace(store.text.startIndex..<store.text.startIndex, with: "12,3")
    #expect(store.text == "12,319567" || store.lastOutcome.isRejected)
    let all = store.text.startIndex..<store.text.endIndex
    store.replace(all, with: "")
    #expect(store.text.isEmpty)
  }

  /// A rejected replacement leaves the selection unchanged.
  @Test func rejectedReplacements() throws {
    let store = try store(typed: "1234")
    let before = store.selection
    let start = store.text.startIndex
    store.replace(start..<store.text.index(after: start), with: "x")
    #expect(store.lastOutcome.isRejected && store.selection == before)
  }

  /// A view can still have indices of another text; the nearest position counts.
  @Test func indicesBeyondTheText() throws {
    let store = try store(typed: "12")
    let other = "123456789"
    store.selection = other.endIndex..<other.endIndex
    #expect(store.selection.lowerBound == store.text.endIndex)
    store.selection = other.startIndex..<other.endIndex
    #expect(store.text[store.selection] == "12")
    store.update(text: "12", selection: other.endIndex..<other.endIndex)
    store.update(text: "123", selection: other.endIndex..<other.endIndex)
    #expect(store.text == "123")
    store.replace(other.endIndex..<other.endIndex, with: "4")
    #expect(store.text == "1.234")
  }

  @Test func selectionsAreGivenInEveryUnit() throws {
    let store = try store("ccp", typed: "1234")
    store.apply(.select(anchor: 1, head: 3))
    // Each digit is two UTF-16 code units, and the separator is one.
    #expect(store.utf16Selection == 2..<7 && store.text.utf16.count == 9)
    store.apply(.selectAll)
    #expect(store.utf16Selection == 0..<9)
    store.apply(.clear)
    #expect(store.utf16Selection == 0..<0)
  }

  @Test func compositionsAreOneStep() throws {
    let store = try store("ja", typed: "1")
    store.beginComposition()
    store.text = "1に"
    #expect(store.text == "1")
    store.text = "1２３"
    #expect(store.text == "1")
    store.endComposition("２３")
    #expect(store.text == "123")
    store.undo()
    #expect(store.text == "1")
    store.beginComposition()
    store.endComposition("二x三")
    #expect(store.text == "123")
    // After the composition, texts are edits again.
    store.text = "1234"
    #expect(store.text == "1,234")
  }

  @Test func typedDigitsAreUndoneTogether() throws {
    let store = try store()
    store.type("123")
    store.type("4")
    store.undo()
    #expect(store.text == "" && !store.canUndo && store.canRedo)
    store.redo()
    #expect(store.text == "1.234")
    store.type("5")
    store.undo()
    // The redone run is closed: the next digit is a new step.
    #expect(store.text == "1.234")
    store.type("5")
    store.apply(.move(.left, extending: false))
    store.type("6")
    store.undo()
    #expect(store.text == "12.345")
    store.undo()
    #expect(store.text == "1.234")
    store.type(",")
    store.type("5")
    store.undo()
    #expect(store.text == "1.234,")
  }

  @Test func anotherLocaleIsOneStep() throws {
    let store = try store(typed: "-1234567,5")
    store.apply(.move(.left, extending: false))
    store.format = try NumberFormat(store.style, locale: "fr")
    #expect(store.text == "-1\u{202F}234\u{202F}567,5")
    #expect(store.text[store.selection.lowerBound...] == "5")
    store.format = try NumberFormat(store.style, locale: "ar-EG")
    #expect(store.text == "\u{61C}-١٬٢٣٤٬٥٦٧٫٥")
    #expect(store.exactValue?.description == "-1234567.5")
    store.undo()
    store.undo()
    #expect(store.text == "-1.234.567,5")
    store.redo()
    #expect(store.text == "-1\u{202F}234\u{202F}567,5")
    #expect(throws: NumberFormatError.self) {
      store.format = try NumberFormat(store.style, locale: "xx-YY")
    }
    #expect(store.text == "-1\u{202F}234\u{202F}567,5")
  }

  /// If the options contradict a format, its own limits hold.
  @Test func aFormatWithFewerDigitsThanTheOptionsAskFor() throws {
    let options = NumberEditor.Options { $0.minimumFractionDigits = 2 }
    let store = try NumberStore<ExactDecimal>(.currency("EUR"), locale: "de", options: options)
    store.type("5")
    let yen = try NumberFormat(.currency("JPY"), locale: "de")
    store.format = yen
    store.commit()
    #expect(store.text == yen.format(5) && store.isValid)
  }
}
