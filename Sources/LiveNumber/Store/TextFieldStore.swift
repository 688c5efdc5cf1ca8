#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif
public import LiveNumberCore
public import Observation

/// The store of what one text field shows: its text, its selection, and whether it is valid.
///
/// ``NumberStore`` is the store of a number, and ``RestrictedStore`` that of a text under an
/// `InputRestriction`. Bind a store to a view, pass it what the user does, and show its text and
/// selection (``rendering``). A view can pass
///
/// - a change that it is about to make, as a delegate knows it: ``replace(utf16:with:)``
/// - the whole new text and its selection: ``update(text:selection:)``
/// - only the whole new text, which is all that SwiftUI's `onChange` knows: ``text``
///
/// A ``TextFieldController`` connects a store to a toolkit's text field.
///
/// A rejected edit changes only ``lastOutcome``. A rejected ``text`` also notifies the observers of
/// the text, so that the view shows the previous text again. A store isn't `Sendable`: it belongs
/// to the actor that created it.
public class TextFieldStore: Observable {
  /// What observers see; a store is ahead of it while an edit is applied, and while they are told
  /// of it.
  final var shown: ShownField
  let observers = FieldObservers()
  /// A closure that is called after the store has changed what it displays, or `nil`.
  final var onDisplay: (() -> Void)?

  /// Whether an input method is composing text.
  final var composes = false
  /// A closure that shows the value that the program has set while an input method composes text,
  /// or `nil` if it has set none.
  final var showHeldValue: (() -> NumberEditor.Outcome)?
  /// The last text that a view has reported, if it isn't the field's and nothing has happened
  /// since.
  final var reportedText: String?
  private var storedMessages = FieldMessages.standard

  init(_ shown: ShownField) { self.shown = shown }

  // MARK: - What the store of a kind of field knows

  /// Shows the value of the app's model if it has changed.
  ///
  /// This is called at every access, so the text follows the model without a notification. It never
  /// changes the model, so there can't be a cycle.
  ///
  /// - Returns: Whether the value has changed.
  @discardableResult
  func pull() -> Bool { false }
  /// The text of the field; observers can still see an older one.
  var currentText: String { shown.text }
  /// Performs what a view asks for.
  func perform(_ change: ViewChange) -> NumberEditor.Outcome { .accepted }
  /// Undoes or redoes an edit, and returns whether there was one.
  func restore(_ step: HistoryStep) -> Bool { false }
  /// Takes back the entry, and returns whether there was one.
  func revertEntry() -> Bool { false }
  /// Returns whether a range of UTF-16 code units is the selection, apart from decoration at its
  /// ends.
  func shows(selection range: Range<Int>) -> Bool { shown.rendering.utf16Selection == range }
  /// Shows what else the program has set while an input method was composing text.
  func showHeldFormat() {}
  /// The bounds of the values and the smallest difference between two, as the field writes them,
  /// and the locale of the field.
  var bounds: (minimum: String?, maximum: String?, unit: String?, locale: Locale) {
    (nil, nil, nil, .current)
  }
  /// The texts of the numbers that a typed grouping separator can mean, the decimal one first.
  var readings: [String] { [] }
  /// The keys that the field has a use for, or `nil` if they aren't those of a number.
  package var keyboardTraits: NumberEditor.KeyboardTraits? { nil }

  // MARK: - Text and selection

  /// The text of the field.
  ///
  /// A new text is interpreted as the edit that turns the previous text into it, under the same
  /// rules as keys. The same text changes nothing.
  public final var text: String {
    get { observed(.text).text }
    set { _ = replaceText(newValue, caret: nil) }
  }

  /// The selected range of ``text``; empty, at the caret, if nothing is selected.
  ///
  /// A new selection ends the entry of digits that are undone together, and the same selection
  /// changes nothing. A position beyond the text is its end.
  ///
  /// A view that has set ``text`` can set the selection right after it, in the text that it has
  /// set. Once the text or the selection has been read, a new selection is in the text that was
  /// read. A view that knows both uses ``update(text:selection:)``.
  public final var selection: Range<String.Index> {
    get { observed(.selection).rendering.selection }
    set {
      pull()
      select(nearest: newValue, in: textOfView)
    }
  }

