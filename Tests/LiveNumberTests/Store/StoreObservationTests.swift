import Foundation
import LiveNumber
import Observation
import Testing

/// The properties whose observers are notified.
@Suite struct StoreObservationTests {
  private static let accesses: [(String, @Sendable (NumberStore<ExactDecimal>) -> Void)] = [
    ("text", { _ = $0.text }), ("selection", { _ = $0.selection }), ("value", { _ = $0.value }),
    ("validity", { _ = $0.validity }), ("invalidReason", { _ = $0.invalidReason }),
    ("lastOutcome", { _ = $0.lastOutcome }),
    ("canUndo", { _ = $0.canUndo }), ("canRedo", { _ = $0.canRedo }),
  ]

  /// Returns the properties whose observers are notified of a change.
  private func told(
    _ prepare: (NumberStore<ExactDecimal>) -> Void, _ change: (NumberStore<ExactDecimal>) -> Void
  ) throws -> [String] {
    var told: [String] = []
    for (name, access) in Self.accesses {
      let store = try NumberStore<ExactDecimal>(locale: "de")
      prepare(store)
      if notifications(of: { access(store) }, during: { change(store) }) > 0 { told.append(name) }
    }
    return told
  }

  @Test func anEditTellsOfWhatItChanges() throws {
    #expect(
      try told({ _ in }) { $0.type("1") } == ["text", "selection", "value", "validity", "canUndo"])
    #expect(try told({ $0.type("1") }) { $0.type("2") } == ["text", "selection", "value"])
    #expect(try told({ $0.type("1") }) { $0.type(",") } == ["text", "selection"])
    #expect(try told({ $0.type("1") }) { $0.type(".") } == ["text", "selection"])
    #expect(
      try told({ $0.type("12") }) { $0.apply(.move(.left, extending: false)) } == ["selection"])
    #expect(
      try told({
        $0.type("1")
        $0.update(text: "1", utf16Selection: 0..<1, utf16Head: 1)
      }) {
        $0.update(text: "1", utf16Selection: 0..<1, utf16Head: 0)
      } == ["selection"])
    #expect(
      try told({ $0.type("1") }) { $0.undo() }
        == ["text", "selection", "value", "validity", "canUndo", "canRedo"])
  }

  @Test func aRejectedKeyTellsOfItsOutcome() throws {
    #expect(try told({ $0.type("1") }) { $0.type("x") } == ["lastOutcome"])
    #expect(try told({ $0.type("1") }) { $0.apply(.paste("rubbish")) } == ["lastOutcome"])
    // The second of two equal outcomes changes nothing.
    #expect(try told({ $0.type("1x") }) { $0.type("x") } == [])
    // What waits is shown with the next digit.
    #expect(
      try told({ $0.type("1x") }) { $0.type("2") } == [
        "text", "selection", "value", "validity", "invalidReason", "lastOutcome",
      ])
  }

  @Test func aRejectedTextTellsOfTheText() throws {
    #expect(
      try told({ $0.type("1") }) { $0.text = "1x" }
        == ["text", "lastOutcome"])
    #expect(try told({ $0.type("1x") }) { $0.text = "1x" } == ["text"])
  }

  /// An accepted text can differ from the store's, which the view then has to show.
  @Test func anEchoTellsNobody() throws {
    #expect(try told({ $0.type("1,") }) { $0.value = 1 } == [])
    #expect(try told({ $0.type("-") }) { $0.value = nil } == [])
  }

  /// An observer of everything is notified once of an edit.
  @Test func oneNotificationForEachEdit() throws {
    let edits: [NumberEditor.Edit] = [
      .type("1"), .paste("234,5"), .delete(.backward), .selectAll, .type(","), .type("7"), .commit,
      .set(99), .clear, .compose("12"), .step(1), .type("x"),
    ]
    let store = try NumberStore<ExactDecimal>(locale: "de")
    for edit in edits {
      let count = notifications {
        for (_, access) in Self.accesses { access(store) }
      } during: {
        store.apply(edit)
      }
      #expect(count == 1, "\(edit)")
    }
  }

  /// An observer is told before a change, and can edit the store then.
  @Test func anObserverThatEdits() throws {
    nonisolated(unsafe) let store = try NumberStore<ExactDecimal>(locale: "de")
    withObservationTracking {
      _ = store.text
    } onChange: {
      store.type("23")
    }
    store.type("1")
    #expect(store.text == "123" && store.value == 123)
  }

  /// What the program changes isn't lost if an observer edits the field before it is.
  @Test func anObserverThatEditsBeforeAnOptionChanges() throws {
    nonisolated(unsafe) let store = try NumberStore<ExactDecimal>(locale: "de")
    withObservationTracking {
      _ = store.options
    } onChange: {
      store.type("1")
    }
    store.options.allowsNegative = false
    #expect(!store.options.allowsNegative && store.text == "1")
  }

  @Test func compositionTellsOfTheText() throws {
    #expect(
      try told({
        $0.type("1")
        $0.beginComposition()
      }) { $0.endComposition("") } == ["text"])
  }

  /// A new locale notifies only of what looks different.
  @Test func anotherLocale() throws {
    #expect(
      try told({ $0.type("1234,5") }) { $0.locale = Locale(identifier: "fr") } == [
        "text", "selection",
      ])
    #expect(try told({ $0.type("12") }) { $0.locale = Locale(identifier: "de") } == [])
  }
}
