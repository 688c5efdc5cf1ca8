import EscapedText
package import LiveNumber

/// Words for the user beside a field.
package struct FieldNotice: Hashable, Sendable {
  /// The message in several lengths, the longest first.
  package var words: [String]
  package var tone: Tone
  /// Whether the words are a question, which has to be visible, and which Enter answers then.
  package let isQuestion: Bool

  package init(_ words: [String], _ tone: Tone, isQuestion: Bool = false) {
    self.words = words
    self.tone = tone
    self.isQuestion = isQuestion
  }

  /// Creates a message about an edit's outcome, or `nil` if the edit was accepted, and no key
  /// waits.
  ///
  /// - Parameters:
  ///   - outcome: The outcome.
  ///   - edit: The edit.
  ///   - editor: The editor of the field, or `nil` if it isn't a number field.
  ///   - waiting: The keys that wait behind the caret.
  package init?(
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

  package init(_ failure: PasteFailure) {
    let reason =
      switch failure {
      case .notUTF8: "the pasted text isn't UTF-8"
      case .tooLong: "the pasted text is too long"
      case .unfinished: "the paste has no end"
      }
    self.init(["rejected: \(reason)", "rejected"], .bad)
  }

  /// Creates the question which number was meant, with the key beside each answer, or `nil` if
  /// there is no doubt: `1.00 (Enter) or 10,000 (Ctrl-N)?`.
  ///
  /// All fields of the library ask in these words. The shortest form only says that there is a
  /// question.
  package init?(asking readings: [String]) {
    guard let first = readings.first else { return nil }
    // An only answer has the key of the first.
    let words = (readings.count > 1 ? ["Ctrl-N", "^N"] : [""]).compactMap { key in
      Self.question(among: zip(readings, ["Enter", key]).map { "\($0) (\($1))" })
    }
    self.init(words + ["\(first) (Enter)?", Self.hint], .waiting, isQuestion: true)
  }

  /// Creates the question whether Enter submits what a field shows, though something is missing
  /// from it.
  package init(confirming text: String) {
    let empty = Self(
      ["Leave it empty (Enter)?", "empty (Enter)?", Self.hint], .waiting, isQuestion: true)
    self = text.isEmpty ? empty : Self(asking: [text]) ?? empty
  }

  /// The form of a question that doesn't have the answer of Enter.
  private static let hint = "?"

  /// The forms of a question that have the answer of Enter, the longest first, or an empty array.
  package var answers: [String] { isQuestion ? words.filter { $0 != Self.hint } : [] }

  /// Creates the words that say whether a field's content is valid, and why not; or the most
  /// important keys if the field is empty.
  package init(statusOf session: EditingSession, isRequired: Bool) {
    func status(_ explanation: String?, _ tone: Tone) -> FieldNotice {
      let word = session.validity.rawValue
      return FieldNotice(explanation.map { ["\(word): \($0)", word] } ?? [word], tone)
    }
    let expectation = session.editor.expectation(of: session.value)
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
  package static func question(among readings: [String]) -> String? {
    guard let first = readings.first, let last = readings.last else { return nil }
    let name = readings.count == 1 ? "isIt" : "either"
    return ["{number}": first, "{first}": first, "{second}": last].reduce(
      FieldMessages.sentence(named: name, in: "en")
    ) { $0?.replacing($1.key, with: $1.value) }
  }

  /// Whether the message stays until the content changes, and not only until the next key.
  package var staysUntilChange: Bool { tone == .bad }

  package static let required = FieldNotice(["a number is required", "required"], .bad)
  package static let invalidBytes = FieldNotice(["rejected: not UTF-8", "rejected"], .bad)
  package static let cannotSuspend = FieldNotice(
    ["rejected: nothing could resume the command", "rejected"], .bad)
  private static let keys = FieldNotice(
    ["Enter accepts  Esc leaves  ? keys", "Enter  Esc  ? keys", "? keys", "?"], .faint)
  private static let keysOfRequired = FieldNotice(
    ["a number is required  Esc leaves  ? keys", "required  Esc leaves  ? keys", "? keys", "?"],
    .faint)
}
