// The edits of a user, by their names.

extension EditingSession {
  /// Inserts a text at once, and reads it as a whole.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func paste(_ text: String) -> NumberEditor.Outcome { apply(.paste(text)) }

  /// Deletes the selection or, if nothing is selected, the character before the caret, as Backspace
  /// does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func deleteBackward() -> NumberEditor.Outcome { apply(.delete(.backward)) }

  /// Deletes the selection or, if nothing is selected, the character after the caret, as Delete
  /// does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func deleteForward() -> NumberEditor.Outcome { apply(.delete(.forward)) }

  /// Selects the whole number.
  public mutating func selectAll() { apply(.selectAll) }

  /// Adds one step to the value, as the up arrow does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func increment() -> NumberEditor.Outcome { apply(.step(1)) }

  /// Subtracts one step from the value, as the down arrow does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func decrement() -> NumberEditor.Outcome { apply(.step(-1)) }

  /// Empties the field, as a clear button does.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func clear() -> NumberEditor.Outcome { apply(.clear) }

  /// Answers the question which number was meant with one of the texts of
  /// ``EditingSession/readings``.
  ///
  /// - Returns: The outcome of the edit, a rejection if the text is none of them.
  @discardableResult
  public mutating func accept(_ reading: String) -> NumberEditor.Outcome { apply(.accept(reading)) }

  /// Ends the entry, as an app does when the field loses the focus.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func commit() -> NumberEditor.Outcome { apply(.commit) }

  /// Ends the entry, as Enter does.
  ///
  /// It also takes what ``commit()`` doesn't: a pasted `10-5`, which could be a date, and the
  /// number in front of a letter that a commit has asked about.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public mutating func confirm() -> NumberEditor.Outcome { apply(.confirm) }
}
