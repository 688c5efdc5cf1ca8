import LiveNumberCore
import TestSupport

/// Edits of a field, and the promises that hold after each of them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard var session = FuzzField.choose(&input) else { return 0 }
  let options = "\(session.editor.format.style) with \(session.editor.options)"
  for event in FuzzScript(input.text) {
    let before = session
    switch event {
    case .edit(let edit):
      session.apply(edit)
      promise(options, breaks: EditInvariants.broken(by: edit, from: before, to: session))
      continue
    case .leave:
      promise(options, breaks: ExitInvariants.broken(by: session))
      continue
    case .undo: promise(session.undo() == before.canUndo, "undo and canUndo disagree")
    case .redo: promise(session.redo() == before.canRedo, "redo and canRedo disagree")
    case .format(let index):
      let formats = FuzzFormats.all
      let number = ((index % formats.count) + formats.count) % formats.count
      guard let format = formats[number] else { continue }
      try? session.changeFormat(format)
      promise(session.state.content == before.state.content, "a new format changed the content")
    }
    promise(options, breaks: FieldInvariants.broken(by: session))
  }
  promise(options, breaks: ExitInvariants.broken(by: session))
  return 0
}
