import LiveNumber

/// Shows the sample form on the terminal until the user is done with it.
@MainActor struct FormRun {
  private let form: SampleForm
  private let device: TerminalDevice
  private let traits: TerminalTraits
  private var drawer: BlockDrawer
  /// The first line that is shown.
  private var top = 0

  init(form: SampleForm, traits: TerminalTraits, usesColor: Bool) throws(TerminalError) {
    guard traits.usesSequences else {
      throw TerminalError(action: "move the cursor", reason: "TERM names no terminal that can")
    }
    self.form = form
    self.traits = traits
    device = try TerminalDevice()
    drawer = BlockDrawer(pen: Pen(usesColor: usesColor, usesSequences: true))
  }

  mutating func run() throws(TerminalError) -> FieldRun.Ending {
    var run = self
    defer { self = run }
    return try TerminalSession.run(usesSequences: true) { (terminal) throws(TerminalError) in
      try run.loop(terminal)
    }
  }

  private mutating func loop(_ terminal: TerminalSession) throws(TerminalError) -> FieldRun.Ending {
    while true {
      if !terminal.hasMore {
        draw(terminal)
        if let rest = form.timeUntilDue, device.isSilent(for: rest) {
          form.validateDue()
          continue
        }
      }
      let ending: FieldRun.Ending?
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
        terminal.write(drawer.leave(rows(terminal)))
      } else {
        terminal.write(drawer.erase())
      }
      return ending
    }
  }

  private mutating func handle(
    _ event: KeyEvent, _ terminal: TerminalSession
  ) throws(TerminalError) -> FieldRun.Ending? {
    switch form.handle(event) {
    case .stay: return nil
    case .submit(let values): return .submitted(values)
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
      form.tell(.cannotSuspend)
      return
    }
    terminal.write(drawer.erase())
    try terminal.suspend()
  }

  private mutating func draw(_ terminal: TerminalSession) {
    let columns = terminal.columns
    let page = FormPage(form, columns: columns, rows: device.rows, top: top)
    top = page.top
    terminal.write(drawer.draw(page.lines, cursor: page.cursor, columns: columns))
  }

  /// What stays on the screen.
  private func rows(_ terminal: TerminalSession) -> [Row] {
    let columns = FormColumns(terminal.columns)
    return SampleField.allCases.map { name in
      var row = columns.row(of: name, in: form)
      row.prompt = columns.prompt(of: name, isFocused: false)
      return row
    }
  }
}
