import Foundation
import LiveNumber
import Testing

/// What an adapter learns of the program, and tells of the keys that it knows.
@Suite struct StoreChangeTests {
  private static func contents(
    _ text: String, _ caret: Int, isComposing: Bool = false
  ) -> FieldContents {
    FieldContents(text: text, selection: caret..<caret, hasMarkedText: isComposing)
  }

  /// Only the program's changes are told, when the store has made them.
  @Test func theProgramsChangesAreTold() throws {
    let store = try NumberStore<Int>(locale: "en")
    let controller = TextFieldController(store: store)
    var told: [String] = []
    controller.onStoreChange = { told.append(store.text) }

    _ = controller.change([0..<0], to: "1", in: Self.contents("", 0))
    _ = controller.didChange(Self.contents("12", 2))
    _ = controller.didChange(Self.contents("12", 1))
    _ = controller.submit(Self.contents("12", 1))
    _ = controller.perform(in: Self.contents("12", 1)) { $0.undo() }
    _ = controller.typeOnNumericPad("3", in: Self.contents("", 0))
    _ = controller.endEditing(Self.contents("3", 1))
    #expect(told.isEmpty)

    store.value = 1234
    #expect(told == ["1,234"])
    store.locale = Locale(identifier: "de")
    #expect(told == ["1,234", "1.234"])
    store.undo()
    #expect(told.last == "1,234")
  }

  @Test func aControllerIsNotKeptByItsStore() throws {
    let store = try NumberStore<Int>(locale: "en")
    var controller: TextFieldController? = TextFieldController(store: store)
    weak let kept = controller
    controller = nil
    #expect(kept == nil)
    store.value = 1
    #expect(store.text == "1")
  }

  /// The separator of a pad is the decimal key, also where the same character groups digits.
  @Test func theSeparatorOfAPad() throws {
    for (locale, character, text) in [
      ("de", ".", "12,5"), ("de", ",", "12,5"), ("en", ",", "12.5"), ("fr", ".", "12,5"),
      ("ar-EG", ",", "١٢٫٥"),
    ] as [(String, Unicode.Scalar, String)] {
      let store = try NumberStore<Double>(value: 12, locale: locale)
      let controller = TextFieldController(store: store)
      var field = Self.contents(store.text, 2)
      for key in [character, "5"] {
        let answer = controller.typeOnNumericPad(key, in: field)
        guard case .show(let shown) = answer else {
          Issue.record("\(locale) \(character)")
          continue
        }
        field = Self.contents(shown.text, shown.utf16Selection.upperBound)
      }
      #expect(field.text == text && store.value == 12.5, "\(locale) \(character)")
    }
  }

  @Test func aPadWhileAnInputMethodComposes() throws {
    let store = try NumberStore<Double>(value: 12, locale: "de")
    let controller = TextFieldController(store: store)
    #expect(
      controller.typeOnNumericPad(".", in: Self.contents("12x", 3, isComposing: true)) == .leave)
    #expect(store.text == "12")
  }

  /// A text has no decimal key.
  @Test func aPadInATextField() throws {
    let version = InputRestriction<String>(
      parse: { $0.split(separator: ".").count == 2 ? $0 : nil }, text: { $0 },
      canBecomeValid: { _ in true })
    let store = RestrictedStore(version, value: "1.0")
    store.text = ""
    for key in ["1", ".", "5"] as [Unicode.Scalar] { store.typeOnNumericPad(key) }
    #expect(store.value == "1.5")
  }

  @Test func stepsThatChangeNothing() throws {
    let store = try NumberStore<Int>(value: 3, in: 1...3, locale: "en")
    #expect(!store.canStep(1) && store.canStep(-1))
    store.value = 1
    #expect(store.canStep(1) && !store.canStep(-1))
    store.options.step = 5
    store.options.snapsToStep = true
    #expect(!store.canStep(1))
  }
}
