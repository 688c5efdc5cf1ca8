#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A session that controls the terminal.
final class TerminalSession {
  private let device: TerminalDevice
  private let signals: TerminalSignals
  private var mode: RawMode
  private var decoder = KeyDecoder()
  private var ready: [KeyEvent] = []

  /// Runs `body` with the terminal in raw mode, and restores the terminal afterwards.
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

  /// A Boolean value that indicates whether the terminal shows its alternate screen.
  ///
  /// The cursor stays at its row. A terminal without one ignores the switch.
  var usesAlternateScreen: Bool {
    get { mode.usesAlternateScreen }
    set { mode.usesAlternateScreen = newValue }
  }

  /// A Boolean value that indicates whether Ctrl-Z can suspend the process.
  var canSuspend: Bool { signals.canSuspend }

  func write(_ text: String) {
    device.write(text)
  }

  /// A Boolean value that indicates whether another event is ready, so that drawing can wait.
  var hasMore: Bool {
    if !ready.isEmpty { return true }
    return device.wait(orFor: signals.descriptor, milliseconds: 0) != .timedOut
  }

  /// Returns the next event, or `nil` if none begins within the limit.
  func next(within limit: Duration?) -> TerminalEvent? {
    while true {
      if let number = signals.next(), let event = event(of: number) { return event }
      if !ready.isEmpty { return .key(ready.removeFirst()) }
      // An incomplete key comes first.
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

  /// Rounds up, since repeated waits of zero milliseconds would keep the processor busy.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  /// Restores the terminal and stops the process until it's continued.
  func suspend() throws(TerminalError) {
    mode.leave()
    signals.stop()
    // The shell may have changed the settings, so save them again.
    try mode.enter()
  }

  /// Enters raw mode again after the process was stopped without notice.
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

/// An event from the terminal.
enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  /// The window changed its size.
  case resized
  /// Another process asked this one to stop.
  case suspend
  /// The process was continued, and other programs may have used the terminal.
  case resumed
  /// A signal that ends the process arrived.
  case ended(Int32)
  /// The terminal is gone.
  case hungUp
}
