#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  internal import LiveNumberCore
  internal import Observation
  public import UIKit

  /// The delegate of a `UITextField` that shows what a store says.
  ///
  /// Connect it to a text field of your app, and keep it, since the field doesn't:
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(.currency("EUR"), locale: .current)
  /// let delegate = NumberFieldDelegate(store: price)
  /// delegate.onEdit = { total.text = "\(price.value ?? 0)" }
  /// delegate.connect(to: field)
  /// field.setKeyboard(for: price.keyboard)
  /// ```
  ///
  /// The field follows the store and its model when your app has changed them, in the next turn of
  /// the main actor; ``storeDidChange(in:)`` shows the change at once. The decisions are those of a
  /// `TextFieldController`.
  ///
  /// The one separator key of a decimal pad is that of the device's region. In a field with this
  /// pad, it is the decimal key, whatever the locale of the format is.
  @MainActor
  public final class NumberFieldDelegate<Store: TextFieldStore>: NSObject,
    UITextFieldDelegate
  {
    // Swift allows no method of an Objective-C protocol in an extension of a generic class.

    /// The controller that decides what the field shows.
    public let controller: TextFieldController<Store>
    /// A closure that is called after the user may have changed something.
    public var onEdit: () -> Void = {}
    /// A closure that is called when the user has pressed Return, and the text is committed.
    public var onSubmit: () -> Void = {}
    /// A closure that is called when the field gains focus, or after it loses focus and commits its
    /// text.
    public var onFocus: (_ isFocused: Bool) -> Void = { _ in }
    /// The undo manager that undoes the store's edits and shows the result.
    ///
    /// To undo them with a shake or ⌘Z, return it from `undoManager` in a subclass of the field.
    public var undoManager: UndoManager { fieldUndoManager }

    private let fieldUndoManager: FieldUndoManager
    private weak var connectedField: UITextField?
    /// The number of times that the delegate was connected, of which only the last counts.
    private var connections = 0
    /// Whether the app is being notified of what the store shows.
    private var isNotifying = false

    /// Creates the delegate of a store's field.
    public init(store: Store) {
      controller = TextFieldController(store: store)
      fieldUndoManager = FieldUndoManager(store)
    }

    // MARK: - Connecting

    /// Becomes the delegate of a field, and shows the store's text in it.
    ///
    /// A delegate has one field at a time, and a field one delegate. If you only set the field's
    /// `delegate`, this happens when the user begins to edit it; until then, the field doesn't show
    /// the store's text.
    public func connect(to field: UITextField) {
      connectedField = field
      connections += 1
      let identifier = UIAction.Identifier("LiveNumberUI.editingChanged")
      field.removeAction(identifiedBy: identifier, for: .editingChanged)
      field.delegate = self
      // It would insert spaces next to what is pasted.
      field.smartInsertDeleteType = .no
      field.autocorrectionType = .no
      field.spellCheckingType = .no
      field.inlinePredictionType = .no
      // The field's text isn't a change of the store's.
      show(controller.store.rendering, in: field)
      let action = UIAction(identifier: identifier) { [weak self, weak field] _ in
        // What the store shows isn't a change of the user's.
        if let self, let field, !isNotifying { fieldDidChange(field) }
      }
      field.addAction(action, for: .editingChanged)
      PressObserver(of: field) { [weak self, weak field] in
        if let self, let field, field.delegate === self { didSelect(in: field) }
      }
      follow(field, connection: connections)
      fieldUndoManager.perform = { [weak self, weak field] edit in
        if let self, let field { perform(in: field, edit) }
      }
    }

    /// Shows what your app has changed in the store.
    ///
    /// While an input method is composing text, the field stays as it is until the composition
    /// ends.
    public func storeDidChange(in field: UITextField) {
      carryOut(controller.didChange(contents(of: field)), in: field)
    }

    /// Shows what the app changes in the store from now on.
    private func follow(_ field: UITextField, connection: Int) {
      withObservationTracking {
        _ = controller.store.rendering
      } onChange: { [weak self, weak field] in
        // It's called before the change.
        Task { @MainActor [weak self, weak field] in
          guard let self, let field, connection == connections, field.delegate === self else {
            return
          }
          storeDidChange(in: field)
          follow(field, connection: connection)
        }
      }
    }

    /// Edits the store and shows the result, for the buttons and commands of your app.
    ///
    /// While an input method is composing text, nothing happens.
    public func perform(in field: UITextField, _ edit: (Store) -> Void) {
      carryOut(controller.perform(in: contents(of: field), edit), in: field)
      onEdit()
    }

    /// Types a text at the caret as a keyboard does.
    func type(_ text: String, in field: UITextField) {
      _ = change([field.utf16Selection ?? controller.store.utf16Selection], to: text, in: field)
    }

    // MARK: - What the field asks

    /// Decides about a change of one range, before iOS 26.
    public func textField(
      _ field: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      change([range.offsets], to: string, in: field)
    }

    /// Decides about a change of several ranges, from iOS 26.
    public func textField(
      _ field: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool {
      change(ranges.map(\.rangeValue.offsets), to: string, in: field)
    }

    /// Clears the store's text as the user deletes it, so that it can be undone.
    public func textFieldShouldClear(_ field: UITextField) -> Bool {
      let length = contents(of: field).text.utf16.count
      return change([0..<length], to: "", in: field)
    }

    /// Commits the text.
    public func textFieldShouldReturn(_ field: UITextField) -> Bool {
      let answer = controller.submit(contents(of: field))
      // Return belongs to an input method.
      guard answer != .leave else { return true }
      carryOut(answer, in: field)
      onEdit()
      onSubmit()
      return true
    }

    // MARK: - What the field reports

    /// Reports that the field has gained focus, and connects it if your app hasn't.
    public func textFieldDidBeginEditing(_ field: UITextField) {
      if field !== connectedField { connect(to: field) }
      onFocus(true)
    }

    /// Takes the selection, and the text that an input method composes.
    public func textFieldDidChangeSelection(_ field: UITextField) {
      fieldDidChange(field)
    }

    /// Reports a touch or a key after which the same can be selected.
    func didSelect(in field: UITextField) {
      carryOut(controller.didSelect(contents(of: field)), in: field)
      onEdit()
    }

    /// Commits the text.
    public func textFieldDidEndEditing(_ field: UITextField) {
      carryOut(controller.endEditing(contents(of: field)), in: field)
      onEdit()
      onFocus(false)
    }

    // MARK: - Carrying out answers

    private func change(
      _ ranges: [Range<Int>], to text: String, in field: UITextField
    ) -> Bool {
      let answer: TextFieldController<Store>.Answer
      if field.keyboardType == .decimalPad, text == Locale.current.decimalSeparator ?? ".",
        let separator = text.unicodeScalars.first, ranges == [field.utf16Selection]
      {
        answer = controller.typeOnNumericPad(separator, in: contents(of: field))
      } else {
        answer = controller.change(ranges, to: text, in: contents(of: field))
      }
      carryOut(answer, in: field)
      if case .show(let shown) = answer {
        if text.count > 1 { showAgain(shown, in: field) }
        onEdit()
      }
      return answer == .leave
    }

    private func fieldDidChange(_ field: UITextField) {
      guard !controller.isShowing else { return }
      carryOut(controller.didChange(contents(of: field)), in: field)
      onEdit()
    }

    private func carryOut(_ answer: TextFieldController<Store>.Answer, in field: UITextField) {
      if case .show(let shown) = answer { show(shown, in: field) }
    }

    private func show(_ shown: NumberEditor.Rendering, in field: UITextField) {
      let changesText = !(field.text ?? "").utf8.elementsEqual(shown.text.utf8)
      controller.showing {
        if changesText {
          field.text = shown.text
        }
        guard field.isFirstResponder else { return }
        // UIKit would restore ranges of a text that isn't there anymore, and crash. A field that
        // isn't edited has registered nothing: its undo manager can be that of the whole window.
        if changesText { field.undoManager?.removeAllActions() }
        field.utf16Selection = shown.utf16Selection
      }
      guard changesText else { return }
      // UIKit doesn't notify the app of it.
      let wasNotifying = isNotifying
      isNotifying = true
      field.sendActions(for: .editingChanged)
      isNotifying = wasNotifying
    }

    /// Shows what was pasted once more, since UIKit moves the caret after it.
    private func showAgain(_ shown: NumberEditor.Rendering, in field: UITextField) {
      Task { [weak self, weak field] in
        guard let self, let field, (field.text ?? "").utf8.elementsEqual(shown.text.utf8),
          controller.store.text.utf8.elementsEqual(shown.text.utf8)
        else { return }
        show(shown, in: field)
        fieldDidChange(field)
      }
    }

    private func contents(of field: UITextField) -> FieldContents {
      var contents = FieldContents(
        text: field.text ?? "", selection: field.utf16Selection,
        hasMarkedText: field.markedTextRange != nil)
      contents.mayCompose = field.mayCompose
      return contents
    }
  }
#endif
