import LiveNumber

extension NumberEditor {
  /// The text of a sample number in this field, or an empty text if the field can't show it.
  ///
  /// The sample is typed and committed, so that it obeys all limits of the field.
  var sampleText: String {
    var options = options
    options.rangePolicy = .clampOnCommit
    guard let editor = try? NumberEditor(format: format, options: options) else { return "" }
    var session = EditingSession(editor: editor)
    // The point of the numeric pad is the decimal key in every locale.
    for scalar in "1234.56".unicodeScalars { session.apply(.typeOnNumericPad(scalar)) }
    session.apply(.commit)
    return session.validity == .valid ? session.text : ""
  }
}
