import LiveNumber
import TestSupport
import Testing

/// Input methods, which show text before it is typed.
@Suite struct StoreCompositionTests {
  private func store(_ typed: String, caret: Int? = nil) throws -> NumberStore<Int> {
    let store = try NumberStore<Int>(locale: "en")
    store.type(typed)
    if let caret { store.apply(.select(anchor: caret, head: caret)) }
    store.beginComposition()
    return store
  }

  @Test(arguments: [
    ("1234", 2, "1,2５34", "12,534", 4), ("1234", 4, "1,234５６", "123,456", 7),
    // A candidate with digits of two systems, and one with other characters.
    ("1234", 2, "1,2５6٧34", "1,256,734", 7), ("1234", 4, "1,234５に６", "12345に6", 7),
    ("1234", 4, "1,234に", "1,234", 5),
    // A composition that was canceled.
    ("1234", 2, "1,234", "1,234", 3), ("", 0, "１２３４", "1,234", 5),
  ])
  func theEndOfACompositionCanBeReportedAsAWholeText(
    typed: String, caret: Int, whole: String, text: String, selection: Int
  ) throws {
    let store = try store(typed, caret: caret)
    // The view reports what it shows; the field leaves it alone.
    store.text = whole
    store.selection = store.text.startIndex..<store.text.startIndex
    store.update(text: whole, utf16Selection: 0..<0)
    #expect(store.isComposing)
    #expect(store.exactValue?.description ?? "" == typed)
    store.endComposition(text: whole)
    #expect(!store.isComposing && store.text == text)
    #expect(store.rendering.utf16Selection == selection..<selection)
    while store.text != "", store.undo() {}
    #expect(store.text == "")
  }

  @Test func aValueFromTheProgramWaitsAndReplacesWhatWasComposed() throws {
    for value in [7, nil] {
      let store = try store("12")
      store.value = 5
      store.value = value
      #expect(store.text == "12")
      store.endComposition("3")
      #expect(store.value == value && !store.canUndo)
    }
  }

  @Test func anEchoIsNotAValueFromTheProgram() throws {
    let store = try store("12")
    store.value = 5
    store.value = 12
    store.endComposition(text: "123")
    #expect(store.value == 123)
  }

  @Test func aFormatWaitsAndWhatWasComposedStays() throws {
    let store = try store("12", caret: 1)
    store.format = try NumberFormat(store.style, locale: "de")
    #expect(store.format.symbols.groupingSeparator == ",")
    store.endComposition(text: "1５62")
    #expect(store.text == "1.562")
    store.undo()
    #expect(store.text == "1,562", "the format is a step of its own")
    store.undo()
    #expect(store.text == "12")
  }

  @Test func aCompositionWithoutABeginningIsTyped() throws {
    let store = try NumberStore<Int>(value: 12, locale: "en")
    store.endComposition("３")
    #expect(store.value == 123)
    store.endComposition(text: "123４")
    #expect(store.value == 1_234)
  }

  @Test func observersOfTheTextAreToldEvenIfNothingWasComposed() throws {
    let store = try store("12")
    #expect(
      notifications(of: { _ = store.rendering }) { store.endComposition(text: "12") } == 1)
  }
}
