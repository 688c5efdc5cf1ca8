import LiveNumber

/// Something to tell the user until the next key, in words for a wide and for a narrow window.
struct FieldNotice: Hashable, Sendable {
  /// The longest first.
  var words: [String]
  var tone: Tone

  init(_ words: [String], _ tone: Tone) {
    self.words = words
    self.tone = tone
  }

  /// What became of an edit; nil where it was simply done.
  init?(_ outcome: NumberEditor.Outcome) {
    switch outcome {
    case .accepted: return nil
    case .adjusted(let reason, _):
      self.init(["adjusted: \(ReasonWords.words(for: reason))", "adjusted"], .waiting)
    case .rejected(let reason, _):
      self.init(["rejected: \(ReasonWords.words(for: reason))", "rejected"], .bad)
    }
  }

  init(_ failure: PasteFailure) {
    let reason =
      switch failure {
      case .notUTF8: "the pasted text is not UTF-8"
      case .tooLong: "the pasted text is too long"
      case .unfinished: "the paste did not end"
      }
    self.init(["rejected: \(reason)", "rejected"], .bad)
  }

  static let invalidBytes = FieldNotice(["rejected: not UTF-8", "rejected"], .bad)
  static let cannotSuspend = FieldNotice(
    ["rejected: nothing here could resume this command", "rejected"], .bad)
}
