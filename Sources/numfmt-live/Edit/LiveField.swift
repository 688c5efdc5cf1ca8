import LiveNumber

/// A live field without a terminal: it takes keys, and returns what to show and what to do.
struct LiveField {
  private(set) var session: EditingSession
  /// The message to show until the next key.
  private(set) var notice: FieldNotice?

  /// What Enter submits.
  private let answer: FieldAnswer

  /// Creates a field with an initial value, which undo doesn't remove.
  init(
    editor: NumberEditor, initial: ExactDecimal? = nil, answer: FieldAnswer = FieldAnswer()
  ) {
    self.answer = answer
    if let initial {
      let (state, outcome) = editor.apply(.set(initial), to: .empty)
      session = EditingSession(editor: editor, state: state)
      notice = FieldNotice(outcome)
    } else {
      session = EditingSession(editor: editor)
    }
    session.mergesTypedDigits = true
  }

  /// Performs a key's command.
  ///
  /// The field submits its ``FieldAnswer``.
  mutating func handle(_ event: KeyEvent) -> KeyResponse {
    notice = nil
    switch KeyBindings.command(for: event, isEmpty: session.state.content.isEmpty) {
    case .edit(let edit): notice = FieldNotice(session.apply(edit))
    case .undo: _ = session.undo()
    case .redo: _ = session.redo()
    case .submit: return submit()
    case .cancel: return .cancel
    case .interrupt: return .interrupt
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .reject(let rejection): notice = rejection
    case .ignore: break
    }
    return .stay
  }

  /// Shows a message from outside the field.
  mutating func tell(_ notice: FieldNotice) {
    self.notice = notice
  }

  /// Commits the content, and submits the value if it's valid.
  ///
  /// If the commit causes a warning, the field stays open until the next Enter: in German, `1.5`
  /// becomes 15, and the user has to see that first.
  private mutating func submit() -> KeyResponse {
    let before = session.state
    _ = session.apply(.commit)
    switch session.validity {
    case .invalid, .incomplete: return session.state == before ? .ring : .stay
    case .empty where answer.isRequired:
      notice = .required
      return .ring
    case .empty, .valid: break
    }
    if let warning = session.warning, warning != before.warning { return .stay }
    return .submit(answer.text(of: session))
  }
}