  /// The selection in UTF-16 code units, for UIKit, AppKit, and browsers.
  ///
  /// A new selection is that of ``selection``. A position in the middle of a character of two units
  /// is the character's start.
  public final var utf16Selection: Range<Int> {
    get { rendering.utf16Selection }
    set {
      pull()
      selection = textOfView.nearestRange(utf16: newValue)
    }
  }

  /// The text and the selection in it, in one read.
  ///
  /// Unlike ``selection``, it also knows which end of the selection is the moving one.
  public final var rendering: NumberEditor.Rendering {
    _ = observed(.selection)
    return observed(.text).rendering
  }

  // MARK: - Status

  /// The validity of the content.
  public final var validity: NumberEditor.Validity { observed(.validity).validity }

  /// A Boolean value that indicates whether the content is a valid value; an empty field has none.
  public final var isValid: Bool { validity == .valid }

  /// The reason why the content is invalid, or `nil` if it isn't.
  public final var invalidReason: NumberEditor.Reason? {
    observed(.invalidReason).invalidReason
  }

  /// A Boolean value that indicates whether the field has no content.
  public final var isEmpty: Bool { validity == .empty }

  /// The sentences that ``message`` takes its words from.
  public final var messages: FieldMessages {
    get {
      observers.access(.messages, of: self)
      return storedMessages
    }
    set { change(.messages) { storedMessages = newValue } }
  }

  /// The sentence for the reason why the content is invalid, or `nil` if it isn't.
  ///
  /// It names the bounds of a number, and asks which number is meant if that is in doubt.
  ///
  /// ```swift
  /// store.message       // Enter €10.00 or more.
  /// ```
  public final var message: String? { invalidReason.map { message(for: $0) } }

  /// Returns the sentence for a reason, which names the bounds of a number, or asks which number is
  /// meant.
  ///
  /// - Parameter reason: A reason of the field, such as that of ``lastOutcome``.
  /// - Returns: The sentence in the language of ``messages``.
  public final func message(for reason: NumberEditor.Reason) -> String {
    let (minimum, maximum, unit, locale) = bounds
    if let error = shown.readError, error.reason == reason {
      return error.message(in: locale, messages: messages)
    }
    return messages.text(
      for: reason, minimum: minimum, maximum: maximum, readings: readings, unit: unit, in: locale)
  }

  /// The text for a screen reader, with the sentence for the reason why the content is invalid.
  public final var accessibilityValue: String {
    [text, invalidReason.map { message(for: $0) }].compactMap(\.self)
      .joined(separator: ", ")
  }

  /// The outcome of the last edit.
  public final var lastOutcome: NumberEditor.Outcome {
    observed(.lastOutcome).lastOutcome
  }

  /// A Boolean value that indicates whether an edit can be undone.
  public final var canUndo: Bool { observed(.canUndo).canUndo }
  /// A Boolean value that indicates whether an edit can be redone.
  public final var canRedo: Bool { observed(.canRedo).canRedo }

  // MARK: - Editing

