#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import Foundation
  public import LiveNumber
  internal import Observation

  /// The delegate of an `NSTextField` that shows what a store says.
  ///
  /// Connect it to a text field of your app, which keeps it:
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// let delegate = NumberFieldDelegate(store: price)
  /// delegate.onEdit = { total.stringValue = "\(price.value ?? 0)" }
  /// delegate.connect(to: field)
  /// ```
  ///
  /// The field follows the store and its model when your app has changed them, in the next turn of
  /// the main actor; ``storeDidChange()`` shows the change at once. The decisions are those of a
  /// `TextFieldController`.
  ///
  /// The separator key of the keypad is the decimal key, whatever the locale of the format is.
  @MainActor
  public final class NumberFieldDelegate<Store: TextFieldStore>: NSObject,
    NSTextFieldDelegate
  {
    // Swift allows no method of an Objective-C protocol in an extension of a generic class.

    /// The controller that decides what the field shows.
    public let controller: TextFieldController<Store>
    /// A closure that is called after the user may have changed something.
    public var onEdit: () -> Void = {}
    /// A closure that is called when the user has pressed Return, and the text is committed.
    public var onSubmit: () -> Void = {}
    /// A closure that is called when the user begins to edit the field, or after it loses focus and
    /// commits its text.
    public var onFocus: (_ isFocused: Bool) -> Void = { _ in }
    /// The undo manager that undoes the store's edits and shows the result.
    ///
    /// To undo them with ⌘Z, return it from `undoManager` in a subclass of the field.
    public var undoManager: UndoManager { fieldUndoManager }

    private let fieldUndoManager: FieldUndoManager
    private weak var field: NSTextField?
    /// The number of times that the delegate was connected, of which only the last counts.
    private var connections = 0
    /// Whether the app knows that the field has the focus.
    private var hasFocus = false

    /// Creates the delegate of a store's field.
    public init(store: Store) {
      controller = TextFieldController(store: store)
      fieldUndoManager = FieldUndoManager(store)
      super.init()
      fieldUndoManager.perform = { [weak self] edit in self?.perform(edit) }
    }

    // MARK: - Connecting

    /// Becomes the delegate of a field, sets its formatter, and shows the store's text in it.
    ///
    /// A delegate has one field at a time, and a field one delegate. If you only set the field's
    /// `delegate`, this happens when the user begins to edit it; until then, the field doesn't show
    /// the store's text.
    public func connect(to field: NSTextField) {
      self.field = field
      connections += 1
      field.delegate = self
      field.formatter = NumberFieldFormatter(self)
      // The field's text isn't a change of the store's.
      show(.show(controller.store.rendering))
      PressObserver(of: field) { [weak self, weak field] in
        if let self, field?.delegate === self { didSelect() }
      }
      follow(connection: connections)
    }

    /// Shows what your app has changed in the store.
    ///
    /// While an input method is composing text, the field stays as it is until the composition
    /// ends.
    public func storeDidChange() {
      show(controller.didChange(contents))
    }

    /// Shows what the app changes in the store from now on.
    private func follow(connection: Int) {
      withObservationTracking {
        _ = controller.store.rendering
      } onChange: { [weak self] in
        // It's called before the change.
        Task { @MainActor [weak self] in
          guard let self, connection == connections, field?.delegate === self else { return }
          storeDidChange()
          follow(connection: connection)
        }
      }
    }

    /// Edits the store and shows the result, for the buttons and commands of your app.
    ///
    /// While an input method is composing text, nothing happens.
    public func perform(_ edit: (Store) -> Void) {
      show(controller.perform(in: contents, edit))
      onEdit()
    }

    /// Decides what to show instead of what the user is about to make of the field.
    ///
    /// - Parameters:
    ///   - range: The range that changes.
    ///   - original: The text of the field.
    ///   - proposed: The new text and its selection.
    /// - Returns: What to show, or `nil` if the field is to show what is proposed.
    func replacement(
      of range: Range<Int>, in original: String, by proposed: FieldContents
    ) -> FieldContents? {
      var field = contents
      if !field.text.utf8.elementsEqual(original.utf8) {
        field = FieldContents(text: original, selection: nil)
      }
      var proposed = proposed
      proposed.hasMarkedText = field.hasMarkedText
      let answer: TextFieldController<Store>.Answer
      if let separator = keypadSeparator, range == field.selection {
        answer = controller.typeOnNumericPad(separator, in: field)
      } else {
        answer = controller.change(range, of: field, into: proposed)
      }
      guard case .show(let shown) = answer else { return nil }
      let selection = shown.utf16Selection
      // Texts can be equal, but have other offsets.
      if shown.text.utf8.elementsEqual(proposed.text.utf8), selection == proposed.selection {
        return nil
      }
      // AppKit doesn't document that it reports a change of the formatter's.
      Task { [weak self] in self?.onEdit() }
      return FieldContents(text: shown.text, selection: selection)
    }

    /// The separator key of the keypad that the user is pressing, or `nil`.
    private var keypadSeparator: Unicode.Scalar? {
      guard let event = NSApplication.shared.currentEvent, event.type == .keyDown,
        event.modifierFlags.contains(.numericPad), let text = event.characters,
        [".", ",", "٫"].contains(text)
      else { return nil }
      return text.unicodeScalars.first
    }

    // MARK: - What the field reports

    /// Reports that the user has begun to edit the field, and connects it if your app hasn't.
    public func controlTextDidBeginEditing(_ notification: Notification) {
      if let field = notification.object as? NSTextField, field !== self.field {
        connect(to: field)
      }
      // What it would undo are ranges of texts that the store has replaced.
      editor(in: notification)?.allowsUndo = false
      focusDidChange(to: true)
    }

    /// Reports the focus, of which AppKit tells a field more than once.
    func focusDidChange(to hasFocus: Bool) {
      guard hasFocus != self.hasFocus else { return }
      self.hasFocus = hasFocus
      onFocus(hasFocus)
    }

    /// Takes a text that the field has changed without asking, and the end of a composition.
    public func controlTextDidChange(_ notification: Notification) {
      show(controller.didChange(contents))
      onEdit()
    }

    /// Reports a key that moves the caret, or that has nothing to delete, even if it changes
    /// nothing.
    ///
    /// - Returns: `false`, since the field carries out its keys itself.
    public func control(
      _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool {
      let command = "\(commandSelector)"
      let field = contents
      let deletesForward = command.contains("Forward") || command.contains("ToEnd")
      let end = deletesForward ? field.text.utf16.count : 0
      // The formatter is asked about anything else that is deleted.
      if command.hasPrefix("move") || command.hasPrefix("delete") && field.selection == end..<end {
        didSelect()
      }
      return false
    }

    /// Reports a click or a key after which the same can be selected.
    private func didSelect() {
      show(controller.didSelect(contents))
      onEdit()
    }

    /// Commits the text.
    public func controlTextDidEndEditing(_ notification: Notification) {
      // Other fields of the window share the editor.
      editor(in: notification)?.allowsUndo = true
      show(controller.endEditing(contents))
      onEdit()
      // An app that moves the focus after Return has to know which field had it.
      let movement = notification.userInfo?["NSTextMovement"] as? Int
      if movement == NSTextMovement.return.rawValue { onSubmit() }
      focusDidChange(to: false)
    }

    // MARK: - Carrying out answers

    /// Returns the editor of a notification, which the field can have lost already.
    private func editor(in notification: Notification) -> NSTextView? {
      notification.userInfo?["NSFieldEditor"] as? NSTextView
    }

    private func show(_ answer: TextFieldController<Store>.Answer) {
      guard case .show(let shown) = answer, let field else { return }
      let text = shown.text
      controller.showing {
        guard let editor = field.currentEditor() else {
          if !field.stringValue.utf8.elementsEqual(text.utf8) { field.stringValue = text }
          return
        }
        if !editor.string.utf8.elementsEqual(text.utf8) { editor.string = text }
        let range = NSRange(shown.utf16Selection)
        if editor.selectedRange != range { editor.selectedRange = range }
      }
    }

    private var contents: FieldContents {
      guard let editor = field?.currentEditor() else {
        return FieldContents(text: field?.stringValue ?? controller.store.text, selection: nil)
      }
      let textView = editor as? NSTextView
      var contents = FieldContents(
        text: editor.string, selection: editor.selectedRange.offsets,
        hasMarkedText: textView?.hasMarkedText() ?? false)
      // Any other source of keys than a layout is an input method.
      let source = textView?.inputContext?.selectedKeyboardInputSource
      contents.mayCompose = source?.hasPrefix("com.apple.keylayout.") == false
      return contents
    }
  }
#endif
