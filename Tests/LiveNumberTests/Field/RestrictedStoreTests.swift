import LiveNumber
import TestSupport
import Testing

/// A field for texts that aren't numbers, and for numbers under a restriction.
@Suite struct RestrictedStoreTests {
  enum Size: String, CaseIterable, Comparable, Sendable {
    case s = "S"
    case m = "M"
    case l = "L"
    case xl = "XL"
    case xxl = "XXL"

    static func < (left: Self, right: Self) -> Bool { left.index < right.index }
    private var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  private func sizes(
    _ value: Size = .m, toolkit: FieldToolkit = .uiKit
  ) -> ScriptedField<RestrictedStore<Size>> {
    let restriction = InputRestriction(.range(Size.m ... .xl)) { $0.rawValue }
    return ScriptedField(toolkit, RestrictedStore(restriction, value: value))
  }

  private func ages(_ value: Int = 20) throws -> ScriptedField<RestrictedStore<Int>> {
    let restriction = try InputRestriction(
      .range(18...30), format: NumberFormat(locale: "en"))
    return ScriptedField(.uiKit, RestrictedStore(restriction, value: value))
  }

  @Test(arguments: FieldToolkit.allCases)
  func names(toolkit: FieldToolkit) {
    let field = sizes(toolkit: toolkit)
    field.select(0..<1)
    field.insert("x")
    #expect(field.text == "X")
    #expect(field.store.validity == .incomplete)
    #expect(field.store.value == .m)
    field.insert("l")
    #expect(field.text == "XL")
    #expect(field.store.value == .xl)
    field.insert("l")
    #expect(field.text == "XL")
    #expect(field.store.lastOutcome.isRejected)
    field.select(0..<0)
    field.insert("x")
    #expect(field.text == "XL")
    #expect(field.selection == 0..<0)
  }

  @Test func numbers() throws {
    let field = try ages()
    field.select(1..<2)
    field.insert("5")
    #expect(field.store.value == 25)
    field.insert("5")
    #expect(field.text == "25")
    field.deleteBackward()
    field.blur()
    #expect(field.text == "2")
    #expect(field.store.validity == .invalid)
    #expect(field.store.value == 25)
  }

  @Test("A value from the program is shown, and can't be undone; its echo changes nothing")
  func program() throws {
    let field = try ages()
    field.deleteBackward()
    field.store.value = 20
    field.notify()
    #expect(field.text == "2")
    field.store.value = 30
    field.notify()
    #expect(field.text == "30")
    #expect(!field.store.canUndo)
  }

  @Test func undo() {
    let field = sizes()
    field.select(0..<1)
    field.insert("l")
    #expect(field.text == "L")
    field.perform { $0.undo() }
    #expect(field.text == "M")
    #expect(field.store.value == .m)
    #expect(field.selection == 0..<1)
    field.perform { $0.redo() }
    #expect(field.text == "L")
    #expect(!field.store.canRedo)
    field.perform { $0.undo() }
    field.insert("x")
    #expect(!field.store.redo())
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
    #expect(field.text == "18")
    #expect(field.writesToMarkedText == 0)
  }

  @Test("A range beyond the text is rejected")
  func outside() {
    let field = sizes()
    field.replace([0..<5], with: "l")
    #expect(field.text == "M")
    #expect(field.store.lastOutcome.reason == .outsideText)
  }

  @Test("A new restriction shows the value again")
  func newRestriction() throws {
    let field = sizes()
    field.store.restriction = InputRestriction(.range(Size.s ... .l)) { "size \($0.rawValue)" }
    field.notify()
    #expect(field.text == "size M")
  }
}
