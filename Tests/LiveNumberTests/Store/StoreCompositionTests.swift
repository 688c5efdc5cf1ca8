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

  private struct Example: CustomTestStringConvertible {
    let typed: String
    let caret: Int
    let whole: String
    let text: String
    let selection: Int
    var testDescription: String { "\(typed) \(whole)" }
  }

  private static let examples = [
    Example(typed: "1234", caret: 2, whole: "1,2５34", text: "12,534", selection: 4),
    Example(typed: "1234", caret: 4, whole: "1,234５６", text: "123,456", selection: 7),
    // A candidate with digits of two systems, and one with other characters.
    Example(typed: "1234", caret: 2, whole: "1,2５6٧34", text: "1,256,734", selection: 7),
    Example(typed: "1234", caret: 4, whole: "1,234５に６", text: "123,456", selection: 7),
    Example(typed: "1234", caret: 4, whole: "1,234に", text: "1,234", selection: 5),
    // A composition that was canceled.
    Example(typed: "1234", caret: 2, whole: "1,234", text: "1,234", selection: 3),
    Example(typed: "", caret: 0, whole: "１２３４", text: "1,234", selection: 5),
  ]

  @Test(arguments: examples)
  private func theEndOfACompositionCanBeReportedAsAWholeText(_ example: Example) throws {
    let store = try store(example.typed, caret: example.caret)
    // The view reports what it shows; the field leaves it alone.
    store.text = example.whole
    store.selection = store.text.startIndex..<store.text.startIndex
    store.update(text: example.whole, utf16Selection: 0..<0)
    #expect(store.isComposing)
    #expect(store.exactValue?.description ?? "" == example.typed)
    store.endComposition(text: example.whole)
    #expect(!store.isComposing && store.text == example.text)
    #expect(store.rendering.utf16Selection == example.selection..<example.selection)
    while store.text != "", store.undo() {}
    #expect(store.text == "")
  }

  @Test func aCompositionOverASelectionReplacesItInOneStep() throws {
    let store = try store("1234")
    store.apply(.select(anchor: 1, head: 3))
    store.endComposition(text: "1５6４", caret: nil)
    #expect(store.text == "1,564")
    store.undo()
    #expect(store.text == "1,234" && store.text[store.selection] == ",23")
  }

  @Test func aCompositionOfOtherCharactersOverASelectionLeavesIt() throws {
    let store = try store("1234")
    store.apply(.select(anchor: 1, head: 3))
    #expect(store.endComposition(text: "1に4").isRejected && store.text == "1,234")
    #expect(store.text[store.selection] == ",23")
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

  /// A format that contradicts the options waits as any other, and the tighter one holds.
  @Test func contradiction() throws {
    let options = NumberEditor.Options { $0.minimumFractionDigits = 2 }
    let store = try NumberStore<ExactDecimal>(.currency("EUR"), locale: "de", options: options)
    store.beginComposition()
    let yen = try NumberFormat(.currency("JPY"), locale: "de")
    store.format = yen
    store.endComposition("5")
    store.commit()
    #expect(store.format == yen && store.text == yen.format(5))
    #expect(store.options.minimumFractionDigits == 2)
  }

  @Test func aSecondBeginningKeepsWhatWaits() throws {
    let store = try store("12")
    store.value = 7
    store.beginComposition()
    store.endComposition("")
    #expect(store.value == 7)
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
