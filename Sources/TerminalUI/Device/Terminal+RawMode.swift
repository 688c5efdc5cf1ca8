import SystemStreams

/// Raw mode, which delivers each key immediately.
extension Terminal {
  /// Enables bracketed paste and the application keypad.
  private static let beginning = "\u{1B}[?2004h\u{1B}="
  private static let ending = "\u{1B}[?2004l\u{1B}>"
  private static let alternateScreen = "\u{1B}[?1049h"
  /// Shows the main screen again, with the cursor where it was.
  private static let mainScreen: StaticString = "\u{1B}[?1049l"

  /// Saves the terminal's settings and enters raw mode.
  func enterRawMode() throws(TerminalError) {
    guard tcgetattr(device.number, &savedSettings) == 0 else {
      throw TerminalError(action: "read the terminal's settings")
    }
    try reenterRawMode()
  }

  /// Enters raw mode again after another process changed the settings, and keeps the saved ones.
  func reenterRawMode() throws(TerminalError) {
    var raw = savedSettings
    // No echo, no line editing, no signals from keys, no translation of Return. Output is
    // unchanged.
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    raw.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    guard apply(raw) else { throw TerminalError(action: "change the terminal's settings") }
    restoration = Restoration(
      descriptor: device.number, settings: savedSettings,
      sequences: usesSequences ? "\r\n\u{1B}[?2004l\u{1B}>" : "")
    for number in Self.crashSignals { signal(number, restoreAndFail) }
    if usesSequences { write(Self.beginning) }
  }

  func leaveRawMode() {
    guard restoration != nil else { return }
    usesAlternateScreen = false
    restoration = nil
    for number in Self.crashSignals { signal(number, SIG_DFL) }
    if usesSequences { write(Self.ending) }
    _ = apply(savedSettings)
  }

  /// Shows the alternate screen or the main screen.
  func showScreen() {
    write(usesAlternateScreen ? Self.alternateScreen : "\(Self.mainScreen)")
    restoration?.mainScreen = usesAlternateScreen ? Self.mainScreen : ""
  }

  /// Changes the settings after all output is written, and keeps the keys typed ahead.
  private func apply(_ settings: termios) -> Bool {
    var settings = settings
    while tcsetattr(device.number, TCSADRAIN, &settings) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }

  /// Restores the terminal and stops the process until it's continued.
  func suspend() throws(TerminalError) {
    leaveRawMode()
    signals.stop()
    // The shell may have changed the settings, so save them again.
    try enterRawMode()
  }

  /// The signals of a crash, after which no `defer` runs.
  private static let crashSignals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE, SIGSYS]
}

/// What has to be done to restore the terminal when the process crashes.
///
/// A signal handler can do little, so everything it needs is prepared in advance.
private struct Restoration {
  let descriptor: Int32
  var settings: termios
  /// The sequences that end raw mode, or an empty text if the terminal has none.
  let sequences: StaticString
  /// The sequence that shows the main screen, or an empty text if it's shown.
  var mainScreen: StaticString = ""

  func put(_ text: StaticString) {
    _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}

nonisolated(unsafe) private var restoration: Restoration?

private func restoreAndFail(_ number: Int32) {
  if var restoration {
    restoration.put(restoration.mainScreen)
    restoration.put(restoration.sequences)
    _ = tcsetattr(restoration.descriptor, TCSANOW, &restoration.settings)
  }
  signal(number, SIG_DFL)
  // The signal is delivered, and ends the process, after this handler returns.
  raise(number)
}
