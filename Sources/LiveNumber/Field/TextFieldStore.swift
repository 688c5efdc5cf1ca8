public import LiveNumberCore

/// A store of what one text field shows, which a ``TextFieldController`` connects to the field.
///
/// ``NumberStore`` is the store of a number, and ``RestrictedStore`` that of a text under an
/// `InputRestriction`. All ranges are in UTF-16 code units, as in UIKit, AppKit, and browsers.
public protocol TextFieldStore: AnyObject {
  /// The text of the field.
  var text: String { get }
  /// The text and the selection in it.
  var rendering: NumberEditor.Rendering { get }
  /// The validity of the text.
  var validity: NumberEditor.Validity { get }
  /// The reason why the text is invalid, or `nil` if it isn't.
  var invalidReason: NumberEditor.Reason? { get }
  /// The outcome of the last edit, for example to beep if it was rejected.
  var lastOutcome: NumberEditor.Outcome { get }
  /// A Boolean value that indicates whether an input method is composing text.
  var isComposing: Bool { get }
  /// A Boolean value that indicates whether an edit can be undone.
  var canUndo: Bool { get }
  /// A Boolean value that indicates whether an edit can be redone.
  var canRedo: Bool { get }

  /// Replaces a range of the text.
  ///
  /// A range that isn't in the text is rejected with the reason `outsideText`.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  func replace(utf16 range: Range<Int>, with replacement: String) -> NumberEditor.Outcome

  /// Replaces the whole text and the selection, if it is known, with what a field shows.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - utf16Selection: The selected range of the text, or `nil` if it isn't known.
  ///   - utf16Head: The moving end of the selection, or `nil` if it isn't known.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  func update(
    text: String, utf16Selection: Range<Int>?, utf16Head: Int?
  ) -> NumberEditor.Outcome

  /// Returns a Boolean value that indicates whether a range of the text is the selection, apart from
  /// decoration at its ends.
  ///
  /// Without anything in it but decoration, a range is the selection if that is the caret. An empty range is
  /// the selection only at the position where ``rendering`` has the caret.
  func isSelected(utf16 range: Range<Int>) -> Bool

  /// Begins a composition of an input method.
  func beginComposition()

  /// Ends the composition of an input method with the whole text that the field shows.
  ///
  /// - Returns: The outcome of typing what was composed.
  @discardableResult
  func endComposition(text: String, caret: String.Index?) -> NumberEditor.Outcome

  /// Commits the text, as Return does, and as a field does that loses the focus.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  func commit() -> NumberEditor.Outcome

  /// Undoes the last edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  func undo() -> Bool

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  func redo() -> Bool
}

extension TextFieldStore {
  /// The selected range of the text, empty at the caret if nothing is selected.
  public var utf16Selection: Range<Int> { rendering.utf16Selection }

  /// Returns a Boolean value that indicates whether a range of the text is the selection.
  public func isSelected(utf16 range: Range<Int>) -> Bool { utf16Selection == range }
}

extension NumberStore: TextFieldStore {}
