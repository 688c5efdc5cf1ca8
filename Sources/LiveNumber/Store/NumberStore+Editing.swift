public import LiveNumberCore

extension NumberStore {
  /// Types each character of a text as one keystroke.
  ///
  /// - Returns: The outcome of the last keystroke.
  @discardableResult
  public func type(_ text: String) -> NumberEditor.Outcome {
    pull()
    return update { $0.type(text) }
  }

  /// Answers the question which number was meant with one of the ``readings``, in one undo step.
  ///
  /// A number that the app's model waits for is written.
  ///
  /// ```swift
  /// ForEach(store.readings, id: \.self) { reading in
  ///   Button(reading) { store.accept(reading) }
  /// }
  /// ```
  ///
  /// - Parameter reading: The text of the number that was meant.
  /// - Returns: The outcome of the edit, a rejection if the text is none of the readings.
  @discardableResult
  public func accept(_ reading: String) -> NumberEditor.Outcome { apply(.accept(reading)) }

  /// Inserts a text at once, and reads it as a whole.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func paste(_ text: String) -> NumberEditor.Outcome { apply(.paste(text)) }

  /// Deletes the selection or, if nothing is selected, the character before the caret, as Backspace
  /// does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func deleteBackward() -> NumberEditor.Outcome { apply(.delete(.backward)) }

  /// Deletes the selection or, if nothing is selected, the character after the caret, as Delete
  /// does.
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

  /// Returns a Boolean value that indicates whether a number of steps changes the number: it
  /// doesn't beyond a bound, or while nobody knows which number it is.
  public func canStep(_ count: Int) -> Bool {
    _ = number(for: .value)
    let number = number(for: .editor)
    return !number.editor.apply(.step(count), to: number.state).outcome.isRejected
  }

  /// Empties the field, as a clear button does; the user can undo it.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func clear() -> NumberEditor.Outcome { apply(.clear) }
}
