import LiveNumber

/// A live field without its terminal: keys go in, and what is to be shown and done comes out.
struct LiveField {
  private(set) var session: EditingSession
  /// Shown until the next key.
  private(set) var notice: FieldNotice?

  /// A field with a value to begin with, which undo does not take away.
  init(editor: NumberEditor, initial: ExactDecimal? = nil) {
    guard let initial else {
      session = EditingSession(editor: editor)
      return
    }
    let (state, outcome) = editor.apply(.set(initial), to: .empty)
    session = EditingSession(editor: editor, state: state)
    notice = FieldNotice(outcome)
  }

  /// Does what a key asks for; what is submitted is the canonical value, empty for an empty field.
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
    case .refuse(let refusal): notice = refusal
    case .ignore: break
    }
    return .stay
  }

  /// Says something from outside the field.
  mutating func tell(_ notice: FieldNotice) {
    self.notice = notice
  }

  /// Commits, and ends the field if its value can be used.
  ///
  /// A warning that only the commit has brought up keeps it open for another Enter: somebody who
  /// typed `1.5` in German has to see the 15 before it is taken.
  private mutating func submit() -> KeyResponse {
    let known = session.warning
    _ = session.apply(.commit)
    switch session.validity {
    case .invalid, .incomplete: return .stay
    case .empty, .valid: break
    }
    if let warning = session.warning, warning != known { return .stay }
    return .submit(session.value?.description ?? "")
  }
}
