internal import LiveNumberCore

// Values and formats from the program.

/// What the program sets while an input method is composing text, and what the field shows when the
/// composition ends.
final class HeldChanges {
  /// The value, or `nil` if the program has set none; the value can be `nil` too.
  var value: ExactDecimal??
  /// The format, or `nil` if the program has set none.
  var format: NumberFormat?
}

extension NumberStoreModel {
  /// Shows a value from the program, and writes it to the source.
  ///
  /// The value that the field already has changes nothing, so that an app can echo it.
  func setValue(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let isEcho = value == session.value
    if let heldChanges {
      heldChanges.value = isEcho ? nil : .some(value)
      return .accepted
    }
    guard !isEcho else { return .accepted }
    let outcome = update { $0.show(value) }
    if !outcome.isRejected { writeValue() }
    return outcome
  }

  func changeFormat(_ format: NumberFormat) throws(NumberEditorError) {
    guard let heldChanges else {
      return try update { session throws(NumberEditorError) in
        try session.changeFormat(format)
        // The same number in other digits isn't an edit.
        source?.isShown(as: session.state.content)
      }
    }
    _ = try NumberEditor(format: format, options: session.editor.options)
    heldChanges.format = format
  }

  /// Ends a composition with an edit.
  ///
  /// If the program has set a value in the meantime, that replaces what was composed. Together they would
  /// make a number that neither the user nor the program has entered.
  func endComposition(
    _ edit: (inout EditingSession) -> NumberEditor.Outcome
  ) -> NumberEditor.Outcome {
    let held = heldChanges
    heldChanges = nil
    var outcome = NumberEditor.Outcome.accepted
    if let value = held?.value {
      outcome = setValue(value)
    } else if !pull() {
      outcome = update(edit)
    }
    // It was checked when it was held.
    if let format = held?.format { try? changeFormat(format) }
    // The view still shows the composed text.
    republishText()
    return outcome
  }
}

extension EditingSession {
  /// Shows a value from the program, and starts a new history with it.
  ///
  /// Otherwise undo would put back a value that the program has replaced.
  mutating func show(_ value: ExactDecimal?) -> NumberEditor.Outcome {
    let before = state.content
    let outcome = apply(.set(value))
    if state.content != before { removeHistory() }
    return outcome
  }
}
