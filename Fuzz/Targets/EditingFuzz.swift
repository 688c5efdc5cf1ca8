import LiveNumberCore
import TestSupport

/// Edits of a field, and the promises that hold after each of them and at the end.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let session = FuzzField.choose(&input.choices) else { return 0 }
  var field = CheckedField(session)
  for event in FuzzScript(input.text) {
    let broken: [String]
    switch event {
    case .edit(let edit): broken = field.apply(edit)
    case .replace(let range, let text): broken = field.replace(utf16: range, with: text)
    case .leave: broken = ExitInvariants.broken(by: field.session)
    case .undo: broken = field.undo()
    case .redo: broken = field.redo()
    case .format(let index):
      guard let format = FuzzFormats.format(index) else { continue }
      broken = field.changeFormat(format)
    }
    promise(description(of: session), breaks: broken)
    guard FuzzField.isShort(field.session) else { return 0 }
  }
  promise(description(of: session), breaks: field.finish())
  return 0
}

private func description(of session: EditingSession) -> String {
  "\(session.editor.format.style) with \(session.editor.options)"
}
