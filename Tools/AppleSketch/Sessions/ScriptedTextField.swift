#if canImport(UIKit)
  import Foundation
  import UIKit

  private final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  private final class Selection: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) { self.range = range }
    override var start: UITextPosition { Position(range.lowerBound) }
    override var end: UITextPosition { Position(range.upperBound) }
  }

  private final class InputMode: UITextInputMode {
    let language: String
    init(_ language: String) { self.language = language }
    override var primaryLanguage: String? { language }
  }

  /// The undo manager of a window, whose actions are the app's.
  final class WindowUndoManager: UndoManager {
    private(set) var removals = 0
    override func removeAllActions() { removals += 1 }
  }

  /// A text field that does what UIKit's is reported to do, as far as a delegate sees it.
  final class ScriptedTextField: UITextField {
    private var units: [UInt16] = []
    private var selected = 0..<0
    private var marked: Range<Int>?
    private var actions: [UIAction] = []
    private var notices = 0
    /// Whether the delegate is told of a selection after the event.
    var tellsLate = false
    private(set) var editingChanges = 0
    /// The number of times that the delegate has looked whether a text is marked.
    private(set) var looks = 0
    var isFocused = true
    /// The language of the keyboard.
    var language = "en-US"
    let windowUndoManager = WindowUndoManager()
    var reloads = 0

    var shown: String {
      var units = units
      units.insert(contentsOf: "|".utf16, at: selected.upperBound)
      return String(decoding: units, as: UTF16.self)
    }

    // MARK: - The user

    func insert(_ replacement: String, inRanges: Bool = true) {
      edit(selected, replacement, inRanges: inRanges)
    }

    override func deleteBackward() {
      let start = selected.isEmpty ? max(selected.lowerBound - 1, 0) : selected.lowerBound
      if start < selected.upperBound { edit(start..<selected.upperBound, "") }
    }

    /// Touches the field, and leaves the caret where it is.
    func touch() {
      for recognizer in gestureRecognizers ?? [] {
        expect(recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: UITouch()), false)
      }
    }

    func select(_ range: Range<Int>) {
      selected = range
      notify()
      end()
    }

    /// Fills the field without asking.
    func fill(_ text: String) {
      replace(0..<units.count, text)
      changed()
    }

    func compose(_ text: String) {
      let range = marked ?? selected
      replace(range, text)
      marked = range.lowerBound..<range.lowerBound + text.utf16.count
      changed()
    }

    /// Composes a text, about which an input method asks before it marks it.
    func composeAsking(_ text: String) {
      let range = selected
      let allows = delegate?.textField(
        self,
        shouldChangeCharactersInRanges: [
          NSValue(range: NSRange(location: range.lowerBound, length: range.count))
        ], replacementString: text)
      if allows ?? true { compose(text) }
    }

    func endComposition() {
      marked = nil
      changed()
    }

    func pressReturn() {
      _ = delegate?.textFieldShouldReturn(self)
      end()
    }

    func pressClear() {
      if delegate?.textFieldShouldClear(self) ?? true { replace(0..<units.count, "") }
      end()
    }

    func press(_ key: UIAction) {
      key.handler(key)
      end()
    }

    private func edit(_ range: Range<Int>, _ replacement: String, inRanges: Bool = true) {
      let old = NSRange(location: range.lowerBound, length: range.count)
      let allows =
        inRanges
        ? delegate?.textField(
          self, shouldChangeCharactersInRanges: [NSValue(range: old)],
          replacementString: replacement)
        : delegate?.textField(
          self, shouldChangeCharactersIn: old, replacementString: replacement)
      if allows ?? true {
        replace(range, replacement)
        changed()
      }
      end()
    }

    private func replace(_ range: Range<Int>, _ replacement: String) {
      units.replaceSubrange(range, with: replacement.utf16)
      let caret = range.lowerBound + replacement.utf16.count
      selected = caret..<caret
    }

    private func changed() {
      notify()
      sendActions(for: .editingChanged)
      end()
    }

    private func notify() {
      if tellsLate { notices += 1 } else { delegate?.textFieldDidChangeSelection(self) }
    }

    private func end() {
      while notices > 0 {
        notices -= 1
        delegate?.textFieldDidChangeSelection(self)
      }
    }

    // MARK: - UIKit

    override var isFirstResponder: Bool { isFocused }
    override var undoManager: UndoManager? { windowUndoManager }
    override var textInputMode: UITextInputMode? { InputMode(language) }
    override func reloadInputViews() { reloads += 1 }
    override var text: String? {
      get { String(decoding: units, as: UTF16.self) }
      set { replace(0..<units.count, newValue ?? "") }
    }
    override var selectedTextRange: UITextRange? {
      get { Selection(selected) }
      set {
        selected = (newValue as? Selection)?.range ?? 0..<0
        notify()
      }
    }
    override var markedTextRange: UITextRange? {
      looks += 1
      return marked.map(Selection.init)
    }
    override var beginningOfDocument: UITextPosition { Position(0) }
    override func offset(from: UITextPosition, to: UITextPosition) -> Int {
      ((to as? Position)?.offset ?? 0) - ((from as? Position)?.offset ?? 0)
    }
    override func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let new = ((position as? Position)?.offset ?? 0) + offset
      return 0...units.count ~= new ? Position(new) : nil
    }
    override func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
      Selection(
        offset(from: beginningOfDocument, to: from)..<offset(from: beginningOfDocument, to: to))
    }
    override func addAction(_ action: UIAction, for events: Event) { actions.append(action) }
    override func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
      actions.removeAll { $0.identifier == identifier }
    }
    override func sendActions(for events: Event) {
      editingChanges += 1
      for action in actions { action.handler(action) }
    }
  }
#endif
