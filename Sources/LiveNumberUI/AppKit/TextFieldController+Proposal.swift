#if canImport(AppKit) && !canImport(UIKit)
  internal import LiveNumber

  extension TextFieldController {
    /// Decides about a change of which AppKit tells the range and the whole new text.
    ///
    /// - Parameters:
    ///   - original: The text, and the range of it that changes.
    ///   - proposed: The new text and its selection.
    /// - Returns: What to show instead, or `leave` if the field is to make the change.
    func change(from original: FieldContents, to proposed: FieldContents) -> Answer {
      let old = Array(original.text.utf16)
      let new = Array(proposed.text.utf16)
      let range = original.selection
      let end = new.count - (old.count - range.upperBound)
      guard range.lowerBound >= 0, range.upperBound <= old.count, end >= range.lowerBound,
        new[..<range.lowerBound] == old[..<range.lowerBound],
        new[end...] == old[range.upperBound...]
      else { return didChange(proposed) }
      let inserted = String(decoding: new[range.lowerBound..<end], as: UTF16.self)
      return change([range], to: inserted, in: original)
    }
  }
#endif
