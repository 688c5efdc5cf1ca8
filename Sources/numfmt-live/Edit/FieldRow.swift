import LiveNumber

extension Row {
  /// The row of a live field.
  init(_ field: LiveField, prompt: String, placeholder: String) {
    let session = field.session
    let rendering = session.rendering
    let status = FieldStatus(session)
    let scalars = rendering.text.unicodeScalars
    self.init(
      prompt: prompt, text: rendering.text,
      caret: scalars.distance(from: scalars.startIndex, to: rendering.caret),
      selection: rendering.scalarSelection, placeholder: placeholder,
      notes: field.notice?.words ?? status.words,
      textTone: session.validity == .invalid ? .bad : .plain,
      noteTone: field.notice?.tone ?? status.tone)
  }
}
