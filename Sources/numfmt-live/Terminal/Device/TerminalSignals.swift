#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Turns signals into something that a loop can wait for beside the terminal: a pipe.
struct TerminalSignals {
  /// Those that end the process, if nobody has them ignored.
  static let ending = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// What Ctrl-\ stands for.
  static let quit = SIGQUIT

  /// Readable when a signal has come.
  let descriptor: Int32
  /// Ctrl-Z may stop the process.
  ///
  /// It may not where the parent has that ignored, as a shell has for what runs in `$(…)`: nobody
  /// could wake it again.
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
      let old = SignalDisposition(of: signal)
      if old.ignores, signal != SIGCONT, signal != SIGWINCH { continue }
      replaced.append((signal, old))
      SignalDisposition(handler: noteSignal).install(for: signal)
    }
    self.replaced = replaced
    canSuspend = replaced.contains { $0.signal == SIGTSTP }
  }

  /// The next signal that has come, if any.
  func next() -> Int32? {
    var number: UInt8 = 0
    return read(descriptor, &number, 1) == 1 ? Int32(number) : nil
  }

  /// Stops this process and its companions in a pipeline, as the key would have, until they are
  /// continued.
  func stop() {
    guard canSuspend else { return }
    SignalDisposition.standard.install(for: SIGTSTP)
    kill(0, SIGTSTP)
    SignalDisposition(handler: noteSignal).install(for: SIGTSTP)
  }

  /// Puts everything back.
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
