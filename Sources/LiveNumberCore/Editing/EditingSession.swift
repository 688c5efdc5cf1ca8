/// A live field without a screen: an editor, the field's state, and its history.
///
/// Edits go in; text and selection come out. A session is a value, so copies are independent.
///
/// ```swift
/// var field = EditingSession(format: french)
/// field.type("1234,5")
/// field.text        // 1 234,5
/// field.value       // 1234.5
/// field.undo()
/// ```
public struct EditingSession: Sendable {
  /// The rules of the field.
  public private(set) var editor: NumberEditor
  /// The content and the selection.
  public private(set) var state: NumberEditor.State
  /// The outcome of the last edit.
  public private(set) var lastOutcome: NumberEditor.Outcome = .accepted
  /// A Boolean value that indicates whether digits typed one after the other are undone together.
  public var mergesTypedDigits = false

  private var history = EditHistory<NumberEditor.State, NumberEditor>()
  /// Whether the history has states that other options have validated.
  private var hasChangedOptions = false

  /// Creates an empty field.
  public init(format: NumberFormat, options: NumberEditor.Options = NumberEditor.Options()) {
    self.init(editor: NumberEditor(format: format, options: options))
  }

  /// Creates a field with a state, which is empty by default.
  public init(editor: NumberEditor, state: NumberEditor.State = .empty) {
    self.editor = editor
    self.state = state
  }

  // MARK: - The field

  /// The text of the field.
  public var text: String { editor.text(of: state) }
  /// The text of the field and the selection in it.
  public var rendering: NumberEditor.Rendering { editor.rendering(of: state) }
  /// The number of the field, in canonical units, or `nil` if there are no digits.
  public var value: ExactDecimal? { editor.value(of: state) }
  /// A Boolean value that indicates whether the text shows the whole value.
  ///
  /// A value from the program, or in another format than it was typed in, can have more fraction
  /// digits than the field shows. The field keeps the value until the user edits it.
  public var isExact: Bool { state.isExact }
  /// The texts of the numbers that the field asks about, or an empty array if it asks nothing.
  ///
  /// They are `12,50 €` and `12 500,00 €` after `12.500` was typed in French euros, and only `12`
  /// after `12x` and Enter. ``accept(_:)`` answers with one of them.
  public var readings: [String] { editor.readings(of: state) }
  /// The text of the value that a typed expression has so far, or `nil` if the field shows a number
  /// (``NumberEditor/preview(of:)``).
  public var preview: String? { editor.preview(of: state) }
  /// The validity of the content.
  public var validity: NumberEditor.Validity { state.validity }
  /// A Boolean value that indicates whether an edit can be undone.
  public var canUndo: Bool { history.canUndo }
  /// A Boolean value that indicates whether an undone edit can be redone.
  public var canRedo: Bool { history.canRedo }

  /// The format of the text.
  ///
  /// In another format, such as that of another locale, the number stays the same: 12.5 % is 0.125
  /// as a decimal. The caret stays at its digit. If the new format shows fewer fraction digits,
  /// ``isExact`` is `false` until the user edits the number. The change is one undo step.
  public var format: NumberFormat {
    get { editor.format }
    set { show(in: newValue) }
  }
  /// The behavior of the field.
  ///
  /// Other options apply to the same content, which they validate. The change isn't an edit: undo
  /// doesn't take it back, and what undo and redo restore is validated by the new options, too.
  public var options: NumberEditor.Options {
    get { editor.options }
    set {
      guard newValue != editor.options else { return }
      editor = NumberEditor(format: editor.format, options: newValue)
      editor.readAgain(&state)
      hasChangedOptions = true
    }
  }

  // MARK: - Editing

