import EscapedText
import LiveNumber

/// Words for the user beside a field.
struct FieldNotice: Hashable, Sendable {
  /// The message in several lengths, the longest first.
  var words: [String]
  var tone: Tone

  init(_ words: [String], _ tone: Tone) {
    self.words = words
    self.tone = tone
  }

  /// Creates a message about an edit's outcome, or `nil` if the edit was accepted, and no key
  /// waits.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - edit: The edit.
  ///   - editor: The editor of the field, or `nil` if it isn't a number field.
  ///   - waiting: The keys that wait behind the caret.
  init?(
    _ outcome: NumberEditor.Outcome, of edit: NumberEditor.Edit? = nil, in editor: NumberEditor?,
    waiting: String = ""
  ) {
    var text = waiting
    if outcome.isRejected, case .paste(let paste)? = edit?.kind { text = Self.excerpt(of: paste) }
    let rejected = text.isEmpty ? "rejected" : "rejected \"\(text)\""
    guard let reason = outcome.reason else {
      guard !waiting.isEmpty else { return nil }
      self.init([rejected], .bad)
      return
    }
    var key: Unicode.Scalar?
    if case .type(let scalar)? = edit?.kind { key = scalar }
    let word = outcome.isRejected ? rejected : "adjusted"
    let words = editor?.words(for: reason, key: key) ?? ["\(reason)"]
    let short = word == rejected && !text.isEmpty ? ["rejected"] : []
    self.init(words.map { "\(word): \($0)" } + [word] + short, outcome.isRejected ? .bad : .waiting)
  }

  /// Returns the start of a pasted text, with its invisible characters spelled.
  private static func excerpt(of text: String) -> String {
    let maximumCount = 20
    let start = InvisibleScalar.spelled(String(text.prefix(maximumCount)))
    return text.dropFirst(maximumCount).isEmpty ? start : start + "…"
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

  /// Creates the question which number was meant, or whether Enter should submit what the field
  /// shows.
  init(asking session: EditingSession) {
    if let answers = Self.answers(among: session.readings) {
      self.init(answers + ["which?", "?"], .waiting)
      return
    }
    let value = session.text.isEmpty ? "no number" : session.text
    let question = "Enter again for \(value)"
    self.init([question, "Enter again", "again?", "?"], .waiting)
  }

  /// Creates the words that say whether a field's content is valid, and why not; or the most
  /// important keys if the field is empty.
  init(statusOf session: EditingSession, isRequired: Bool) {
    func status(_ explanation: String?, _ tone: Tone) -> FieldNotice {
      let word = session.validity.rawValue
      return FieldNotice(explanation.map { ["\(word): \($0)", word] } ?? [word], tone)
    }
    let expectation =
      Self.question(among: session.readings)
      ?? session.editor.expectation(of: session.value)
    switch session.validity {
    case .empty: self = isRequired ? .keysOfRequired : .keys
    case .incomplete:
      let value = session.preview.map { FieldNotice(["= \($0)"], .waiting) }
      self = value ?? status(expectation, .waiting)
    case .valid: self = status(nil, .good)
    case .invalid:
      let reason = session.editor.invalidReason(of: session.state)?.description
      self = status(expectation ?? reason, .bad)
    }
  }

  /// Returns the question which number was meant, `12,50 € or 12 500,00 €?` after `12.500` was
  /// typed in French euros; or `nil` if there is none.
  static func question(among readings: [String]) -> String? {
    guard let text = readings.last else { return nil }
    return readings.count == 1 ? "is it \(text)?" : readings.joined(separator: " or ") + "?"
  }

  /// Returns the question with a key for each answer, in several lengths, the longest first; or
  /// `nil` if there is no doubt.
  static func answers(among readings: [String]) -> [String]? {
    guard let question = question(among: readings) else { return nil }
    func answers(_ keys: [String], _ separator: String) -> String {
      zip(keys, readings).map { "\($0): \($1)" }.joined(separator: separator)
    }
    let long = answers(["Enter", "Ctrl-N", "Ctrl-P"], "  ")
    return ["\(question)  \(long)", long, answers(["Enter", "^N", "^P"], " ")]
  }

  /// Whether the message stays until the content changes, and not only until the next key.
  var staysUntilChange: Bool { tone == .bad }

  static let required = FieldNotice(["a number is required", "required"], .bad)
  static let invalidBytes = FieldNotice(["rejected: not UTF-8", "rejected"], .bad)
  static let cannotSuspend = FieldNotice(
    ["rejected: nothing could resume the command", "rejected"], .bad)
  private static let keys = FieldNotice(
    ["Enter accepts  Esc leaves  ? keys", "Enter  Esc  ? keys", "? keys", "?"], .faint)
  private static let keysOfRequired = FieldNotice(
    ["a number is required  Esc leaves  ? keys", "required  Esc leaves  ? keys", "? keys", "?"],
    .faint)
}
