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

/// The words beside a field: what its content is worth, and why.
struct FieldStatus: Hashable, Sendable {
  /// The longest first.
  let words: [String]
  let tone: Tone

  init(_ session: EditingSession) {
    let word = session.validity.rawValue
    var explanation: String?
    switch session.validity {
    case .empty: tone = .faint
    case .incomplete:
      tone = .waiting
      explanation = Self.expectation(session)
    case .valid:
      tone = session.warning == nil ? .good : .waiting
      explanation = session.warning.map(ReasonWords.words)
    case .invalid:
      tone = .bad
      explanation =
        Self.expectation(session)
        ?? session.editor.invalidReason(of: session.state).map(ReasonWords.words)
    }
    words = explanation.map { ["\(word): \($0)", word] } ?? [word]
  }

  /// What the range wants of a value that is outside of it, in the field's own spelling.
  private static func expectation(_ session: EditingSession) -> String? {
    let format = session.editor.format
    let options = session.editor.options
    guard let value = session.value else { return nil }
    if let minimum = options.minimum, value < minimum {
      return "at least \(format.format(minimum))"
    }
    if let maximum = options.maximum, value > maximum { return "at most \(format.format(maximum))" }
    return nil
  }
}
