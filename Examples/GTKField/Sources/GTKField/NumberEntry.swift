import CGTK
import LiveNumber
import LiveNumberCore
import Observation

/// A `GtkEntry` that shows what a store says.
///
/// GTK may change what it likes. At the end of each turn of the main loop in which something has
/// changed, and before the next event, the controller is told what the entry shows.
final class NumberEntry<Value: NumberValue> {
  let store: NumberStore<Value>
  /// The widget, which owns the adapter by its signals.
  let entry: Widget
  /// The buttons for the numbers that the text can be, if it asks.
  let answers: Widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)

  private typealias Controller = TextFieldController<NumberStore<Value>>
  private let controller: Controller
  /// The widget inside the entry, which has the text, the composition, and the focus.
  private let text: Widget
  private var (isComposing, losesFocus) = (false, false)
  /// A Boolean value that indicates whether the user has clicked, moved the caret, or deleted,
  /// maybe in vain.
  private var hasSelected = false
  /// A Boolean value that indicates whether composed text can still arrive.
  private var hasMarkedText = false
  /// The source that ends the turn, or `nil` if nothing has changed.
  private var turn: guint?
  /// The selection that GTK is about to remove, or `nil`.
  private var endangered: NumberEditor.Rendering?

  init(_ store: NumberStore<Value>) {
    self.store = store
    controller = Controller(store: store)
    entry = gtk_entry_new()
    text = Widget(gtk_editable_get_delegate(OpaquePointer(entry)))
    gtk_editable_set_enable_undo(editable, 0)
    gtk_text_set_input_purpose(
      pointer(to: text),
      store.keyboard.allowsExpressions
        ? GTK_INPUT_PURPOSE_FREE_FORM
        : store.keyboard.allowsFraction || store.keyboard.allowsMinus
          ? GTK_INPUT_PURPOSE_NUMBER : GTK_INPUT_PURPOSE_DIGITS)
    connectSignals()
    connectKeys()
    show(.show(store.rendering))
    observe()
  }

  isolated deinit { turn.map { _ = g_source_remove($0) } }

  // MARK: - What the user does

  private func connectSignals() {
    for signal in ["changed", "notify::cursor-position", "notify::selection-bound"] {
      connect(text, signal) { self.didChange() }
    }
    // GTK also tells of keys that change nothing.
    for signal in ["move-cursor", "backspace", "delete-from-cursor"] {
      connect(text, signal) { self.didSelect() }
    }
    let click = gtk_gesture_click_new()
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    connect(click, of: entry, "pressed") { self.didSelect() }
    connectText(text, "preedit-changed") { preedit in
      self.isComposing = !preedit.isEmpty
      // The composed text comes after the end of the composition, in the same turn.
      self.hasMarkedText = true
      self.didChange()
    }
    connect(text, "activate") {
      if self.isEditable { self.show(self.controller.submit(self.contents)) }
    }
    connect(gtk_event_controller_focus_new(), of: entry, "leave") {
      self.losesFocus = true
      self.didChange()
    }
  }

  private func connectKeys() {
    let keys = addShortcuts(to: entry)
    let edits: [(String, (NumberStore<Value>) -> Void)] = [
      ("<Control>z", { $0.undo() }),
      ("<Control><Shift>z", { $0.redo() }), ("<Control>y", { $0.redo() }),
      ("KP_Decimal", { $0.apply(.typeOnNumericPad(".")) }),
      ("KP_Separator", { $0.apply(.typeOnNumericPad(".")) }),
      ("Up", { $0.apply(.step(1)) }), ("Down", { $0.apply(.step(-1)) }),
      // Over a selection, GTK would delete it, and in an empty field tell nothing, where a rejected
      // key waits.
      ("BackSpace", { $0.deleteBackward() }), ("Delete", { $0.apply(.delete(.forward)) }),
    ]
    for (key, edit) in edits { add(key, to: keys) { self.perform(edit) } }
    // In a paragraph from right to left, GTK's arrow keys jump over the digits, which run from left
    // to right.
    for (key, motion) in [("Left", NumberEditor.Motion.left), ("Right", .right)] {
      for (modifier, extending) in [("", false), ("<Shift>", true)] {
        add(modifier + key, to: keys) {
          is_right_to_left(gtk_editable_get_text(self.editable)) != 0
            && self.perform { $0.apply(.move(motion, extending: extending)) }
        }
      }
    }
  }

  /// Edits the store, unless the key is another's: the keys of the context menu come here, too, and
  /// an input method has its own use for them.
  private func perform(_ edit: (NumberStore<Value>) -> Void) -> Bool {
    guard isEditable, !hasMarkedText, gtk_widget_is_focus(text) != 0 else { return false }
    show(controller.perform(in: contents, edit))
    return true
  }

  // MARK: - Turns of the main loop

  /// Tells the controller at the end of this turn, before the next event.
  private func didChange() {
    guard turn == nil, !controller.isShowing else { return }
    turn = whenIdle(priority: G_PRIORITY_HIGH) { [unowned self] in endTurn() }
  }

  private func didSelect() {
    hasSelected = true
    didChange()
  }

  private func endTurn() {
    let field = contents
    if field.text == store.text, isMousePressed(over: entry) {
      // To correct a selection that is being dragged would select a symbol that was clicked.
      turn = nil
      return atNextFrame(of: entry) { self.didChange() }
    }
    if !isComposing { hasMarkedText = false }
    if losesFocus {
      (losesFocus, isComposing, hasMarkedText) = (false, false, false)
      show(isEditable ? controller.endEditing(contents) : controller.didChange(contents))
    } else if let endangered, field.text == endangered.text,
      field.selection == endangered.utf16Anchor..<endangered.utf16Anchor
    {
      show(.show(endangered))
    } else {
      let isTyped = field.text != store.text
      show(hasSelected ? controller.didSelect(contents) : controller.didChange(contents))
      if isTyped, store.lastOutcome.isRejected { gtk_widget_error_bell(entry) }
    }
    hasSelected = false
    turn = nil
    observe()
  }

  /// Shows a selection again if GTK removes it.
  ///
  /// With the text that a rejected key has replaced, GTK has given up X's primary selection, and
  /// with what is shown instead it has claimed it again. When it learns of the first, it collapses
  /// the second.
  private func protect(_ shown: NumberEditor.Rendering) {
    guard !shown.utf16Selection.isEmpty else { return }
    endangered = shown
    gdk_display_sync(gtk_widget_get_display(entry))
    // GTK holds events back until the next frame.
    atNextFrame(of: entry) {
      whenIdle(priority: G_PRIORITY_LOW) { [weak self] in self?.endangered = nil }
    }
  }

  /// Ends a turn when the program has changed the store.
  private func observe() {
    withObservationTracking {
      _ = (store.rendering, store.validity, reason, store.readings)
    } onChange: { [weak self] in
      MainActor.assumeIsolated { self?.didChange() }
    }
  }

  // MARK: - What the entry shows

  private var editable: OpaquePointer { OpaquePointer(text) }
  private var isEditable: Bool { gtk_editable_get_editable(editable) != 0 }

  private var contents: FieldContents {
    FieldContents(editable: editable, hasMarkedText: hasMarkedText)
  }

  private func show(_ answer: Controller.Answer) {
    if case .show(let shown) = answer {
      controller.showing {
        if shown.show(in: editable) { protect(shown) }
      }
    }
    showStatus()
  }

  /// The reason for what the user should look at.
  private var reason: NumberEditor.Reason? {
    // While more keys can answer, a text that asks isn't invalid.
    store.invalidReason ?? (store.readings.isEmpty ? nil : .ambiguousSeparator)
  }

  private func showStatus() {
    let (message, isInvalid) = (reason.map { store.message(for: $0) }, store.validity == .invalid)
    for name in ["error", "warning"] { gtk_widget_remove_css_class(entry, name) }
    if reason != nil { gtk_widget_add_css_class(entry, isInvalid ? "error" : "warning") }
    gtk_widget_set_tooltip_text(entry, message)
    entry_update_accessible(entry, isInvalid ? 1 : 0, message)
    showAnswers()
  }

  // MARK: - The answers

  private var buttons: [Widget] {
    var buttons: [Widget] = []
    var next = gtk_widget_get_first_child(answers)
    while let button = next {
      buttons.append(button)
      next = gtk_widget_get_next_sibling(button)
    }
    return buttons
  }

  /// Shows a button for each reading, and keeps those that stay, which can have the focus.
  private func showAnswers() {
    let readings = store.readings
    for button in buttons.dropFirst(readings.count) { gtk_box_remove(pointer(to: answers), button) }
    for index in readings.indices.dropFirst(buttons.count) {
      let button: Widget = gtk_button_new()
      gtk_widget_set_focus_on_click(button, 0)
      connect(button, "clicked") { self.answer(index) }
      gtk_box_append(pointer(to: answers), button)
    }
    for (button, reading) in zip(buttons, readings) {
      gtk_button_set_label(pointer(to: button), reading)
    }
  }

  private func answer(_ index: Int) {
    let readings = store.readings
    guard isEditable, readings.indices.contains(index) else { return }
    let hasFocus = gtk_widget_has_focus(buttons[index]) != 0
    show(controller.perform(in: contents) { $0.accept(readings[index]) })
    if hasFocus { gtk_entry_grab_focus_without_selecting(pointer(to: entry)) }
  }
}
