internal import LiveNumberCore

/// The edits, in the order of their names in `number-engine.js`.
private enum Command: Int32 {
  case undo, redo, removeHistory, restore
  case set, replace, replaceText, compose, endComposition, type
  case typeOnNumericPad, paste, deleteBackward, deleteForward, deleteWordBackward, deleteToStart
  case deleteToEnd, deleteSelection, select, moveLeft, moveRight, moveToStart, moveToEnd, selectAll
  case clear, step, commit, selectContent, accept, confirm
}

/// Applies an edit to a field.
///
/// - Parameters:
///   - field: The number of the field.
///   - command: The kind of the edit.
///   - count: The length of the text in the input in bytes, or -1 if there is none.
///   - first: The start of a range, a caret, a count, or 1 to extend the selection.
///   - second: The end of a range.
/// - Returns: 0 if there was nothing to undo or redo, the text isn't one of the field's, or there
///   is no such field or edit.
@_expose(wasm, "edit") @_cdecl("edit")
public func edit(
  _ field: Int32, _ command: Int32, _ count: Int32, _ first: Int32, _ second: Int32
) -> Int32 {
  guard let field = Field.at(field) else { return 0 }
  let text = count > 0 ? Input.text(count) : ""
  let command = Command(rawValue: command)
  if case .replace = command, field.selection == Int(first)..<max(Int(first), Int(second)) {
    // What is selected doesn't need to be found in the text.
    field.session.apply(.insert(text))
    field.write(offered: text)
    return 1
  }
  guard let command,
    field.session.perform(command, text, isText: count >= 0, Int(first), Int(second))
  else {
    field.write()
    return 0
  }
  field.write(offered: text)
  return 1
}

extension EditingSession {
  fileprivate mutating func perform(
    _ command: Command, _ text: String, isText: Bool, _ first: Int, _ second: Int
  ) -> Bool {
    switch command {
    case .replace: replace(utf16: first..<max(first, second), with: text)
    case .endComposition: endComposition(text: text, caret: text.caret(first))
    case .type: type(text)
    case .typeOnNumericPad:
      for scalar in text.unicodeScalars { apply(.typeOnNumericPad(scalar)) }
    case .select: select(first, second, isBackward: text.hasSameBytes(as: "backward"))
    case .undo: return undo()
    case .redo: return redo()
    case .removeHistory: removeHistory()
    case .restore: return restore(text, first, second)
    default:
      // One call for all of them keeps the module small.
      guard let edit = command.edit(text, isText: isText, first, second) else { return false }
      apply(edit)
    }
    return true
  }

  /// Shows a text that the field has shown before, with a selection in UTF-16 code units.
  private mutating func restore(_ text: String, _ start: Int, _ end: Int) -> Bool {
    let state = editor.state(showing: text, anchor: text.index(start), head: text.index(end))
    guard let state else { return false }
    self = EditingSession(editor: editor, state: state)
    return true
  }

  /// Selects UTF-16 code units of the text, which ends the entry like a click.
  private mutating func select(_ start: Int, _ end: Int, isBackward: Bool) {
    let shown = rendering
    let lower = editor.contentOffset(at: shown.text.index(start), in: state)
    let upper = editor.contentOffset(at: shown.text.index(max(start, end)), in: state)
    let (anchor, head) = isBackward ? (upper, lower) : (lower, upper)
    apply(.select(anchor: anchor.offset, head: head.offset, affinity: head.affinity))
  }
}

extension Command {
  /// Returns the edit of a command that is one, or `nil` if its text isn't a number.
  fileprivate func edit(
    _ text: String, isText: Bool, _ first: Int, _ second: Int
  ) -> NumberEditor.Edit? {
    let extends = first == 1
    switch self {
    case .replaceText: return .replaceText(text, caret: text.caret(first))
    case .compose: return .compose(text)
    case .paste: return .paste(text)
    case .deleteBackward: return .delete(.backward)
    case .deleteForward: return .delete(.forward)
    case .deleteWordBackward: return .delete(.wordBackward)
    case .deleteToStart: return .delete(.toStart)
    case .deleteToEnd: return .delete(.toEnd)
    case .deleteSelection: return .delete(.selection)
    case .moveLeft: return .move(.left, extending: extends)
    case .moveRight: return .move(.right, extending: extends)
    case .moveToStart: return .move(.toStart, extending: extends)
    case .moveToEnd: return .move(.toEnd, extending: extends)
    case .selectAll: return .selectAll
    case .set:
      guard isText else { return .set(nil) }
      return ExactDecimal(text).map { .set($0) }
    case .clear: return .clear
    case .step: return .step(first)
    case .commit: return .commit
    case .confirm: return .confirm
    case .accept: return .accept(text)
    case .selectContent: return .select(anchor: first, head: second)
    case .undo, .redo, .removeHistory, .restore, .replace, .endComposition, .type,
      .typeOnNumericPad,
      .select:
      return nil
    }
  }
}

extension String {
  /// Returns the start of the character at a UTF-16 offset; offsets beyond the text are its end.
  fileprivate func index(_ offset: Int) -> Index { nearestRange(utf16: offset..<offset).lowerBound }

  fileprivate func caret(_ offset: Int) -> Index? { offset < 0 ? nil : index(offset) }
}
