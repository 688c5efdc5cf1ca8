import LiveNumber

/// A message for the user that stays until the next key.
struct FieldNotice: Hashable, Sendable {
  /// The message in several lengths, the longest first.
  var words: [String]
  var tone: Tone

  init(_ words: [String], _ tone: Tone) {
    self.words = words
    self.tone = tone
  }

  /// Creates a message about an edit's outcome, or `nil` if the edit was accepted.
  init?(_ outcome: NumberEditor.Outcome) {
    switch outcome {
    case .accepted: return nil
    case .adjusted(let reason, _):
      self.init(["adjusted: \(reason)", "adjusted"], .waiting)
    case .rejected(let reason, _):
      self.init(["rejected: \(reason)", "rejected"], .bad)
    }
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

  static let required = FieldNotice(["a number is required", "required"], .bad)
  static let invalidBytes = FieldNotice(["rejected: not UTF-8", "rejected"], .bad)
  static let cannotSuspend = FieldNotice(
    ["rejected: nothing could resume the command", "rejected"], .bad)
}

/// The words beside a field that say whether its content is valid, and why not.
struct FieldStatus: Hashable, Sendable {
  /// The status in several lengths, the longest first.
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
      explanation = session.warning.map(\.description)
    case .invalid:
      tone = .bad
      explanation =
        Self.expectation(session)
        ?? session.editor.invalidReason(of: session.state).map(\.description)
    }
    words = explanation.map { ["\(word): \($0)", word] } ?? [word]
  }

  /// Returns the bound that the value exceeds, written as the field writes numbers.
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
