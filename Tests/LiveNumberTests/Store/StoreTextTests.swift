import LiveNumber
import TestSupport
import Testing

/// New texts and ranges from views.
@Suite struct StoreTextTests {
  private func store(
    typed: String = "", _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> NumberStore<ExactDecimal> {
    let store = try NumberStore<ExactDecimal>(locale: "de", options: NumberEditor.Options(change))
    store.type(typed)
    return store
  }

  @Test func textsOneKeyAtATime() throws {
    let store = try store()
    for key in "1234567,89" { store.text += String(key) }
    #expect(store.text == "1.234.567,89")
    while !store.text.isEmpty { store.text.removeLast() }
    #expect(store.validity == .empty)
  }

  /// Replacing the selection is typing, not a click: an entry goes on.
  @Test func replacingAtTheCaretIsTyping() throws {
    let yen = try store { $0.maximumFractionDigits = .upTo(0) }
    for key in "1234,50" { yen.replace(yen.selection, with: String(key)) }
    #expect(yen.text == "1.234" && yen.lastOutcome.reason == .afterRejectedSeparator)
    let grouped = try store()
    for key in "1.234" {
      grouped.replace(grouped.selection, with: String(key))
      #expect(grouped.warning == nil && grouped.lastOutcome == .accepted, "\(key)")
    }
    #expect(grouped.text == "1.234")
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
}
