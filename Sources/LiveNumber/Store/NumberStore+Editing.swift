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

  /// Commits the number, as Enter does, and as an app does when the field loses the focus.
  ///
  /// The text becomes canonical. A number that the range policy clamps is moved to the nearest bound. If
  /// the app's model didn't accept what was typed, the field shows the model's value again.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func commit() -> NumberEditor.Outcome { apply(.commit) }

  /// Takes the digits as they are, though a typed grouping separator doesn't fit them.
  ///
  /// It is the answer "15" to the question whether `1.5` in German is 1.5 or 15 (``groupingReadings``). A
  /// number that the app's model waits for is written.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func acceptGrouping() -> NumberEditor.Outcome { apply(.acceptGrouping) }

  /// Empties the field, as a clear button does; the user can undo it.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func clear() -> NumberEditor.Outcome { apply(.clear) }

  /// Replaces a range of ``text``, as a text field's delegate is asked to.
  ///
  /// A single character is a keystroke, more than one is a paste, and an empty replacement deletes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func replace(
    _ range: Range<String.Index>, with replacement: String
  ) -> NumberEditor.Outcome {
    model.update { $0.replace(range, with: replacement) }
  }

  /// Replaces a range of UTF-16 code units of ``text``, as UIKit, AppKit, and browsers report it.
  ///
  /// A ``TextFieldController`` does this for a text field, and whatever else its delegate has to do.
  ///
  /// A range that isn't in the text, or that splits a character of two units, is rejected with the reason
  /// `outsideText`, and nothing changes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public func replace(utf16 range: Range<Int>, with replacement: String) -> NumberEditor.Outcome {
    model.update { $0.replace(utf16: range, with: replacement) }
  }

  /// Undoes the last edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func undo() -> Bool { model.update { $0.undo() } }

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public func redo() -> Bool { model.update { $0.redo() } }

  // MARK: - Texts that a view shows

  /// Replaces the whole text.
  ///
  /// The same text changes nothing but the caret. While an input method is composing, nothing happens,
  /// since the text is the input method's.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - caret: The position of the caret in the new text, or `nil` if it isn't known.
  /// - Returns: The outcome of the change.
  @discardableResult
  public func replaceText(_ text: String, caret: String.Index? = nil) -> NumberEditor.Outcome {
    model.replaceText(text, caret: caret)
  }

  /// Replaces the whole text and the selection with what a view shows.
  ///
  /// Both are one change. The selection is in the new text, in the spelling that the view shows:
  ///
  /// ```swift
  /// store.text                                  // 234,567
  /// let text = "2934,567"                       // the user has typed 9
  /// let caret = text.index(text.startIndex, offsetBy: 2)
  /// store.update(text: text, selection: caret..<caret)
  /// store.text                                  // 2,934,567, with the caret after the 9
  /// ```
  ///
  /// If the text isn't accepted as it is, the selection is the one after the edit. While an input method
  /// is composing, nothing happens.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - selection: The selected range of the new text, empty at the caret if nothing is selected.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public func update(text: String, selection: Range<String.Index>) -> NumberEditor.Outcome {
    model.update(text: text, selection: selection)
  }

  /// Replaces the whole text and the selection, in UTF-16 code units, with what a view shows.
  ///
  /// It is ``update(text:selection:)`` for UIKit, AppKit, and browsers. If the selection isn't known, it is
  /// ``replaceText(_:caret:)``.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - utf16Selection: The selected range of the new text, or `nil` if it isn't known.
  ///   - utf16Head: The moving end of the selection, or `nil` if it isn't known.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public func update(
    text: String, utf16Selection: Range<Int>?, utf16Head: Int? = nil
  ) -> NumberEditor.Outcome {
    guard let utf16Selection else { return replaceText(text) }
    return model.update(
      text: text, selection: text.nearestRange(utf16: utf16Selection),
      isBackward: utf16Head.map { $0 < utf16Selection.upperBound })
  }

  /// Returns a Boolean value that indicates whether a range of ``text``, in UTF-16 code units, is the selection,
  /// apart from decoration at its ends.
  ///
  /// A view can select symbols and separators next to the digits. A range of nothing but decoration is the
  /// selection if that is the caret. An empty range is the selection only at the position where ``rendering``
  /// has the caret.
  public func isSelected(utf16 range: Range<Int>) -> Bool { model.isSelected(utf16: range) }
}
