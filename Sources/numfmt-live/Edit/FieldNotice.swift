import LiveNumber

/// A message for the user about a key.
struct FieldNotice: Hashable, Sendable {
  /// The message in several lengths, the longest first.
  var words: [String]
  var tone: Tone

  init(_ words: [String], _ tone: Tone) {
    self.words = words
    self.tone = tone
  }

  /// Creates a message about an edit's outcome, or `nil` if the edit was accepted.
  ///
  /// The reasons are those of the field, or `nil` if it isn't a number field.
  init?(
    _ outcome: NumberEditor.Outcome, of edit: NumberEditor.Edit? = nil, in reasons: ReasonWords?
  ) {
    guard let reason = outcome.reason else { return nil }
    var key: Unicode.Scalar?
    if case .type(let scalar)? = edit { key = scalar }
    let word = outcome.isRejected ? "rejected" : "adjusted"
    let words = reasons?.words(for: reason, key: key) ?? ["\(reason)"]
    self.init(words.map { "\(word): \($0)" } + [word], outcome.isRejected ? .bad : .waiting)
  }

  init(_ failure: PasteFailure) {
    let reason =
      switch failure {
      case .notUTF8: "the pasted text isn't UTF-8"
      case .tooLong: "the pasted text is too long"
      case .unfinished: "the paste has no end"
      }
    self.init(["rejected: \(reason)", "rejected"], .bad)
  }

  /// Creates the question whether Enter should submit what the field shows.
  init(asking session: EditingSession) {
    let value = session.state.content.isEmpty ? "no number" : session.text
    let question = "Enter again for \(value)"
    let doubt = GroupingQuestion(session.groupingReadings)?.words ?? session.warning?.description
    let warning = doubt.map { ["\(question): \($0)"] } ?? []
    self.init(warning + [question, "Enter again", "again?"], .waiting)
  }

  /// A Boolean value that indicates whether the message stays until the content changes, and not only
  /// until the next key.
  var staysUntilChange: Bool { tone == .bad }

  static let required = FieldNotice(["a number is required", "required"], .bad)
  static let invalidBytes = FieldNotice(["rejected: not UTF-8", "rejected"], .bad)
  static let cannotSuspend = FieldNotice(
    ["rejected: nothing could resume the command", "rejected"], .bad)
}
