import ArgumentParser

/// A loop that shows a screen on the terminal until the user leaves it.
@MainActor struct TerminalRun<Screen: TerminalScreen> {
  private var screen: Screen
  private let traits: TerminalTraits
  private let terminal: TerminalSession

  /// Runs the screen, and restores the terminal afterwards.
  static func run(
    _ screen: Screen, traits: TerminalTraits
  ) throws(TerminalError) -> TerminalEnding {
    guard traits.usesSequences || !Screen.needsSequences else {
      throw TerminalError(
        action: "move the cursor", reason: "TERM doesn't name a terminal that can")
    }
    return try TerminalSession.run(usesSequences: traits.usesSequences) {
      (terminal) throws(TerminalError) in
      var run = TerminalRun(screen: screen, traits: traits, terminal: terminal)
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
        terminal.write(screen.leave(columns: terminal.windowSize.columns))
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
    terminal.write(screen.draw(in: terminal.windowSize))
  }

  /// Erases the screen, and returns to the terminal's main screen.
  private mutating func erase() {
    terminal.write(screen.erase())
    terminal.usesAlternateScreen = false
  }

  private mutating func handle(_ event: TerminalEvent) throws(TerminalError) -> TerminalEnding? {
    switch event {
    case .key(let key): return try answer(screen.handle(key))
    case .suspend: try suspend()
    case .resumed: try terminal.resume()
    case .resized:
      terminal.write(
        screen.eraseAfterResize(
          columns: terminal.windowSize.columns,
          reflows: traits.reflows && !terminal.usesAlternateScreen))
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
    case .ring: terminal.write("\u{7}")
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
      screen.rejectSuspension()
      return
    }
    erase()
    try terminal.suspend()
  }
}

/// The end of a terminal session.
enum TerminalEnding: Hashable, Sendable {
  case submitted(String)
  case cancelled
  case interrupted
  /// A signal that still has to end the process.
  case signal(Int32)
  /// The terminal is gone.
  case hungUp
}

extension TerminalEnding {
  /// Prints a submission, or throws the exit code of another ending.
  ///
  /// The parameter names the printed data in error messages.
  func finish(printing what: String) throws {
    switch self {
    case .submitted(let text): try StandardOutput.print(text, as: what)
    case .cancelled: throw ExitCode(1)
    case .interrupted: throw ExitCode(130)
    case .signal(let number):
      SignalDisposition.end(by: number)
      throw ExitCode(128 + number)
    case .hungUp:
      StandardError.print("error: the terminal is gone")
      throw ExitCode(1)
    }
  }
}

/// The common part of the subcommands that draw on the terminal.
enum TerminalCommand {
  /// Shows a screen and prints the submission; `name` and `what` are the words for the subcommand
  /// and its data in error messages.
  static func run<Screen: TerminalScreen>(
    _ name: String, printing what: String, color: ColorChoice,
    screen: @MainActor (Pen) throws -> Screen
  ) throws {
    let environment = ProcessEnvironment.values
    let traits = TerminalTraits(environment: environment)
    let usesColor = color.usesColor(isTerminal: true, environment: environment)
    let pen = Pen(
      usesColor: usesColor && traits.usesSequences, usesSequences: traits.usesSequences)
    let ending = try MainActor.assumeIsolated {
      let screen = try screen(pen)
      do throws(TerminalError) {
        return try TerminalRun.run(screen, traits: traits)
      } catch {
        StandardError.print(
          "error: \(name) needs a terminal to draw on and to read keys from: \(error)")
        throw ExitCode(69)
      }
    }
    try ending.finish(printing: what)
  }
}
