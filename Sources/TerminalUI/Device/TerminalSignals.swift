import SystemStreams

/// A pipe that makes signals available to a loop that polls the terminal.
struct TerminalSignals {
  /// A file descriptor that's readable when a signal arrived.
  let descriptor: Int32
  /// Whether Ctrl-Z can stop the process.
  ///
  /// It can't if the parent ignores the signal, as a shell does in `$(…)`: nothing could continue
  /// the process.
  let canSuspend: Bool
  /// The handlers before, or `nil` for the default action.
  private let replaced: [(number: Int32, handler: SignalHandler?)]

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
    var replaced: [(number: Int32, handler: SignalHandler?)] = []
    for number in EndingSignals.all + [SIGTSTP, SIGCONT, SIGWINCH] {
      let old = signal(number, noteSignal)
      let isIgnored = unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if isIgnored, number != SIGCONT, number != SIGWINCH {
        signal(number, old)
      } else {
        replaced.append((number, old))
      }
    }
    self.replaced = replaced
    canSuspend = replaced.contains { $0.number == SIGTSTP }
  }

  /// Returns the next signal, or `nil` if none arrived.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Stops the process group, as the key would, until it's continued.
  func stop() {
    guard canSuspend else { return }
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    signal(SIGTSTP, noteSignal)
  }

  /// Restores the signal handlers and closes the pipe.
  func end() {
    for (number, handler) in replaced { signal(number, handler) }
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

/// A function that handles a signal, which must be async-signal-safe.
typealias SignalHandler = @convention(c) (Int32) -> Void
