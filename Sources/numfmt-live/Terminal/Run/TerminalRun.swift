/// Shows a screen on the terminal until the user is done with it.
@MainActor struct TerminalRun<Screen: TerminalScreen> {
  private var screen: Screen
  private let traits: TerminalTraits
  private let terminal: TerminalSession

  /// Has the terminal for itself as long as it takes; then it is as it was.
  static func run(
    _ screen: Screen, traits: TerminalTraits
  ) throws(TerminalError) -> TerminalEnding {
    guard traits.usesSequences || !Screen.needsSequences else {
      throw TerminalError(action: "move the cursor", reason: "TERM names no terminal that can")
    }
    return try TerminalSession.run(usesSequences: traits.usesSequences) {
      (terminal) throws(TerminalError) in
      var run = TerminalRun(screen: screen, traits: traits, terminal: terminal)
      return try run.loop()
    }
  }

  private mutating func loop() throws(TerminalError) -> TerminalEnding {
    while true {
      if !terminal.hasMore { terminal.write(screen.draw(in: terminal.windowSize)) }
      guard let event = terminal.next(within: screen.timeUntilDue) else {
        screen.handleDue()
        continue
      }
      guard let ending = try handle(event) else { continue }
      if case .submitted = ending {
        terminal.write(screen.leave(columns: terminal.windowSize.columns))
      } else {
        terminal.write(screen.erase())
      }
      return ending
    }
  }

  private mutating func handle(_ event: TerminalEvent) throws(TerminalError) -> TerminalEnding? {
    switch event {
    case .key(let key): return try answer(screen.handle(key))
    case .suspend: try suspend()
    case .resumed: try terminal.resume()
    case .resized:
      terminal.write(
        screen.eraseAfterResize(
          columns: terminal.windowSize.columns, reflows: traits.reflows))
    case .ended(let signal): return .signal(signal)
    case .hungUp: return .hungUp
    }
    return nil
  }

  private mutating func answer(
    _ response: KeyResponse
  ) throws(TerminalError) -> TerminalEnding? {
    switch response {
    case .stay: break
    case .redraw: terminal.write(screen.erase())
    case .suspend: try suspend()
    case .submit(let text): return .submitted(text)
    case .cancel: return .cancelled
    case .interrupt: return .interrupted
    case .quit: return .signal(TerminalSignals.quit)
    }
    return nil
  }

  private mutating func suspend() throws(TerminalError) {
    guard terminal.canSuspend else {
      screen.refuseSuspension()
      return
    }
    terminal.write(screen.erase())
    try terminal.suspend()
  }
}
