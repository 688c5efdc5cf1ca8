import LiveNumberCore

/// Edits of a field, with the promises that hold after each of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard var session = FuzzField.choose(&input) else { return 0 }
  for event in FuzzScript(input.text) {
    let before = session
    switch event {
    case .edit(let edit):
      session.apply(edit)
      EditingPromises(before: before, after: session, edit: edit).check()
    case .pasteOwnText: pasteOwnText(into: session)
    case .undo:
      promise(session.undo() == before.canUndo, "undo denies what canUndo says")
      FieldPromises(session).check()
    case .redo:
      promise(session.redo() == before.canRedo, "redo denies what canRedo says")
      FieldPromises(session).check()
    case .format(let index):
      let formats = FuzzFormats.all
      let number = ((index % formats.count) + formats.count) % formats.count
      guard let format = formats[number] else { continue }
      try? session.changeFormat(format)
      promise(session.state.content == before.state.content, "a new format changed content")
      FieldPromises(session).check()
    }
  }
  FieldPromises(session).checkWaysOut()
  return 0
}

/// A field's own text put in for all of it gives its content, unless it is an unfinished one.
private func pasteOwnText(into session: EditingSession) {
  let content = session.state.content
  guard session.validity == .valid, let value = session.value,
    !content.text.hasSuffix("."), !session.editor.options.padsWhileTyping,
    session.editor.options.entry == .free
  else { return }
  var copy = session
  copy.apply(.selectAll)
  copy.apply(.paste(session.text))
  promise(
    !copy.lastOutcome.isRejected && copy.value == value,
    "“\(session.text.escaped)” pasted back: \(copy.lastOutcome), \(copy.state.content.text)")
}
