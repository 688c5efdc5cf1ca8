import LiveNumber

/// Shows a live field on the terminal until the user is done with it.
struct FieldRun {
  /// How it came to an end.
  enum Ending: Hashable, Sendable {
    case submitted(String)
    case cancelled
    case interrupted
    /// By a signal, which is still to have its effect.
    case signal(Int32)
    /// The terminal went away.
    case hungUp
  }

  private var field: LiveField
  private let prompt: String
  private let placeholder: String
  private let traits: TerminalTraits
  private var drawer: RowDrawer

  init(
    field: LiveField, prompt: String, placeholder: String, traits: TerminalTraits,
    usesColor: Bool
  ) {
    self.field = field
    self.prompt = prompt
    self.placeholder = placeholder
    self.traits = traits
    let pen = Pen(
      usesColor: usesColor && traits.usesSequences, usesSequences: traits.usesSequences)
    drawer = RowDrawer(pen: pen)
  }

  mutating func run() throws(TerminalError) -> Ending {
    var run = self
    defer { self = run }
    return try TerminalSession.run(usesSequences: traits.usesSequences) {
      (terminal) throws(TerminalError) in
      try run.loop(terminal)
    }
  }

  private mutating func loop(_ terminal: TerminalSession) throws(TerminalError) -> Ending {
    while true {
      if !terminal.hasMore { draw(terminal) }
      let ending: Ending?
      switch terminal.next() {
      case .key(let event): ending = try handle(event, terminal)
      case .resized:
        terminal.write(
          drawer.eraseAfterResize(columns: terminal.columns, reflows: traits.reflows))
        ending = nil
      case .suspend:
        try suspend(terminal)
        ending = nil
      case .resumed:
        try terminal.resume()
        ending = nil
      case .ended(let signal): ending = .signal(signal)
      case .hungUp: ending = .hungUp
      }
      guard let ending else { continue }
      if case .submitted = ending {
        terminal.write(drawer.leave(row))
      } else {
        terminal.write(drawer.erase())
      }
      return ending
    }
  }

  private mutating func handle(
    _ event: KeyEvent, _ terminal: TerminalSession
  ) throws(TerminalError) -> Ending? {
    switch field.handle(event) {
    case .stay: return nil
    case .submit(let value): return .submitted(value)
    case .cancel: return .cancelled
    case .interrupt: return .interrupted
    case .quit: return .signal(TerminalSignals.quit)
    case .suspend: try suspend(terminal)
    case .redraw: terminal.write(drawer.erase())
    }
    return nil
  }

  private mutating func suspend(_ terminal: TerminalSession) throws(TerminalError) {
    guard terminal.canSuspend else {
      field.tell(.cannotSuspend)
      return
    }
    terminal.write(drawer.erase())
    try terminal.suspend()
  }

  private var row: Row { Row(field, prompt: prompt, placeholder: placeholder) }

  private mutating func draw(_ terminal: TerminalSession) {
    terminal.write(drawer.draw(row, columns: terminal.columns))
  }
}
