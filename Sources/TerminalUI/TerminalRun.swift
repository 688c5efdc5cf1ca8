import SystemStreams

/// A loop that shows a screen on the terminal until the user leaves it.
@MainActor package struct TerminalRun<Screen: TerminalScreen> {
  private var screen: Screen
  private let traits: TerminalTraits
  private let terminal: Terminal
  private var drawer: Drawer

  /// Shows a screen until the user leaves it.
  ///
  /// - Parameters:
  ///   - color: When to use color.
  ///   - environment: The variables of the process: `TERM`, and those of colors.
  ///   - screen: A closure that makes the screen, which a pen draws.
  /// - Returns: How the user left it.
  /// - Throws: ``TerminalError`` if there is no terminal to draw on, or the closure's error.
  package nonisolated static func run(
    color: ColorChoice, environment: [String: String], screen: @MainActor (Pen) throws -> Screen
  ) throws -> TerminalEnding {
    let traits = TerminalTraits(environment: environment)
    let usesColor = color.usesColor(isTerminal: true, environment: environment)
    let pen = Pen(usesColor: usesColor && traits.usesSequences, usesSequences: traits.usesSequences)
    return try MainActor.assumeIsolated { try run(screen(pen), traits, pen) }
  }

  /// Runs the screen, and restores the terminal afterwards.
  private static func run(
    _ screen: Screen, _ traits: TerminalTraits, _ pen: Pen
  ) throws(TerminalError) -> TerminalEnding {
    guard traits.usesSequences || !Screen.needsSequences else {
      throw TerminalError(
        action: "move the cursor", reason: "TERM doesn't name a terminal that can")
    }
    return try Terminal.run(usesSequences: traits.usesSequences) {
      (terminal) throws(TerminalError) in
      var run = TerminalRun(
        screen: screen, traits: traits, terminal: terminal, drawer: Drawer(pen: pen))
      return try run.loop()
    }
  }

  private mutating func loop() throws(TerminalError) -> TerminalEnding {
    while true {
      if !terminal.hasMore { draw() }
      guard let event = terminal.next(within: screen.timeUntilDue) else {
        screen.handleDue()
        continue
      }
      guard let ending = try handle(event) else { continue }
      erase()
      if case .submitted = ending {
        let rows = screen.rowsToKeep(columns: terminal.windowSize.columns)
        terminal.write(drawer.leave(rows))
      }
      return ending
    }
  }

  private mutating func draw() {
    let needsAlternateScreen = screen.usesAlternateScreen && traits.usesSequences
    if needsAlternateScreen != terminal.usesAlternateScreen {
      erase()
      terminal.usesAlternateScreen = needsAlternateScreen
    }
    let window = terminal.windowSize
    let picture = screen.picture(in: window)
    let kept = picture.keptRows.isEmpty ? "" : drawer.leave(picture.keptRows)
    terminal.write(kept + drawer.draw(picture, columns: window.columns))
  }

  /// Erases the screen, and returns to the terminal's main screen.
  private mutating func erase() {
    terminal.write(drawer.erase())
    terminal.usesAlternateScreen = false
  }

  private mutating func handle(_ event: TerminalEvent) throws(TerminalError) -> TerminalEnding? {
    switch event {
    case .key(let key): return try answer(screen.handle(key))
    case .signal(let response): return try answer(response)
    case .resumed: try terminal.reenterRawMode()
    case .resized:
      terminal.write(
        drawer.eraseAfterResize(
          columns: terminal.windowSize.columns,
          reflows: traits.reflows && !terminal.usesAlternateScreen))
    }
    return nil
  }

  private mutating func answer(_ response: KeyResponse) throws(TerminalError) -> TerminalEnding? {
    switch response {
    case .stay: break
    case .ring: terminal.write("\u{7}")
    case .redraw: terminal.write(drawer.erase())
    case .suspend: try suspend()
    case .end(let ending): return ending
    }
    return nil
  }

  private mutating func suspend() throws(TerminalError) {
    guard terminal.signals.canSuspend else { return screen.tell(.cannotSuspend) }
    erase()
    try terminal.suspend()
  }
}