  /// Applies an edit.
  ///
  /// A rejected edit changes neither text nor selection.
  @discardableResult
  @inline(never)
  public mutating func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    let (after, outcome) = editor.apply(edit, to: factorState(for: edit) ?? state)
    return finish(edit, after, outcome)
  }

  /// Returns the number from before the entry, selected, if an edit types a factor or a divisor
  /// into an empty field, so that the number goes in front of it: `×2` after 20 was deleted.
  private func factorState(for edit: NumberEditor.Edit) -> NumberEditor.State? {
    guard editor.takesExpressions, state.content.isEmpty, state.text == nil,
      state.waiting.isEmpty, !state.isCommitted, let key = edit.key, editor.isFactor(key),
      let before = history.latest(where: { $0.isCommitted }), before.validity == .valid,
      before.isExact
    else { return nil }
    return editor.apply(.selectAll, to: before).state
  }

  /// Replaces a range of the field's text, as text field delegates do.
  ///
  /// A single character is a keystroke, more characters are a paste, and an empty text deletes the
  /// range. A range of one character next to the caret is deleted as Backspace or Delete does,
  /// since a delegate isn't told the key. If the range is already selected, the entry continues;
  /// selecting it again would end the entry like a click. The replacement is one undo step; a
  /// rejected text leaves the selection unchanged.
  @discardableResult
  public mutating func replace(
    _ range: Range<String.Index>, with text: String
  ) -> NumberEditor.Outcome {
    text.utf8.isEmpty ? delete(range) : replace(range, by: .insert(text))
  }

  private mutating func delete(_ range: Range<String.Index>) -> NumberEditor.Outcome {
    let beginning = String(text[..<range.lowerBound])
    let remaining = beginning + text[range.upperBound...]
    let caret = remaining.utf8.index(remaining.startIndex, offsetBy: beginning.utf8.count)
    return note(apply(.replaceText(remaining, caret: caret)).withoutRange)
  }

  /// Replaces a range of UTF-16 code units of the field's text, as UIKit, AppKit, and browsers
  /// report it.
  ///
  /// A range that isn't in the text, or that splits a character of two units, is rejected with the
  /// reason ``NumberEditor/Reason/outsideText``, and nothing changes. A view can report such a
  /// range while it shows another text than the field.
  @discardableResult
  public mutating func replace(utf16 range: Range<Int>, with text: String) -> NumberEditor.Outcome {
    guard let range = self.text.range(utf16: range) else {
      return note(.rejected(.outsideText, in: text))
    }
    return replace(range, with: text)
  }

  /// Selects a range and applies an edit that inserts text; if the edit changes nothing, the
  /// selection stays as it was.
  mutating func replace(
    _ range: Range<String.Index>, by edit: NumberEditor.Edit
  ) -> NumberEditor.Outcome {
    let start = editor.contentOffset(at: range.lowerBound, in: state)
    var end = editor.contentOffset(at: range.upperBound, in: state)
    editor.overwriteDigit(after: &end, from: start, in: state)
    guard rendering.selection != range, let selected = editor.selecting(start, end, in: state)
    else { return apply(edit) }
    let (after, outcome) = editor.apply(edit, to: selected)
    guard outcome.isRejected, after.content == selected.content, after.typed == selected.typed,
      after.selection == selected.selection
    else {
      return finish(edit, after, outcome)
    }
    // The selection stays as it was, and what was refused waits.
    var unchanged = state
    unchanged.waiting = after.waiting
    return finish(edit, unchanged, outcome)
  }

  @inline(__always)
  mutating func finish(
    _ edit: NumberEditor.Edit, _ after: consuming NumberEditor.State,
    _ outcome: NumberEditor.Outcome
  ) -> NumberEditor.Outcome {
    // Copies of states are most of a keystroke's time.
    var before = after
    swap(&state, &before)
    if showsOtherText(than: before) {
      let typesDigit = mergesTypedDigits && edit.typesDigit(from: before, to: state)
      history.record(before: consume before, after: state, merging: typesDigit)
    } else {
      if !outcome.isRejected { history.close() }
      // An answer, or a value that looks the same; of a caret move, only what it forgets.
      if !edit.movesCaret || state.validity != before.validity { history.amend(state) }
    }
    lastOutcome = outcome
    return outcome
  }

  /// Takes the outcome of an edit that changes nothing.
  mutating func note(_ outcome: NumberEditor.Outcome) -> NumberEditor.Outcome {
    lastOutcome = outcome
    return outcome
  }

  /// Returns whether the field's text is another than before an edit.
  @inline(__always)
  private func showsOtherText(than before: NumberEditor.State) -> Bool {
    // A sign can have been committed in another format, which had two signs.
    state.content != before.content || state.isText != before.isText
      || state.isText && !text.hasSameBytes(as: editor.text(of: before))
      || state.showsCommittedSign != before.showsCommittedSign
        && editor.compiledFormat.bracketsNegatives
  }

  /// Types each character of a text as a keystroke.
  ///
  /// - Returns: The outcome of the last character.
  @discardableResult
  public mutating func type(_ text: String) -> NumberEditor.Outcome {
    for scalar in text.unicodeScalars { apply(.type(scalar)) }
    return lastOutcome
  }

  /// Undoes the last edit: restores text and selection as they were before it.
  ///
  /// - Returns: A Boolean value that indicates whether there was an edit to undo.
  @discardableResult
  public mutating func undo() -> Bool { restore(history.undo()) }

  /// Redoes the last undone edit: restores text and selection as they were after it.
  ///
  /// - Returns: A Boolean value that indicates whether there was an edit to redo.
  @discardableResult
  public mutating func redo() -> Bool { restore(history.redo()) }

  private mutating func show(in format: NumberFormat) {
    let before = (editor: editor, state: state)
    editor = NumberEditor(format: format, options: editor.options)
    lastOutcome = .accepted
    editor.adopt(&state, from: before.editor)
    // A locale that writes the same texts changes nothing that the user sees.
    guard !format.writesSameTexts(as: before.editor.format) || showsOtherText(than: before.state)
    else { return history.amend(state) }
    history.record(
      before: before.state, after: state,
      rules: EditHistory.RulesChange(from: before.editor, to: editor))
  }

  /// Shows a value from the program instead of what the last edit may have made of a state, in one
  /// undo step.
  package mutating func replace(_ before: NumberEditor.State, with value: ExactDecimal?) {
    if showsOtherText(than: before) { history.removeLast() }
    state = before
    let (after, outcome) = editor.apply(.set(value), to: .empty)
    _ = finish(.set(value), after, outcome)
  }

  /// Removes all edits from the history, so that what the field shows now can't be undone.
  package mutating func removeHistory() {
    history = EditHistory()
    hasChangedOptions = false
  }

  /// Restores a state of the history, and returns whether there is one.
  private mutating func restore(
    _ moment: (state: NumberEditor.State, rules: NumberEditor?)?
  ) -> Bool {
    lastOutcome = .accepted
    guard let moment else { return false }
    state = moment.state
    // The options can have changed since.
    if let format = moment.rules?.format {
      editor = NumberEditor(format: format, options: editor.options)
    }
    // What waited is forgotten.
    (state.waiting, state.steppedFrom) = ([], nil)
    editor.endQuestion(of: &state)
    if hasChangedOptions { editor.readAgain(&state) }
    return true
  }
}

extension NumberEditor.State {
  /// Returns whether another state is this one with a digit at the caret.
  fileprivate func isFollowedByDigit(in after: Self) -> Bool {
    let caret = after.selection.upperBound
    guard selection.isEmpty, caret > 0, text == nil, after.text == nil,
      after.content.count == content.count + 1,
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(after.content[caret - 1])
    else { return false }
    return after.content.removing(caret - 1..<caret) == content
  }
}

extension NumberEditor.Edit {
  /// Whether the edit changes nothing but the selection.
  fileprivate var movesCaret: Bool {
    switch kind {
    case .move, .select, .selectAll: true
    default: false
    }
  }

  /// Returns whether the edit types a digit, also for a view that reports only the whole text.
  @inline(__always)
  fileprivate func typesDigit(
    from before: NumberEditor.State, to after: NumberEditor.State
  ) -> Bool {
    switch kind {
    case .type(let scalar), .typeOnNumericPad(let scalar):
      DecimalDigit(scalar) != nil && before.isText == after.isText
    case .replaceText: before.isFollowedByDigit(in: after)
    default: false
    }
  }
}