  /// Types a character of a numeric pad, whose separator key is the decimal key in every locale.
  ///
  /// The one separator of a phone's pad is that of the device, which need not be the format's: in a
  /// German field on an American phone, `.` would group digits. A field for other texts takes the
  /// character as it is.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public final func typeOnNumericPad(_ character: Unicode.Scalar) -> NumberEditor.Outcome {
    performAfterPull(.numericPad(character))
  }

  /// Replaces a range of ``text``, as a text field's delegate is asked to.
  ///
  /// In a field for a number, a single character is a keystroke, more than one is a paste, and an
  /// empty replacement deletes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public final func replace(
    _ range: Range<String.Index>, with replacement: String
  ) -> NumberEditor.Outcome { performAfterPull(.replace(range, replacement)) }

  /// Replaces a range of UTF-16 code units of ``text``, as UIKit, AppKit, and browsers report it.
  ///
  /// A ``TextFieldController`` does this for a text field, and whatever else its delegate has to
  /// do.
  ///
  /// A range that isn't in the text, or that splits a character of two units, is rejected with the
  /// reason `outsideText`, and nothing changes.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public final func replace(
    utf16 range: Range<Int>, with replacement: String
  ) -> NumberEditor.Outcome {
    performAfterPull(.replaceUTF16(range, replacement))
  }

  /// Commits the text, as an app does when the field loses the focus.
  ///
  /// The text of an allowed value becomes canonical. A number that the range policy clamps is moved
  /// to the nearest bound. Text that isn't valid stays as it was typed, and the app's model has the
  /// value from before the entry. Two outcomes say that the field shows another value, `adjusted`
  /// with the reason
  ///
  /// - `changedByModel`: the app's model has made another value of the one that was typed.
  /// - `restored`: the field was empty, and its property always has a value.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public final func commit() -> NumberEditor.Outcome { performAfterPull(.commit) }

  /// Commits the text, as Enter does.
  ///
  /// It differs from ``commit()`` only in a field that calculates: a pasted `10-5` becomes 5, since
  /// the user has looked at it.
  ///
  /// - Returns: The outcome of the edit.
  @discardableResult
  public final func confirm() -> NumberEditor.Outcome { performAfterPull(.confirm) }

  /// Shows the value from before the entry again, as Escape can do, and writes it to the app's
  /// model.
  ///
  /// An entry begins with the first edit after a valid commit, or after a value from the program.
  /// Reverting it is one undo step. A store that keeps its value itself has no entries.
  ///
  /// - Returns: A Boolean value that indicates whether there was an entry.
  @discardableResult
  public final func revert() -> Bool {
    pull()
    return revertEntry()
  }

  /// Undoes the last edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public final func undo() -> Bool {
    pull()
    return restore(.undo)
  }

  /// Redoes the last undone edit.
  ///
  /// - Returns: A Boolean value that indicates whether there was one.
  @discardableResult
  public final func redo() -> Bool {
    pull()
    return restore(.redo)
  }

  // MARK: - Texts that a view shows

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
  /// If the text isn't accepted as it is, the selection is the one after the edit. While an input
  /// method is composing, nothing happens.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - selection: The selected range of the new text, empty at the caret if nothing is selected.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public final func update(
    text: String, selection: Range<String.Index>
  ) -> NumberEditor.Outcome { update(text: text, selection: selection, isBackward: nil) }

  /// Replaces the whole text and the selection, in UTF-16 code units, with what a view shows.
  ///
  /// It is ``update(text:selection:)`` for UIKit, AppKit, and browsers. If the selection isn't
  /// known, only the text is replaced, as by setting ``text``.
  ///
  /// - Parameters:
  ///   - text: The whole new text.
  ///   - utf16Selection: The selected range of the new text, or `nil` if it isn't known.
  ///   - utf16Head: The moving end of the selection, or `nil` if it isn't known.
  /// - Returns: The outcome of the change of the text.
  @discardableResult
  public final func update(
    text: String, utf16Selection: Range<Int>?, utf16Head: Int? = nil
  ) -> NumberEditor.Outcome {
    guard let utf16Selection else { return replaceText(text, caret: nil) }
    return update(
      text: text, selection: text.nearestRange(utf16: utf16Selection),
      isBackward: utf16Head.map { $0 < utf16Selection.upperBound })
  }

  /// Returns a Boolean value that indicates whether a range of ``text``, in UTF-16 code units, is
  /// the selection, apart from decoration at its ends.
  ///
  /// A view can select symbols and separators next to the digits. A range of nothing but decoration
  /// is the selection if that is the caret. An empty range is the selection only at the position
  /// where ``rendering`` has the caret.
  public final func isSelected(utf16 range: Range<Int>) -> Bool {
    pull()
    return shows(selection: range)
  }

  /// Selects a range of ``text``, in UTF-16 code units, as the user does, which ends the entry even
  /// if the range is selected already.
  ///
  /// - Parameters:
  ///   - range: The range to select.
  ///   - head: The moving end of the selection, or `nil` if it isn't known.
  final func selectAsUser(utf16 range: Range<Int>, head: Int?) {
    pull()
    let range16 = range
    let range = currentText.nearestRange(utf16: range16)
    _ = perform(.selectAsUser(range, isBackward: head.map { $0 < range16.upperBound }))
  }
}
