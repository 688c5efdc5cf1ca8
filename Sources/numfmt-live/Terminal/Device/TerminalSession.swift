#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
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

  var columns: Int { device.columns }

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

  /// The next event, waited for.
  func next() -> TerminalEvent {
    while true {
      if let number = signals.next(), let event = event(of: number) { return event }
      if !ready.isEmpty { return .key(ready.removeFirst()) }
      switch device.wait(orFor: signals.descriptor, milliseconds: decoder.patience) {
      case .otherReadable, .interrupted: continue
      case .timedOut: ready = decoder.flush()
      case .readable:
        guard let byte = device.read() else { return .hungUp }
        ready = decoder.decode(byte)
      }
    }
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
