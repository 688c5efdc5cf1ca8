internal import LiveNumberCore

/// Writes the range of the text that the reason of an invalid field is about to the output, in
/// place of the selection.
///
/// - Returns: 0 if the field isn't invalid, or if the reason is about all of the text.
@_expose(wasm, "invalidRange") @_cdecl("invalidRange")
public func invalidRange(_ field: Int32) -> Int32 {
  guard let session = Field.at(field)?.session,
    let range = session.editor.invalidRange(of: session.state)
  else { return 0 }
  let text = session.text
  Output.set(.selectionStart, text.utf16Count(to: range.lowerBound))
  Output.set(.selectionEnd, text.utf16Count(to: range.upperBound))
  return 1
}
