#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A stretch of time in which the terminal belongs to this process, key by key.
final class TerminalSession {
  private let device: TerminalDevice
  private let signals: TerminalSignals
  private var mode: RawMode
  private var decoder = KeyDecoder()
  private var ready: [KeyEvent] = []

  /// Runs `body` with the terminal in raw mode; on every way out the terminal is as it was.
  static func run<Result>(
    usesSequences: Bool, _ body: (TerminalSession) throws(TerminalError) -> Result
  ) throws(TerminalError) -> Result {
    let session = try TerminalSession(usesSequences: usesSequences)
    defer { session.end() }
    try session.mode.enter()
    return try body(session)
  }

  private init(usesSequences: Bool) throws(TerminalError) {
    device = try TerminalDevice()
    signals = try TerminalSignals()
    mode = RawMode(device: device, usesSequences: usesSequences)
  }

  private func end() {
    mode.leave()
    signals.end()
  }

  var windowSize: WindowSize { device.windowSize }

  /// Whether Ctrl-Z can have its way.
  var canSuspend: Bool { signals.canSuspend }

  func write(_ text: String) {
    device.write(text)
  }

  /// Whether the next event is there already: drawing in between would be wasted.
  var hasMore: Bool {
    if !ready.isEmpty { return true }
    return device.wait(orFor: signals.descriptor, milliseconds: 0) != .timedOut
  }

  /// The next event, waited for; nil where none has begun within some time, if that is limited.
  func next(within limit: Duration?) -> TerminalEvent? {
    while true {
      if let number = signals.next(), let event = event(of: number) { return event }
      if !ready.isEmpty { return .key(ready.removeFirst()) }
      // What has begun is ended first.
      let patience = decoder.patience
      let wait = device.wait(
        orFor: signals.descriptor, milliseconds: patience ?? limit.map(Self.milliseconds))
      switch wait {
      case .otherReadable, .interrupted: continue
      case .timedOut where patience == nil: return nil
      case .timedOut: ready = decoder.flush()
      case .readable:
        guard let byte = device.read() else { return .hungUp }
        ready = decoder.decode(byte)
      }
    }
  }

  /// Rounded up: a wait of no milliseconds, again and again, would keep the processor busy.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Gives the terminal back and stops, until continued.
  func suspend() throws(TerminalError) {
    mode.leave()
    signals.stop()
    // The shell has had the terminal since: its settings are now the ones to go back to.
    try mode.enter()
  }

  /// Takes the terminal again after a stop that could not be seen coming.
  func resume() throws(TerminalError) {
    try mode.reenter()
  }

  private func event(of signal: Int32) -> TerminalEvent? {
    switch signal {
    case SIGWINCH: .resized
    case SIGCONT: .resumed
    case SIGTSTP: .suspend
    default: .ended(signal)
    }
  }
}

/// What happened at the terminal.
enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  /// The window has another size.
  case resized
  /// Somebody asked the process to stop for a while.
  case suspend
  /// The process runs again, and the terminal may have been used by others.
  case resumed
  /// A signal that ends the process.
  case ended(Int32)
  /// The terminal is gone.
  case hungUp
}
