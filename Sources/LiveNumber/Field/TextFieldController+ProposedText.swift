extension TextFieldController {
  /// Decides about a change of which the field reports the range and the whole new text, as
  /// AppKit's does to a formatter.
  ///
  /// - Parameters:
  ///   - range: The range that changes, in UTF-16 code units of the field's text.
  ///   - field: What the field shows before the change.
  ///   - proposed: What the field would show.
  /// - Returns: What to show instead, or `leave` if the field is to make the change.
  package func change(
    _ range: Range<Int>, of field: FieldContents, into proposed: FieldContents
  ) -> Answer {
    let old = Array(field.text.utf16)
    let new = Array(proposed.text.utf16)
    guard range.lowerBound >= 0, range.upperBound <= old.count else { return didChange(proposed) }
    let end = new.count - (old.count - range.upperBound)
    guard end >= range.lowerBound, new[..<range.lowerBound] == old[..<range.lowerBound],
      new[end...] == old[range.upperBound...]
    else { return didChange(proposed) }
    let replacement = String(decoding: new[range.lowerBound..<end], as: UTF16.self)
    return change([range], to: replacement, in: field)
  }
}
