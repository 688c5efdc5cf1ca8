import LiveNumber
import TestSupport
import Testing

/// A field for texts that aren't numbers, and for numbers under a restriction.
@Suite struct RestrictedStoreTests {
  private func sizes(
    _ value: ShirtSize = .m, toolkit: FieldToolkit = .uiKit
  ) -> ScriptedField<RestrictedStore<ShirtSize>> {
    let restriction = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
    return ScriptedField(toolkit, RestrictedStore(restriction, value: value))
  }

  private func ages(_ value: Int = 20) throws -> ScriptedField<RestrictedStore<Int>> {
    let restriction = try InputRestriction(.range(18...30), format: NumberFormat(locale: "en"))
    return ScriptedField(.uiKit, RestrictedStore(restriction, value: value))
  }

  @Test(arguments: FieldToolkit.allCases)
  func names(toolkit: FieldToolkit) {
    let field = sizes(toolkit: toolkit)
    field.select(0..<1)
    field.insert("x")
    #expect(field.text == "X" && field.store.validity == .incomplete && field.store.value == .m)
    field.insert("l")
    #expect(field.text == "XL" && field.store.value == .xl)
    field.insert("l")
    #expect(field.text == "XL" && field.store.lastOutcome.isRejected)
    field.select(0..<0)
    field.insert("x")
    #expect(field.text == "XL" && field.selection == 0..<0)
  }

  /// A value from the program is shown, and can't be undone; its echo changes nothing.
  @Test func program() throws {
    let field = try ages()
    field.deleteBackward()
    field.store.value = 20
    field.notify()
    #expect(field.text == "2")
    field.store.value = 30
    field.notify()
    #expect(field.text == "30" && !field.store.canUndo)
  }

