/// A pipe that makes signals available to a loop that polls the terminal.
struct TerminalSignals {
  /// The signals that end the process, unless they're ignored.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2]

  /// A file descriptor that's readable when a signal arrived.
  let descriptor: Int32
  /// A Boolean value that indicates whether Ctrl-Z can stop the process.
  ///
  /// It can't if the parent ignores the signal, as a shell does in `$(…)`: nothing could continue
  /// the process.
  let canSuspend: Bool
  private let replaced: [(signal: Int32, disposition: SignalDisposition)]

  init() throws(TerminalError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw TerminalError(action: "make a pipe")
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    descriptor = ends[0]
    signalPipe = ends[1]
    var replaced: [(signal: Int32, disposition: SignalDisposition)] = []
    for signal in Self.ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      let old = SignalDisposition(handler: noteSignal).install(for: signal)
      if old.ignores, signal != SIGCONT, signal != SIGWINCH {
        old.install(for: signal)
      } else {
        replaced.append((signal, old))
      }
    }
    self.replaced = replaced
    canSuspend = replaced.contains { $0.signal == SIGTSTP }
  }

  /// Returns the next signal, or `nil` if none arrived.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Stops the process group, as the key would, until it's continued.
  func stop() {
    guard canSuspend else { return }
    SignalDisposition.standard.install(for: SIGTSTP)
    kill(0, SIGTSTP)
    SignalDisposition(handler: noteSignal).install(for: SIGTSTP)
  }

  /// Restores the signal dispositions and closes the pipe.
  func end() {
    for (signal, disposition) in replaced { disposition.install(for: signal) }
    close(signalPipe)
    close(descriptor)
    signalPipe = -1
  }
}

nonisolated(unsafe) private var signalPipe: Int32 = -1

private func noteSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipe, &byte, 1)
  errno = saved
}

/// What a process does at a signal.
struct SignalDisposition {
  typealias Handler = @convention(c) (Int32) -> Void

  /// The function that handles the signal, or `nil` for the default action.
  private let handler: Handler?

  static var standard: SignalDisposition { SignalDisposition(handler: nil) }

  /// Creates a disposition with a handler, which must be async-signal-safe.
  init(handler: Handler?) {
    self.handler = handler
  }

  /// A Boolean value that indicates whether the signal is ignored.
  var ignores: Bool { unsafeBitCast(handler, to: Int.self) == 1 }

  /// Installs the disposition, and returns the one before.
  @discardableResult
  func install(for number: Int32) -> SignalDisposition {
    SignalDisposition(handler: signal(number, handler))
  }

  /// Ends the process with a signal, so that the parent sees it.
  ///
  /// Returns only if the signal doesn't end the process.
  static func end(by number: Int32) {
    standard.install(for: number)
    raise(number)
  }
}
