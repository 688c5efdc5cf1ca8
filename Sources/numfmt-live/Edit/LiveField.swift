import EscapedText
import LiveNumber
import TerminalUI

/// A live field without a terminal: it takes keys, and returns what to show and what to do.
struct LiveField: Sendable {
  private(set) var session: EditingSession
  /// The message about an earlier key.
  private(set) var notice: FieldNotice?
  /// Whether to show the list of keys.
  private(set) var showsKeys = false
  var prompt = ""
  /// The text to show if the field is empty, or `nil` for a sample number.
  var placeholder: String?
  /// Whether to show words other than questions.
  var showsStatus = true
  var pen = Pen.plain

  /// Whether an empty field can't be submitted.
  let isRequired: Bool
  /// The locale to name in the JSON object that Enter submits, or `nil` to submit only the number.
  private let jsonLocale: NumberLocale?

  /// Whether a paste was rejected, or bytes that are no key, so that the content may not be what
  /// the user meant.
  ///
  /// Of rejected keys, the state knows which ones are still missing.
  private var hasRejectedText = false
  /// Whether Enter has asked something, until the next key.
  private(set) var asks = false
  /// The question that the user sees with the answer of Enter, or `nil` if there is none.
  var shownQuestion: FieldNotice?

  /// Creates a field with an initial value, which undo doesn't remove.
  init(
    editor: NumberEditor, initial: ExactDecimal? = nil, isRequired: Bool = false,
    jsonLocale: NumberLocale? = nil
  ) {
    self.isRequired = isRequired
    self.jsonLocale = jsonLocale
    if let initial {
      let (state, outcome) = editor.apply(.set(initial), to: .empty)
      session = EditingSession(editor: editor, state: state)
      notice = FieldNotice(outcome, in: editor)
    } else {
      session = EditingSession(editor: editor)
    }
    session.mergesTypedDigits = true
  }

  /// What to say beside the field: a question, a message about an earlier key, or the status.
  var words: FieldNotice {
    let question = FieldNotice(asking: session.readings)
    if asks { return question ?? FieldNotice(confirming: session.text) }
    return notice ?? question ?? FieldNotice(statusOf: session, isRequired: isRequired)
  }

  /// Performs a key's command.
  mutating func handle(_ event: KeyEvent) -> KeyResponse {
    let command = KeyBindings.command(for: event, isEmpty: session.text.isEmpty)
    if command == .submit { return submit() }
    asks = false
    if notice?.staysUntilChange == false { notice = nil }
    switch command {
    case .edit(let edit): apply(edit)
    case .undo: change { _ = $0.undo() }
    case .redo: change { _ = $0.redo() }
    case .answer(let index): return answer(index)
    case .toggleKeys: showsKeys.toggle()
    case .respond(let response): return response
    case .reject(let rejection):
      notice = rejection
      hasRejectedText = true
    case .submit: break
    }
    return .stay
  }

  mutating func tell(_ notice: FieldNotice) {
    self.notice = notice
  }

  mutating func hideKeys() { showsKeys = false }

  // MARK: - Edits

  private mutating func apply(_ edit: NumberEditor.Edit) {
    change { $0.apply(edit) }
    let outcome = session.lastOutcome
    // The status asks which number it is.
    if !outcome.isRejected, !session.readings.isEmpty { return }
    notice =
      FieldNotice(outcome, of: edit, in: session.editor, waiting: session.state.waitingKeys)
      ?? notice
    if outcome.isRejected, case .paste = edit.kind { hasRejectedText = true }
  }

  /// Performs a change, which ends the message about earlier content, or about other keys that
  /// wait.
  private mutating func change(_ body: (inout EditingSession) -> Void) {
    let (before, waiting) = (session.text, session.state.waitingKeys)
    body(&session)
    if session.state.waitingKeys != waiting, !hasRejectedText { notice = nil }
    guard session.text != before else { return }
    notice = nil
    // Nothing is missing from a field that begins again.
    if session.text.isEmpty { hasRejectedText = false }
  }

  // MARK: - Enter

  /// Commits the content, and submits the value if it's valid.
  ///
  /// If the user sees a question, Enter answers it. Otherwise, it asks if it isn't clear which
  /// number it is, if a paste was rejected, or if the commit dropped a key, and the field stays
  /// open.
  private mutating func submit() -> KeyResponse {
    // Keys since then can have changed what it's about.
    let isAnswer = shownQuestion == words
    if !session.readings.isEmpty {
      // Without an answer in sight, the first Enter has asked.
      guard isAnswer || !asks else { return .ring }
      if isAnswer { _ = answer(0) }
    }
    let before = session.state
    // Enter confirms what the user has seen, and no answer that isn't in sight.
    session.apply(session.readings.isEmpty ? .confirm : .commit)
    if session.validity == .invalid, !session.readings.isEmpty {
      (asks, notice) = (true, nil)
      return .stay
    }
    switch session.validity {
    case .invalid, .incomplete:
      notice = nil
      return session.state == before ? .ring : .stay
    case .empty where isRequired:
      notice = .required
      return .ring
    case .empty, .valid: break
    }
    if !isAnswer, hasRejectedText || !before.waitingKeys.isEmpty {
      asks = true
      return .stay
    }
    return .end(.submitted(answer))
  }

  /// Shows one of the readings of a text that asks.
  private mutating func answer(_ index: Int) -> KeyResponse {
    guard session.readings.indices.contains(index) else { return .ring }
    session.accept(session.readings[index])
    (notice, asks) = (nil, false)
    return .stay
  }

  /// The canonical number, or an empty text for an empty field; or an object with the number, the
  /// text, the locale, and the state.
  private var answer: String {
    let value = session.value?.description
    guard let jsonLocale else { return value ?? "" }
    let object: JSONObject = [
      "value": value,
      "text": session.text,
      "locale": jsonLocale.identifier,
      "state": session.validity.rawValue,
    ]
    return object.json
  }
}
