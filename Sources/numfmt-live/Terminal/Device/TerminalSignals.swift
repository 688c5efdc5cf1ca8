#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
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

/// What a process does on a signal.
struct SignalDisposition {
  typealias Handler = @convention(c) (Int32) -> Void

  private var action = sigaction()

  /// The system's standard way.
  static var standard: SignalDisposition { SignalDisposition() }

  /// Calls on a handler, which may only do what is safe at any moment.
  init(handler: Handler) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigfillset(&action.sa_mask)
  }

  /// The one in force.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  private init() {}

  /// Whoever started the process wants the signal to have no effect.
  var ignores: Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Ends the process by a signal, so that whoever waits for it learns of it.
  ///
  /// Returns only if the signal does not end it.
  static func end(by signal: Int32) {
    standard.install(for: signal)
    raise(signal)
  }

  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}
