/// A live field without a screen: an editor, the field's state, and its history.
///
/// This is what every face drives: edits go in, text and selection come out. `Sendable`; a value, so
/// that copies go their own ways.
///
/// ```swift
/// var field = EditingSession(editor: try NumberEditor(format: NumberFormat(locale: "fr")))
/// field.type("1234,5")
/// field.text        // 1 234,5
/// field.value       // 1234.5
/// field.undo()
/// ```
public struct EditingSession: Sendable {
  /// The rules that edits go by.
  public private(set) var editor: NumberEditor
  /// The content and the selection.
  public private(set) var state: NumberEditor.State
  /// What became of the last edit.
  public private(set) var lastOutcome: NumberEditor.Outcome = .accepted
  /// Whether digits typed one after the other are undone together.
  public var mergesTypedDigits = false

  private var history = EditHistory()

  /// A field with a state, which is empty where nothing is said.
  public init(editor: NumberEditor, state: NumberEditor.State = .empty) {
    self.editor = editor
    self.state = state
  }

  // MARK: - What the field shows

  /// What the field shows.
  public var text: String { editor.text(of: state) }
  /// What the field shows, and the selection in it.
  public var rendering: NumberEditor.Rendering { editor.rendering(of: state) }
  /// The number of the content, in canonical units; nil where it has no digit.
  public var value: ExactDecimal? { editor.value(of: state) }
  /// What the content is worth.
  public var validity: NumberEditor.Validity { state.validity }
  /// Something that the user should look at, until the content changes again.
  public var warning: NumberEditor.Reason? { state.warning }
  /// Whether there is an edit to take back.
  public var canUndo: Bool { !history.done.isEmpty }
  /// Whether there is an undone edit to do again.
  public var canRedo: Bool { !history.undone.isEmpty }

  // MARK: - Editing

  /// Does an edit.
  ///
  /// A rejected one changes neither text nor selection.
  @discardableResult
  public mutating func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    let (after, outcome) = editor.apply(edit, to: state)
    return finish(edit, after, outcome)
  }

  /// Puts text in the place of a range of the field's text, as a delegate asks.
  ///
  /// A single character is a keystroke, more is a paste, nothing deletes. Where the range is the
  /// selection already, nothing is selected anew, which would be a click: the entry goes on. One undo step; a rejected text leaves the selection where it was.
  @discardableResult
  public mutating func replace(
    _ range: Range<String.Index>, with text: String
  ) -> NumberEditor.Outcome {
    let start = editor.contentOffset(at: range.lowerBound, in: state)
    let end = editor.contentOffset(at: range.upperBound, in: state)
    guard rendering.selection != range, state.selection != start.offset..<end.offset else {
      return apply(.insert(text))
    }
    let select = NumberEditor.Edit.select(
      anchor: start.offset, head: end.offset, affinity: end.affinity)
    let (after, outcome) = editor.apply(.insert(text), to: editor.apply(select, to: state).state)
    return finish(.insert(text), outcome.isRejected ? state : after, outcome)
  }

  @inline(__always)
  private mutating func finish(
    _ edit: NumberEditor.Edit, _ after: NumberEditor.State, _ outcome: NumberEditor.Outcome
  ) -> NumberEditor.Outcome {
    if state.showsOtherText(than: after) {
      history.record(
        EditHistory.Step(before: state, after: after), merging: mergesTypedDigits && edit.isDigit)
    } else if !outcome.isRejected {
      history.close()
    }
    state = after
    lastOutcome = outcome
    return outcome
  }

  /// Types each character of a text as one keystroke; the answer is that of the last one.
  @discardableResult
  public mutating func type(_ text: String) -> NumberEditor.Outcome {
    for scalar in text.unicodeScalars { apply(.type(scalar)) }
    return lastOutcome
  }

  /// Takes the last edit back: text and selection are as they were before it.
  ///
  /// Returns whether there was one.
  @discardableResult
  public mutating func undo() -> Bool {
    lastOutcome = .accepted
    state.forgetKeys()
    guard let step = history.undo() else { return false }
    restore(step.before, editor: step.editors?.before)
    return true
  }

  /// Does the last undone edit again: text and selection are as they were after it.
  ///
  /// Returns whether there was one.
  @discardableResult
  public mutating func redo() -> Bool {
    lastOutcome = .accepted
    state.forgetKeys()
    guard let step = history.redo() else { return false }
    restore(step.after, editor: step.editors?.after)
    return true
  }

  /// Shows the same content in another format, such as that of another locale, with the caret at
  /// the same content.
  ///
  /// One undo step.
  ///
  /// - Throws: ``NumberEditorError`` where the options do not go with the format; nothing changes then.
  public mutating func changeFormat(_ format: NumberFormat) throws(NumberEditorError) {
    let before = (editor: editor, state: state)
    editor = try NumberEditor(format: format, options: editor.options)
    lastOutcome = .accepted
    state.forgetKeys()
    guard format != before.editor.format else { return }
    if editor.limits != before.editor.limits { editor.validate(&state) }
    history.record(
      EditHistory.Step(
        before: before.state, after: state,
        editors: EditHistory.Editors(before: before.editor, after: editor)),
      merging: false)
  }

  private mutating func restore(_ state: NumberEditor.State, editor: NumberEditor?) {
    self.state = state
    self.state.forgetKeys()
    if let editor { self.editor = editor }
  }
}

extension NumberEditor.State {
  /// Whether the two are shown by different text.
  fileprivate func showsOtherText(than other: Self) -> Bool {
    content != other.content || showsCommittedSign != other.showsCommittedSign
  }

  /// Forgets what only the next key needs to know.
  fileprivate mutating func forgetKeys() {
    typedSeparator = nil
    decimalWasRefused = false
  }
}

extension NumberEditor.Edit {
  fileprivate var isDigit: Bool {
    switch self {
    case .type(let scalar), .typeOnNumericPad(let scalar): DecimalDigit(scalar) != nil
    default: false
    }
  }
}
