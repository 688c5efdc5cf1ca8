#if canImport(UIKit)
  import Foundation
  import LiveNumber
  @testable import LiveNumberUI
  import UIKit

  /// Types into a field whose delegate is that of `LiveNumberUI`.
  @MainActor func runSession(tellsLate: Bool) async throws {
    let store = try NumberStore<Decimal>(.currency("EUR"), locale: "en")
    let delegate = NumberFieldDelegate(store: store)
    var submits = 0
    delegate.onSubmit = { submits += 1 }
    var edits = 0
    delegate.onEdit = { edits += 1 }
    let field = ScriptedTextField()
    field.tellsLate = tellsLate
    delegate.connect(to: field)
    field.addKeyBar(store.keyboard, of: delegate)
    let keys = barKeys(of: field)
    expect(keys.count, 2)

    for key in ["1", "2", "3", "4"] { field.insert(key) }
    expect(field.shown, "€1,234|")
    // UIKit can report a selection late; nothing says then who has changed it.
    if !tellsLate { expect(edits, 4) }
    expect(field.editingChanges, 4)
    field.insert(".", inRanges: false)
    field.insert("5", inRanges: false)
    expect(field.shown, "€1,234.5|")

    field.select(3..<3)
    field.deleteBackward()
    expect(field.shown, "€|234.5")
    expect(store.value, 234.5)

    field.compose("7")
    expect(field.shown, "€7|234.5")
    expect(store.value, 234.5)
    field.endComposition()
    expect(field.shown, "€7|,234.5")
    expect(store.value, 7234.5)
    delegate.undoManager.undo()
    expect(field.shown, "€|234.5")
    delegate.undoManager.redo()
    expect(field.shown, "€7|,234.5")
    delegate.perform(in: field) { $0.undo() }
    expect(field.shown, "€|234.5")

    field.insert("1,000")
    expect(field.shown, "€1,000|,234.5")
    // UIKit moves the caret after a paste.
    field.select(0..<0)
    for _ in 0..<10 { await Task.yield() }
    expect(field.shown, "€1,000|,234.5")

    field.pressReturn()
    expect(field.shown, "€1,000|,234.50")
    expect(submits, 1)

    store.value = 5
    edits = 0
    delegate.storeDidChange(in: field)
    expect(field.shown, "€5.00|")
    if !tellsLate { expect(edits, 0) }

    field.pressClear()
    expect(field.shown, "|")
    expect(store.value, nil)
    // AutoFill inserts a space first.
    field.insert(" ")
    field.fill("1234.5")
    expect(field.shown, "€1,234.5|")
    expect(store.value, 1234.5)

    field.select(1..<1)
    keys.first.map(field.press)
    expect(submits, 1)
    // Done does what Return does.
    keys.last.map(field.press)
    expect(submits, 2)
    expect(field.text, "-€1,234.50")
    delegate.textFieldDidEndEditing(field)
    expect(field.text, "-€1,234.50")

    // Nobody tells the delegate.
    store.value = 7
    for _ in 0..<10 { await Task.yield() }
    expect(field.text, "€7.00")

    // The keyboard is shown again with another bar, and without one.
    field.reloads = 0
    let unsigned = try NumberStore<Decimal>(in: 0..., locale: "en")
    field.addKeyBar(unsigned.keyboard, of: delegate)
    expect(barKeys(of: field).count, 1)
    expect(field.reloads, 1)
    field.removeKeyBar()
    expect(field.inputAccessoryView == nil, true)
    expect(field.reloads, 2)
  }

  @MainActor private func barKeys(of field: UITextField) -> [UIAction] {
    (field.inputAccessoryView as? UIToolbar)?.items?.compactMap(\.primaryAction) ?? []
  }

  /// Shows values of the app in a field that isn't edited, whose undo manager is that of its
  /// window.
  @MainActor func runSharedUndoManagerSession() throws {
    let store = try NumberStore<Int>(locale: "en")
    let field = ScriptedTextField()
    field.isFocused = false
    let delegate = NumberFieldDelegate(store: store)
    delegate.connect(to: field)
    for (isFocused, value, removals) in [(false, 12, 0), (true, 13, 1), (false, 14, 1)] {
      field.isFocused = isFocused
      store.value = value
      delegate.storeDidChange(in: field)
      expect(field.text, "\(value)")
      expect(field.windowUndoManager.removals, removals)
    }
  }

  /// Types with an input method, which marks the first character before it asks, after it has
  /// asked, or never.
  @MainActor func runInputMethodSession(tellsLate: Bool) throws {
    let ends: [(ScriptedTextField, String) -> Void] = [
      { field, text in
        field.compose(text)
        field.compose(text + "２")
        field.endComposition()
      },
      { field, text in
        field.composeAsking(text)
        field.compose(text + "２")
        field.endComposition()
      },
      { field, text in for key in [text, "２"] { field.insert(key) } },
    ]
    for (first, shown) in [("１", "3,412|,567"), ("あ", "34あ2|567")] {
      for (index, end) in ends.enumerated() where first == "１" || index == 2 {
        let store = try NumberStore<Int>(value: 34567, locale: "en")
        let field = ScriptedTextField()
        field.language = "ja-JP"
        field.tellsLate = tellsLate
        let delegate = NumberFieldDelegate(store: store)
        delegate.connect(to: field)
        field.select(2..<2)
        end(field, first)
        expect(field.shown, shown)
      }
    }
  }

  /// Connects a delegate twice, which follows the store and the field once.
  @MainActor func runConnectionSession() async throws {
    var looks: [Int] = []
    for count in 1...2 {
      let store = try NumberStore<Int>(locale: "en")
      let field = ScriptedTextField()
      let delegate = NumberFieldDelegate(store: store)
      for _ in 0..<count { delegate.connect(to: field) }
      let before = field.looks
      for value in [12, 13] {
        store.value = value
        for _ in 0..<10 { await Task.yield() }
        expect(field.text, "\(value)")
      }
      field.insert("4")
      expect(field.text, "134")
      looks.append(field.looks - before)
    }
    expect(looks[1], looks[0])
  }

  /// Types into a field whose delegate is only set.
  @MainActor func runUnconnectedSession() {
    let field = ScriptedTextField()
    let store = NumberStore<Decimal>(value: 12, format: .number.locale(Locale(identifier: "de")))
    let delegate = NumberFieldDelegate(store: store)
    field.delegate = delegate
    delegate.textFieldDidBeginEditing(field)
    expect(field.text, "12")
    field.select(2..<2)
    field.insert("34")
    expect(field.shown, "1.234|")
    expect(store.value, 1234)
  }

  /// Types the separator of the pad into a field with another one, and undoes it.
  @MainActor func runPadSession() async throws {
    var edits = 0
    let german = NumberStore<Decimal>(
      value: 12, format: .number.locale(Locale(identifier: "de")))
    let field = ScriptedTextField()
    let delegate = NumberFieldDelegate(store: german)
    delegate.connect(to: field)
    field.keyboardType = .decimalPad
    field.select(2..<2)
    for key in [Locale.current.decimalSeparator ?? ".", "5"] { field.insert(key) }
    expect(field.shown, "12,5|")
    field.keyboardType = .numbersAndPunctuation
    field.deleteBackward()
    field.deleteBackward()
    for key in [".", "5"] { field.insert(key) }
    expect(field.shown, "12.5|")

    let own = StoreTextField(store: german) { $0.onEdit = { edits += 1 } }
    expect(own.keyboardType, .decimalPad)
    expect(own.text, "12.5")
    own.undoManager?.undo()
    expect(edits, 1)
    expect(own.text, german.text)
    expect(german.value == 12.5, false)
  }

  /// Calculates with the operators of the keyboard and of the bar, in a field without negative
  /// numbers.
  @MainActor func runOperatorSession() throws {
    let store = try NumberStore<Decimal>(in: 0..., locale: "en")
    expect(StoreTextField(store: store).keyboardType, .decimalPad)
    store.options.accepts = .arithmetic
    expect(StoreTextField(store: store).keyboardType, .numbersAndPunctuation)
    store.options.accepts = .magnitudes
    expect(StoreTextField(store: store).keyboardType, .numbersAndPunctuation)
    expect(barKeys(of: StoreTextField(store: store)).count, 1)

    store.options.accepts = .arithmetic
    store.options.signKey = .anywhere
    let field = ScriptedTextField()
    let delegate = NumberFieldDelegate(store: store)
    delegate.connect(to: field)
    field.addKeyBar(store.keyboard, of: delegate)
    let keys = barKeys(of: field)
    expect(keys.map(\.title), ["−", "+", ""])
    for key in ["1", "2"] { field.insert(key) }
    keys.first.map(field.press)
    expect(field.shown, "12-|")
    field.insert("5")
    keys[1...].first.map(field.press)
    field.insert("3")
    expect(field.shown, "12-5+3|")
    field.pressReturn()
    expect(field.shown, "10|")
    expect(store.value, 10)
  }

  /// Types a separator into empty fields of whole numbers, which show it until it's deleted.
  @MainActor func runEmptySession() throws {
    let touched = ScriptedTextField()
    let delegate = NumberFieldDelegate(store: try NumberStore<Int>(locale: "en"))
    for _ in 0..<2 { delegate.connect(to: touched) }
    expect(touched.gestureRecognizers?.count, 1)
    for key in [".", "5"] { touched.insert(key) }
    touched.deleteBackward()
    touched.insert("5")
    expect(touched.shown, ".5|")
    touched.touch()
    touched.insert("5")
    expect(touched.shown, ".55|")

    let own = StoreTextField(store: try NumberStore<Int>(locale: "en"))
    own.selectedTextRange = UITextRange()
    func insert(_ key: String) {
      _ = own.delegate?.textField(
        own, shouldChangeCharactersIn: NSRange(location: 0, length: 0), replacementString: key)
    }
    for key in [".", "5"] { insert(key) }
    expect(own.text, "5.")
    own.deleteBackward()
    insert("5")
    expect(own.text, "55.")
  }

  @main struct Sessions {
    static func main() async throws {
      try await runSession(tellsLate: false)
      try await runSession(tellsLate: true)
      try await runPadSession()
      try runOperatorSession()
      try runEmptySession()
      try runSharedUndoManagerSession()
      try runInputMethodSession(tellsLate: false)
      try runInputMethodSession(tellsLate: true)
      try await runConnectionSession()
      runUnconnectedSession()
      try await runFocusSession()
      try runStatusSession()
      try runQuestionSession()
      try runPreviewSession()
      runStepperSession()
      try runPromptSession()
      finish()
    }
  }
#endif
