internal import LiveNumberCore

/// What a view does to a field, whatever its rules are.
enum ViewChange {
  /// A character of a numeric pad.
  case numericPad(Unicode.Scalar)
  /// A text in place of a range of the field's.
  case replace(Range<String.Index>, String)
  /// A text in place of a range of UTF-16 code units, which need not be in the field's text.
  case replaceUTF16(Range<Int>, String)
  /// A text in place of the first of several ranges of UTF-16 code units, and nothing in place of
  /// the others.
  case replaceRanges([Range<Int>], String)
  /// Another text in place of the whole.
  case text(String, caret: String.Index?)
  /// The whole text at the end of a composition.
  case composed(String, caret: String.Index?)
  /// A selection in a text that the view shows; without a direction, the same range keeps its own.
  case select(Range<String.Index>, isBackward: Bool?, in: String)
  /// A selection in the field's text by the user, which ends the entry even if the range is
  /// selected already.
  case selectAsUser(Range<String.Index>, isBackward: Bool?)
  case commit
  case confirm
}

/// A direction in the history of a field.
enum HistoryStep { case undo, redo }

extension TextFieldStore {
  final func performAfterPull(_ change: ViewChange) -> NumberEditor.Outcome {
    pull()
    return perform(change)
  }

  // MARK: - Texts and selections that a view reports

  /// The text that a view's selection refers to.
  final var textOfView: String { reportedText ?? currentText }

  /// Replaces the whole text by the one that a view shows.
  ///
  /// The same text changes nothing. Nor does any text while an input method is composing, since the
  /// text is the input method's.
  final func replaceText(_ reported: String, caret: String.Index?) -> NumberEditor.Outcome {
    pull()
    guard !composes else { return .accepted }
    let before = currentText
    guard !reported.hasSameBytes(as: before) else { return .accepted }
    let outcome = perform(.text(reported, caret: caret))
    let after = currentText
    guard !after.hasSameBytes(as: reported) else { return outcome }
    reportedText = reported
    // The view shows another text than the store, whose text was rejected or has not changed.
    if after.hasSameBytes(as: before) { notifyOfText() }
    return outcome
  }

  /// Replaces the whole text and the selection by what a view shows.
  final func update(
    text reported: String, selection: Range<String.Index>, isBackward: Bool?
  ) -> NumberEditor.Outcome {
    let outcome = replaceText(reported, caret: selection.upperBound)
    select(nearest: selection, isBackward: isBackward, in: reported)
    return outcome
  }

  /// Selects a range of a text that a view shows, or as much of it as is in the text.
  final func select(
    nearest range: Range<String.Index>, isBackward: Bool? = nil, in text: String
  ) {
    let end = text.endIndex
    let range = min(range.lowerBound, end)..<min(range.upperBound, end)
    _ = perform(.select(range, isBackward: isBackward, in: text))
  }

  /// Deletes several ranges of the text, in UTF-16 code units, and inserts a text at the first, in
  /// one undo step.
  ///
  /// - Parameters:
  ///   - ranges: The ranges, ascending and apart.
  ///   - replacement: The text to insert.
  final func replace(utf16 ranges: [Range<Int>], with replacement: String) {
    _ = performAfterPull(.replaceRanges(ranges, replacement))
  }

  // MARK: - Input methods, which show text before it is typed

  /// Whether an input method is composing text.
  ///
  /// Observers aren't notified of it.
  package final var isComposing: Bool {
    pull()
    return composes
  }

  /// Begins a composition of an input method.
  ///
  /// Until it ends, texts and selections that the view reports change nothing. A value or a format
  /// that the program sets, and a value that the app's model gets, are shown when it ends.
  package final func beginComposition() {
    pull()
    composes = true
  }

  /// Ends the composition of an input method, and takes the characters by which the view's text
  /// differs from the field's, in one undo step.
  ///
  /// In a field for a number, they are typed one by one. If the program has set a value in the
  /// meantime, that replaces what was composed: together they would make a value that neither has
  /// entered.
  ///
  /// - Parameters:
  ///   - text: The whole text that the view shows at the end of the composition.
  ///   - caret: The position of the caret in that text, or `nil` if it isn't known.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  package final func endComposition(
    text: String, caret: String.Index? = nil
  ) -> NumberEditor.Outcome {
    endComposition { perform(.composed(text, caret: caret)) }
  }

  /// Ends a composition with an edit, unless the program has set a value in the meantime.
  final func endComposition(_ edit: () -> NumberEditor.Outcome) -> NumberEditor.Outcome {
    pull()
    composes = false
    let outcome = showHeldValue?() ?? (pull() ? .accepted : edit())
    showHeldValue = nil
    showHeldFormat()
    // The view still shows the composed text.
    notifyOfText()
    return outcome
  }

  /// Notifies the observers of the text, though it is the same, so that a view shows it again.
  final func notifyOfText() { change(.text) {} }
}
