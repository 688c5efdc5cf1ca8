import SystemStreams

/// The controlling terminal in raw mode, whatever standard input and output are, and the signals
/// that arrive meanwhile.
final class Terminal {
  let device: FileDescriptor
  let signals: TerminalSignals
  let usesSequences: Bool
  /// The settings before raw mode.
  var savedSettings = termios()
  private var decoder = KeyDecoder()
  private var ready: [KeyEvent] = []

  /// Whether the terminal shows its alternate screen.
  ///
  /// The cursor stays at its row. A terminal without one ignores the switch.
  var usesAlternateScreen = false {
    didSet {
      if usesAlternateScreen != oldValue { showScreen() }
    }
  }

  /// Runs `body` with the terminal in raw mode, and restores the terminal afterwards.
  static func run<Result>(
    usesSequences: Bool, _ body: (Terminal) throws(TerminalError) -> Result
  ) throws(TerminalError) -> Result {
    let terminal = try Terminal(usesSequences: usesSequences)
    defer {
      terminal.leaveRawMode()
      terminal.signals.end()
    }
    try terminal.enterRawMode()
    return try body(terminal)
  }

  private init(usesSequences: Bool) throws(TerminalError) {
    self.usesSequences = usesSequences
    let path = Self.path
    let number = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard number >= 0 else { throw TerminalError(action: "open \(path)") }
    device = FileDescriptor(number: number)
    guard device.isTerminal else {
      let error = TerminalError(action: "use \(path)")
      close(number)
      throw error
    }
    do {
      signals = try TerminalSignals()
    } catch {
      close(number)
      throw error
    }
  }

  deinit { close(device.number) }

  /// On Darwin, `/dev/tty` can't be polled, but the terminal's own device can.
  private static var path: String {
    #if canImport(Darwin)
      for standard in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
        if isatty(standard) == 1, let name = ttyname(standard) { return String(cString: name) }
      }
    #endif
    return "/dev/tty"
  }

  /// The size of the window, or 80 columns and 24 rows if it's unknown.
  var windowSize: WindowSize {
    var size = winsize()
    let isKnown = ioctl(device.number, UInt(TIOCGWINSZ), &size) == 0
    return WindowSize(
      columns: isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// Writes the text.
  ///
  /// Errors show up at the next read.
  func write(_ text: String) {
    try? device.send(text)
  }

  // MARK: - Events

  /// Whether another event is ready, so that drawing can wait.
  var hasMore: Bool { !ready.isEmpty || wait(milliseconds: 0) != .timedOut }

  /// Returns the next event, or `nil` if none begins within the limit.
  func next(within limit: Duration?) -> TerminalEvent? {
    while true {
      if let number = signals.next() { return event(of: number) }
      if !ready.isEmpty { return .key(ready.removeFirst()) }
      // An incomplete key comes first.
      let patience = decoder.patience
      switch wait(milliseconds: patience ?? limit.map(Self.milliseconds)) {
      case .signaled: continue
      case .timedOut where patience == nil: return nil
      case .timedOut: ready = decoder.flush()
      case .readable:
        guard let byte = readByte() else { return .signal(.end(.hungUp)) }
        ready = decoder.decode(byte)
      }
    }
  }

  /// The result of waiting for input.
  private enum Wait {
    case readable, timedOut, signaled
  }

  /// Waits for input or a signal, for at most a number of milliseconds, or without a limit for
  /// `nil`.
  private func wait(milliseconds: Int?) -> Wait {
    var descriptors = [device.number, signals.descriptor].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout)
    if count == 0 { return .timedOut }
    return count < 0 || descriptors[1].revents != 0 ? .signaled : .readable
  }

  /// Returns the next byte, or `nil` if the terminal is gone.
  ///
  /// The method reads single bytes, so that input for the next command stays in the terminal.
  private func readByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      do throws(SystemError) {
        let count = try withUnsafeMutableBytes(of: &byte) { bytes throws(SystemError) in
          try device.receive(into: bytes)
        }
        return count == 1 ? byte : nil
      } catch {
        if error.code != EAGAIN { return nil }
      }
    }
  }

  /// Rounds up, since repeated waits of zero milliseconds would keep the processor busy.
  private static func milliseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(
      clamping: seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000)
  }

  private func event(of signal: Int32) -> TerminalEvent {
    switch signal {
    case SIGWINCH: .resized
    case SIGCONT: .resumed
    case SIGTSTP: .signal(.suspend)
    default: .signal(.end(.signal(signal)))
    }
  }
}

/// An event from the terminal.
enum TerminalEvent: Hashable, Sendable {
  case key(KeyEvent)
  case resized
  /// The process was continued, and other programs may have used the terminal.
  case resumed
  /// Another process asked this one to stop or to end, or the terminal is gone.
  case signal(KeyResponse)
}

/// The size of a terminal's window in cells.
package struct WindowSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The reason the terminal can't be used.
package struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attempted action, such as "open /dev/tty".
  package var action: String
  /// The reason, such as "No such device or address": by default, that of the last system call.
  package var reason = SystemError.last.description

  package var description: String { "can't \(action): \(reason)" }
}