  @Test func undo() {
    let field = sizes()
    field.select(0..<1)
    field.insert("l")
    #expect(field.text == "L")
    field.perform { $0.undo() }
    #expect(field.text == "M" && field.store.value == .m && field.selection == 0..<1)
    field.perform { #expect($0.redo()) }
    #expect(field.text == "L" && !field.store.canRedo)
    field.perform { $0.undo() }
    field.insert("x")
    #expect(!field.store.redo())
  }

  @Test func anUndoneEditIsAcceptedWhateverWasRejectedBefore() throws {
    let field = try ages()
    field.select(1..<2)
    field.insert("5")
    field.insert("x")
    #expect(field.store.lastOutcome.isRejected)
    field.perform { $0.undo() }
    #expect(field.text == "20" && field.store.lastOutcome == .accepted)
  }

  /// Any text, trimmed.
  private func words(_ value: String = "") -> ScriptedField<RestrictedStore<String>> {
    let restriction = InputRestriction<String>(parse: { $0 }, text: { $0 })
    return ScriptedField(.uiKit, RestrictedStore(restriction, value: value))
  }

  /// A space at the start is text where the restriction accepts it, and AutoFill works too.
  @Test func spaces() {
    let field = words()
    field.insert(" ")
    field.insert("a")
    #expect(field.text == " a")
    let filled = words()
    filled.autoFill("Ada")
    #expect(filled.store.value == "Ada")
  }

  @Test func textsAreComparedByTheirBytesAsOffsetsCount() {
    let field = words("\u{E9}")
    field.change(to: "e\u{301}")
    #expect(field.store.utf16Selection == 2..<2)
    field.deleteBackward()
    #expect(field.text == "e")
  }

  // MARK: - Bound to a value of the app

  /// A value that the app keeps, and how often it was set.
  private final class Model {
    var age = 25
    var accepts: (Int) -> Bool = { _ in true }
    var writes: [Int] = []

    func store() throws -> RestrictedStore<Int> {
      let restriction = try InputRestriction(.range(18...30), format: NumberFormat(locale: "en"))
      return RestrictedStore(restriction) {
        self.age
      } write: {
        self.writes.append($0)
        if self.accepts($0) { self.age = $0 }
      }
    }
  }

  @Test func anAllowedValueIsWrittenOnceAndAValueOfTheAppIsShown() throws {
    let model = Model()
    let field = ScriptedField(.uiKit, try model.store())
    field.select(1..<2)
    field.insert("0")
    field.select(0..<0)
    field.blur()
    #expect(model.writes == [20])
    model.age = 18
    field.notify()
    #expect(field.text == "18" && !field.store.canUndo)
    field.select(0..<2)
    field.insert("2")
    #expect(model.writes == [20])
    field.blur()
    #expect(field.store.validity == .invalid && model.age == 18)
  }

  /// A value that the app sets at Return isn't written over when the field loses the focus.
  @Test func programAtReturn() throws {
    let model = Model()
    let field = ScriptedField(.uiKit, try model.store())
    field.select(1..<2)
    field.insert("6")
    field.pressReturn()
    model.age = 30
    field.blur()
    #expect(model.age == 30 && field.text == "30" && model.writes == [26])
  }

  /// A value that the app doesn't accept is offered once more at the commit, and stays.
  @Test func rejected() throws {
    let model = Model()
    model.accepts = { $0 != 26 }
    let field = ScriptedField(.uiKit, try model.store())
    field.select(1..<2)
    field.insert("6")
    for caret in 0...2 { field.select(caret..<caret) }
    #expect(field.text == "26" && model.writes == [26])
    field.blur()
    #expect(field.text == "26" && field.store.invalidReason == .refusedByModel)
    #expect(model.writes == [26, 26] && model.age == 25)
    field.perform { $0.revert() }
    #expect(field.text == "25" && field.store.isValid)
  }

  /// A value that the app sets during a composition replaces what was composed.
  @Test func boundComposition() throws {
    let model = Model()
    let field = ScriptedField(.uiKit, try model.store())
    field.select(1..<2)
    field.mark("７")
    model.age = 19
    field.notify()
    #expect(field.text == "2７")
    field.unmark("７")
    #expect(field.text == "19" && model.writes == [])
  }

  @Test func composition() throws {
    let field = try ages(2)
    field.mark("５")
    #expect(field.store.isComposing)
    field.unmark("５")
    #expect(field.text == "25")
    field.select(0..<2)
    field.mark("あ")
    field.store.value = 18
    field.notify()
    #expect(field.text == "あ")
    field.unmark("い")
    #expect(field.text == "18" && field.writesToMarkedText == 0)
  }

  @Test func aNewRestrictionShowsTheValueAgain() throws {
    let field = sizes()
    field.store.restriction = InputRestriction(.range(ShirtSize.s ... .l)) { "size \($0.rawValue)" }
    field.notify()
    #expect(field.text == "size M")
    field.select(0..<6)
    field.mark("x")
    field.store.restriction = InputRestriction { $0.rawValue }
    field.notify()
    #expect(field.text == "x")
    field.unmark("xl")
    #expect(field.text == "M")
    // A value that waits is shown by the new restriction.
    field.mark("x")
    field.store.value = .l
    field.store.restriction = InputRestriction { "size \($0.rawValue)" }
    field.unmark("xl")
    #expect(field.text == "size L")
  }

  @Test func aTextOrASelectionThatIsSetIsOneThatTheViewShows() {
    let store = sizes().store
    store.text = "x"
    #expect(store.text == "X" && store.validity == .incomplete)
    store.text = "xs"
    #expect(store.text == "X" && store.lastOutcome.isRejected)
    store.selection = store.text.startIndex..<store.text.endIndex
    #expect(store.utf16Selection == 0..<1)
    store.utf16Selection = 7..<9
    #expect(store.utf16Selection == 1..<1)
  }

  /// Returns the properties whose observers are notified of a change.
  private func told(
    _ change: (RestrictedStore<ShirtSize>) -> Void
  ) -> [String] {
    let accesses: [(String, (RestrictedStore<ShirtSize>) -> Void)] = [
      ("text", { _ = $0.text }), ("selection", { _ = $0.selection }), ("value", { _ = $0.value }),
      ("validity", { _ = $0.validity }), ("outcome", { _ = $0.lastOutcome }),
      ("canUndo", { _ = $0.canUndo }), ("restriction", { _ = $0.restriction }),
    ]
    return accesses.filter { _, access in
      let store = sizes().store
      return notifications(of: { access(store) }) { change(store) } == 1
    }.map(\.0)
  }

  @Test func onlyTheObserversOfWhatChangesAreNotified() {
    #expect(told { $0.text = "l" } == ["text", "selection", "value", "canUndo"])
    #expect(told { $0.text = "x" } == ["text", "selection", "validity", "canUndo"])
    #expect(told { $0.text = "7" } == ["text", "outcome"], "the view shows the old text again")
    #expect(told { $0.utf16Selection = 0..<1 } == ["selection"])
    #expect(told { $0.restriction = InputRestriction { $0.rawValue } } == ["restriction"])
  }

  /// A setter of the app that sets the store's value is heard, and writes nothing else.
  @Test func setterThatSets() throws {
    let model = Model()
    let store = try model.store()
    model.accepts = { [unowned store] age in
      store.value = 30
      return age != 20
    }
    store.text = "20"
    #expect(store.text == "30")
    #expect(model.writes == [20] && model.age == 25)
  }
}
