public import LiveNumberCore

extension NumberStore {
  /// Applies an edit.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    model.apply(edit)
  }

  /// Types each character of a text as one keystroke.
  ///
  /// - Returns: The outcome of the last keystroke.
  @discardableResult
  public func type(_ text: String) -> NumberEditor.Outcome {
    model.update { $0.type(text) }
  }

  /// Takes the digits as they are, though a typed grouping separator doesn't fit them.
  ///
  /// It is the answer "15" to the question whether `1.5` in German is 1.5 or 15 (``groupingReadings``). A
  /// number that the app's model waits for is written.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func acceptGrouping() -> NumberEditor.Outcome { apply(.acceptGrouping) }

  /// Inserts a text at once, and reads it as a whole.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func paste(_ text: String) -> NumberEditor.Outcome { apply(.paste(text)) }

  /// Deletes the selection or, if nothing is selected, the character before the caret, as Backspace does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func deleteBackward() -> NumberEditor.Outcome { apply(.delete(.backward)) }

  /// Deletes the selection or, if nothing is selected, the character after the caret, as Delete does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func deleteForward() -> NumberEditor.Outcome { apply(.delete(.forward)) }

  /// Selects the whole number.
  public func selectAll() { apply(.selectAll) }

  /// Adds one step to the value, as the up arrow does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func increment() -> NumberEditor.Outcome { apply(.step(1)) }

  /// Subtracts one step from the value, as the down arrow does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func decrement() -> NumberEditor.Outcome { apply(.step(-1)) }

  /// Returns a Boolean value that indicates whether a number of steps changes the number: it doesn't beyond a
  /// bound, or while nobody knows which number it is.
  public func canStep(_ count: Int) -> Bool {
    _ = model.read(.value)
    let field = model.read(.editor)
    return !field.editor.apply(.step(count), to: field.state).outcome.isRejected
  }

  /// Empties the field, as a clear button does; the user can undo it.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func clear() -> NumberEditor.Outcome { apply(.clear) }
}
