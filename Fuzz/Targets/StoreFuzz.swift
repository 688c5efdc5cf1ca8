import LiveNumber
import LiveNumberCore
import TestSupport

/// What views report to a store: keys and pastes as UTF-16 replacements, and whole texts.
///
/// A session gets the same edits, and both have to agree.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let field = FuzzField.choose(&input.choices) else { return 0 }
  var options = field.editor.options
  options.valueLimits = ExactDecimal.limits
  let editor = NumberEditor(format: field.editor.format, options: options)
  let store = NumberStore<ExactDecimal>(format: editor.format, options: options)
  var pair = StoreAndSession(store: store, session: EditingSession(editor: editor))
  pair.session.mergesTypedDigits = true
  for event in FuzzScript(input.text) {
    pair.perform(event)
    pair.check()
    guard FuzzField.isShort(pair.session) else { return 0 }
  }
  promise("\(options)", breaks: FieldInvariants.broken(by: pair.session))
  return 0
}

/// A store, and a session that gets the same edits.
private struct StoreAndSession {
  let store: NumberStore<ExactDecimal>
  var session: EditingSession

  private mutating func perform(_ edit: NumberEditor.Edit) {
    switch edit.kind {
    case .type(let scalar): replace(store.utf16Selection, with: String(Character(scalar)))
    case .paste(let text): replace(store.utf16Selection, with: text)
    case .replaceText(let text, let caret): update(text, caret)
    case .set(let value): show(value)
    default:
      let outcome = store.apply(edit)
      promise(outcome == session.apply(edit), "\(edit) has two outcomes")
    }
  }

  mutating func perform(_ event: FuzzScript.Event) {
    switch event {
    case .edit(let edit): perform(edit)
    case .replace(let range, let text): replace(range, with: text)
    case .undo: promise(store.undo() == session.undo(), "undo and undo disagree")
    case .redo: promise(store.redo() == session.redo(), "redo and redo disagree")
    case .leave:
      store.update(text: store.text, utf16Selection: store.utf16Selection)
    case .format(let index):
      guard let format = FuzzFormats.format(index) else { return }
      store.format = format
      session.format = format
    }
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    let outcome = store.replace(utf16: range, with: text)
    promise(
      session.replace(utf16: range, with: text) == outcome, "\(range) has two outcomes")
  }

  /// A view reports its text, and where the caret is in it.
  private mutating func update(_ text: String, _ caret: String.Index?) {
    let isSame = text.utf8.elementsEqual(session.text.utf8)
    if let caret {
      store.update(text: text, selection: caret..<caret)
    } else {
      store.text = text
    }
    if !isSame { session.apply(.replaceText(text, caret: caret)) }
    promise(store.text == session.text, "\(text.escaped): \(store.text), not \(session.text)")
    // The caret can be reported apart from the text.
    let rendering = store.rendering
    guard rendering != session.rendering else { return }
    let start = session.editor.contentOffset(at: rendering.selection.lowerBound, in: session.state)
    let end = session.editor.contentOffset(at: rendering.selection.upperBound, in: session.state)
    session.apply(.select(anchor: start.offset, head: end.offset, affinity: end.affinity))
  }

  /// The program sets a value, which begins a new history.
  private mutating func show(_ value: ExactDecimal?) {
    store.value = value
    guard value != session.value else { return }
    let before = session.state.content
    session.apply(.set(value))
    if session.state.content != before { session.removeHistory() }
  }

  /// The store tells what the session tells.
  func check() {
    let shown = FieldSnapshot(session)
    promise(
      store.rendering == session.rendering && store.text == session.text,
      "the store shows \(store.rendering), not \(shown)")
    promise(
      store.utf16Selection == session.rendering.utf16Selection
        && store.selection == session.rendering.selection, "another selection than in \(shown)")
    promise(
      store.value == session.value && store.validity == session.validity,
      "another value or validity than \(shown)")
    promise(
      store.canUndo == session.canUndo && store.canRedo == session.canRedo, "another history")
  }
}
