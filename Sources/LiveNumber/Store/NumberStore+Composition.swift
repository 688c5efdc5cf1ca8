public import LiveNumberCore

// Input methods, which show text before it is typed.

extension NumberStore {
  /// A Boolean value that indicates whether an input method is composing text.
  ///
  /// Observers aren't notified of it.
  public var isComposing: Bool { model.heldChanges != nil }

  /// Begins a composition of an input method.
  ///
  /// Until it ends, texts and selections that the view reports change nothing. A value or a format that
  /// the program sets, and a value that the model gets, are shown when it ends.
  public func beginComposition() {
    let model = model
    if model.heldChanges == nil { model.heldChanges = HeldChanges() }
  }

  /// Ends the composition of an input method, and types its characters in one undo step.
  ///
  /// If the program has set a value in the meantime, that replaces the characters.
  ///
  /// - Parameter composed: The characters that were composed; empty if the composition was canceled.
  /// - Returns: The outcome of typing the characters.
  @discardableResult
  public func endComposition(_ composed: String) -> NumberEditor.Outcome {
    model.endComposition { $0.apply(.compose(composed)) }
  }

  /// Ends the composition of an input method, and types the characters by which the view's text differs
  /// from the field's, in one undo step.
  ///
  /// If the program has set a value in the meantime, that replaces the characters.
  ///
  /// - Parameters:
  ///   - text: The whole text that the view shows at the end of the composition.
  ///   - caret: The position of the caret in that text, or `nil` if it isn't known.
  /// - Returns: The outcome of typing the characters.
  @discardableResult
  public func endComposition(text: String, caret: String.Index? = nil) -> NumberEditor.Outcome {
    model.endComposition { $0.endComposition(text: text, caret: caret) }
  }
}
