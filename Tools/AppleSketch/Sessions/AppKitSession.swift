#if canImport(AppKit)
  import AppKit
  import Foundation
  import LiveNumber
  import LiveNumberUI

  /// The keyboard of the user.
  private final class Keyboard: NSTextInputContext {
    let source: String
    init(_ source: String) { self.source = source }
    override var selectedKeyboardInputSource: NSTextInputSourceIdentifier? {
      get { source }
      set {}
    }
  }

  /// A field's editor that asks the field's formatter before each change.
  private final class ScriptedEditor: NSTextView {
    let field: ScriptedField
    var marked: Range<Int>?
    var source = "com.apple.keylayout.US"

    init(_ field: ScriptedField) {
      self.field = field
      super.init(frame: NSRect(x: 0, y: 0, width: 0, height: 0))
    }

    required init?(coder: NSCoder) { nil }

    var shown: String {
      var units = Array(string.utf16)
      units.insert(contentsOf: "|".utf16, at: selectedRange.location + selectedRange.length)
      return String(decoding: units, as: UTF16.self)
    }

    override func hasMarkedText() -> Bool { marked != nil }
    override var inputContext: NSTextInputContext? { Keyboard(source) }

    func insert(_ replacement: String) { edit(selectedRange, replacement) }

    func deleteBackward() {
      press("deleteBackward:")
      let caret = selectedRange.location
      if caret > 0 { edit(NSRange(location: caret - 1, length: 1), "") }
    }

    /// Presses a key that inserts nothing.
    func press(_ command: String) {
      let isHandled = field.delegate?.control(
        field, textView: self, doCommandBy: Selector(command))
      expect(isHandled, false)
    }

    /// Clicks at the caret.
    func click() {
      for recognizer in field.gestureRecognizers {
        let receives = recognizer.delegate?.gestureRecognizer(
          recognizer, shouldAttemptToRecognizeWith: NSEvent())
        expect(receives, false)
      }
    }

    func select(_ range: Range<Int>) {
      selectedRange = NSRange(location: range.lowerBound, length: range.count)
    }

    /// Composes a text, about which AppKit asks before it marks it.
    func composeAsking(_ text: String) {
      let proposed = AutoreleasingUnsafeMutablePointer(
        NSString(string: replacing(selectedRange, by: text)))
      var selection = NSRange(location: selectedRange.location + text.utf16.count, length: 0)
      let allows = field.formatter?.isPartialStringValid(
        proposed, proposedSelectedRange: &selection, originalString: string,
        originalSelectedRange: selectedRange, errorDescription: nil)
      if allows ?? true { return compose(text) }
      string = String(proposed.pointee)
      selectedRange = selection
    }

    func compose(_ text: String) {
      let start = marked?.lowerBound ?? selectedRange.location
      string = replacing(NSRange(location: start, length: marked?.count ?? 0), by: text)
      marked = start..<start + text.utf16.count
      select(start + text.utf16.count..<start + text.utf16.count)
      field.changed()
    }

    func endComposition() {
      marked = nil
      field.changed()
    }

    private func edit(_ range: NSRange, _ replacement: String) {
      let old = string
      let proposed = AutoreleasingUnsafeMutablePointer(
        NSString(string: replacing(range, by: replacement)))
      var selection = NSRange(location: range.location + replacement.utf16.count, length: 0)
      _ = field.formatter?.isPartialStringValid(
        proposed, proposedSelectedRange: &selection, originalString: old,
        originalSelectedRange: range, errorDescription: nil)
      string = String(proposed.pointee)
      selectedRange = selection
      if string != old { field.changed() }
    }

    private func replacing(_ range: NSRange, by replacement: String) -> String {
      var units = Array(string.utf16)
      units.replaceSubrange(
        range.location..<range.location + range.length, with: replacement.utf16)
      return String(decoding: units, as: UTF16.self)
    }
  }

  private final class ScriptedField: NSTextField {
    var editor: ScriptedEditor?
    /// The number of times that the delegate has looked what the field shows.
    private(set) var looks = 0

    override func currentEditor() -> NSText? {
      looks += 1
      return editor
    }

    func changed() { delegate?.controlTextDidChange(notification()) }

    func pressReturn() {
      stringValue = editor?.string ?? stringValue
      let notification = notification(["NSTextMovement": NSTextMovement.return.rawValue])
      editor = nil
      delegate?.controlTextDidEndEditing(notification)
    }

    func notification(_ info: [AnyHashable: Any] = [:]) -> Notification {
      var info = info
      info["NSFieldEditor"] = editor
      return Notification(name: Notification.Name("session"), object: self, userInfo: info)
    }
  }

  /// Types into a field whose delegate and formatter are those of `LiveNumberUI`.
  @MainActor private func runSession() throws {
    let store = try NumberStore<Decimal>(.currency("EUR"), locale: "en")
    var events: [String] = []
    let field = ScriptedField()
    let delegate = NumberFieldDelegate(store: store)
    delegate.onSubmit = { events.append("submit") }
    delegate.onFocus = { events.append($0 ? "begin" : "end") }
    delegate.connect(to: field)
    let editor = ScriptedEditor(field)
    field.editor = editor
    delegate.controlTextDidBeginEditing(field.notification())
    expect(editor.allowsUndo, false)

    for key in ["1", "2", "3", "x"] { editor.insert(key) }
    // It takes back the letter.
    editor.deleteBackward()
    for key in ["4", ".", "5"] { editor.insert(key) }
    expect(editor.shown, "€1,234.5|")
    editor.select(3..<3)
    editor.deleteBackward()
    expect(editor.shown, "€|234.5")

    editor.compose("7")
    expect(editor.shown, "€7|234.5")
    expect(store.value, 234.5)
    editor.endComposition()
    expect(editor.shown, "€7|,234.5")
    delegate.undoManager.undo()
    expect(editor.shown, "€|234.5")
    delegate.undoManager.redo()
    expect(editor.shown, "€7|,234.5")
    delegate.perform { $0.undo() }
    expect(editor.shown, "€|234.5")

    editor.insert("1,000")
    expect(editor.shown, "€1,000|,234.5")
    store.value = 5
    delegate.storeDidChange()
    expect(editor.shown, "€5.00|")
    editor.select(1..<2)
    editor.insert("8")
    expect(editor.shown, "€8|.00")
    editor.select(2..<5)
    editor.insert("")
    expect(store.value, 8)

    field.pressReturn()
    expect(field.stringValue, "€8.00")
    expect(events, ["begin", "submit", "end"])
    expect(editor.allowsUndo, true)
  }

  /// Types into a field whose delegate is only set.
  @MainActor private func runUnconnectedSession() throws {
    let store = try NumberStore<Decimal>(value: 12, locale: "de")
    let field = ScriptedField()
    let delegate = NumberFieldDelegate(store: store)
    field.delegate = delegate
    let editor = ScriptedEditor(field)
    field.editor = editor
    delegate.controlTextDidBeginEditing(field.notification())
    expect(editor.string, "12")
    editor.select(2..<2)
    editor.insert("34")
    expect(editor.shown, "1.234|")
    expect(store.value, 1234)
  }

  /// Types after a separator that the field shows, or that waits, and after a click or a key that
  /// changes nothing.
  @MainActor private func runVainSession() throws {
    let vain: [([String], (ScriptedEditor) -> Void, String)] = [
      ([".", "5"], { $0.click() }, ".55|"), ([".", "5"], { $0.deleteBackward() }, ".5|"),
      ([".", "5"], { $0.press("deleteForward:") }, ".55|"),
      ([".", "5"], { $0.press("moveRight:") }, ".55|"),
      ([".", "5"], { $0.press("cancelOperation:") }, ".55|"),
      (["1", ".", "2", "."], { $0.click() }, "1.2.5|"),
      (["1", ".", "2", "."], { $0.press("moveToEndOfLine:") }, "1.2.5|"),
      (["1", ".", "2", "."], { $0.press("deleteToEndOfParagraph:") }, "1.2.5|"),
      // It would delete something, about which the formatter is asked.
      (["1", ".", "2", "."], { $0.press("deleteToBeginningOfLine:") }, "1.2.5|"),
    ]
    for (typed, end, shown) in vain {
      let field = ScriptedField()
      // Without a fraction, a separator in the empty field is no number's.
      let style = NumberStyle.number.precision(.fractionLength(typed[0] == "." ? 0...0 : 0...3))
      let delegate = NumberFieldDelegate(store: try NumberStore<Decimal>(style, locale: "en"))
      for _ in 0..<2 { delegate.connect(to: field) }
      expect(field.gestureRecognizers.count, 1)
      let editor = ScriptedEditor(field)
      field.editor = editor
      for key in typed { editor.insert(key) }
      end(editor)
      editor.insert("5")
      expect(editor.shown, shown)
    }
  }

  /// Types with an input method, which marks the first character before AppKit asks, after it has
  /// asked, or never.
  @MainActor private func runInputMethodSession() throws {
    let ends: [(ScriptedEditor, String) -> Void] = [
      { editor, text in
        editor.compose(text)
        editor.compose(text + "２")
        editor.endComposition()
      },
      { editor, text in
        editor.composeAsking(text)
        editor.compose(text + "２")
        editor.endComposition()
      },
      { editor, text in for key in [text, "２"] { editor.insert(key) } },
    ]
    for (first, shown) in [("１", "3,412|,567"), ("あ", "34あ2|567")] {
      for (index, end) in ends.enumerated() where first == "１" || index == 2 {
        let field = ScriptedField()
        let delegate = NumberFieldDelegate(store: try NumberStore<Int>(value: 34567, locale: "en"))
        delegate.connect(to: field)
        let editor = ScriptedEditor(field)
        editor.source = "com.apple.inputmethod.Kotoeri.RomajiTyping.Japanese"
        editor.string = field.stringValue
        field.editor = editor
        editor.select(2..<2)
        end(editor, first)
        expect(editor.shown, shown)
      }
    }
  }

  /// Tells the app of each key that the formatter has decided about, also if AppKit reports no
  /// change.
  @MainActor private func runFormatterEditSession() async throws {
    let field = ScriptedField()
    let delegate = NumberFieldDelegate(store: try NumberStore<Int>(value: 123, locale: "en"))
    var edits = 0
    delegate.onEdit = { edits += 1 }
    delegate.connect(to: field)
    let editor = ScriptedEditor(field)
    editor.string = field.stringValue
    field.editor = editor
    editor.select(3..<3)
    for key in ["x", "4"] {
      edits = 0
      editor.insert(key)
      for _ in 0..<10 { await Task.yield() }
      expect(edits > 0, true)
    }
    // What was rejected is shown with the digit.
    expect(editor.shown, "123x4|")
  }

  /// Tells the app once that a field has the focus, although AppKit does at the focus and at the
  /// first key.
  @MainActor private func runFocusNoticeSession() throws {
    var events: [String] = []
    let field = StoreTextField(store: try NumberStore<Int>(locale: "en"))
    field.onFocus = { events.append($0 ? "focus" : "blur") }
    let notification = Notification(name: Notification.Name("session"), object: field)
    for types in [true, false, true] {
      expect(field.becomeFirstResponder(), true)
      if types { field.delegate?.controlTextDidBeginEditing(notification) }
      field.delegate?.controlTextDidEndEditing(notification)
    }
    expect(events, ["focus", "blur", "focus", "blur", "focus", "blur"])
  }

  /// Connects a delegate twice, which follows the store once.
  @MainActor private func runConnectionSession() async throws {
    var looks: [Int] = []
    for count in 1...2 {
      let store = try NumberStore<Int>(locale: "en")
      let field = ScriptedField()
      let delegate = NumberFieldDelegate(store: store)
      for _ in 0..<count { delegate.connect(to: field) }
      let before = field.looks
      for value in [12, 13] {
        store.value = value
        for _ in 0..<10 { await Task.yield() }
        expect(field.stringValue, "\(value)")
      }
      looks.append(field.looks - before)
    }
    expect(looks[1], looks[0])
  }

  private final class KeypadEvent: NSEvent {
    override var modifierFlags: ModifierFlags { .numericPad }
    override var characters: String? { "." }
  }

  /// Types the separator of the keypad into a field with another one.
  @MainActor private func runKeypadSession() async throws {
    let german = NumberStore<Decimal>(value: 12, format: .number.locale(Locale(identifier: "de")))
    let field = ScriptedField()
    let delegate = NumberFieldDelegate(store: german)
    delegate.connect(to: field)
    let editor = ScriptedEditor(field)
    editor.string = field.stringValue
    field.editor = editor
    editor.select(2..<2)
    NSApplication.shared.currentEvent = KeypadEvent()
    editor.insert(".")
    NSApplication.shared.currentEvent = nil
    editor.insert("5")
    expect(editor.shown, "12,5|")
    german.value = 7
    for _ in 0..<10 { await Task.yield() }
    expect(editor.string, "7")
  }

  @main struct Sessions {
    static func main() async throws {
      try runSession()
      try await runKeypadSession()
      try runVainSession()
      try runInputMethodSession()
      try await runFormatterEditSession()
      try runFocusNoticeSession()
      try await runConnectionSession()
      try runUnconnectedSession()
      try await runFocusSession()
      try runStatusSession()
      try runQuestionSession()
      try runPreviewSession()
      runStepperSession()
      finish()
    }
  }
#endif
