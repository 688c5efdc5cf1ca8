#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The raw mode of a terminal, which delivers each key immediately.
struct RawMode {
  /// Enables bracketed paste and the application keypad.
  private static let begin = "\u{1B}[?2004h\u{1B}="
  static let end = "\u{1B}[?2004l\u{1B}>"
  /// Shows the alternate screen, and the main screen again with the cursor where it was.
  private static let alternateScreen = "\u{1B}[?1049h"
  private static let mainScreen = "\u{1B}[?1049l"

  private let device: TerminalDevice
  private let usesSequences: Bool
  /// The original settings.
  private var saved = termios()
  private(set) var isOn = false
  /// A Boolean value that indicates whether the terminal shows its alternate screen.
  var usesAlternateScreen = false {
    didSet {
      guard usesAlternateScreen != oldValue else { return }
      device.write(usesAlternateScreen ? Self.alternateScreen : Self.mainScreen)
      crashUsesAlternateScreen = usesAlternateScreen
    }
  }

  init(device: TerminalDevice, usesSequences: Bool) {
    self.device = device
    self.usesSequences = usesSequences
  }

  /// Saves the terminal's settings and enters raw mode.
  mutating func enter() throws(TerminalError) {
    guard tcgetattr(device.descriptor, &saved) == 0 else {
      throw TerminalError(action: "read the terminal's settings")
    }
    try apply()
  }

  /// Enters raw mode again after another process changed the settings, and keeps the saved ones.
  mutating func reenter() throws(TerminalError) {
    try apply()
  }

  mutating func leave() {
    guard isOn else { return }
    isOn = false
    usesAlternateScreen = false
    CrashRestoration.disarm()
    if usesSequences { device.write(Self.end) }
    set(saved)
  }

  private mutating func apply() throws(TerminalError) {
    var raw = saved
    // No echo, no line editing, no signals from keys, no translation of Return. Output is
    // unchanged.
    raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | ISIG | IEXTEN)
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | IGNCR | INLCR | INPCK | ISTRIP | IXON)
    raw.c_cflag |= tcflag_t(CS8)
    withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    guard set(raw) else {
      throw TerminalError(action: "change the terminal's settings")
    }
    isOn = true
    CrashRestoration.arm(
      descriptor: device.descriptor, settings: saved, usesSequences: usesSequences)
    if usesSequences { device.write(Self.begin) }
  }

  /// Changes the settings after all output is written, and keeps the keys typed ahead.
  @discardableResult
  private func set(_ settings: termios) -> Bool {
    var settings = settings
    while tcsetattr(device.descriptor, TCSADRAIN, &settings) != 0 {
      if errno != EINTR { return false }
    }
    return true
  }
}

/// The restoration of the terminal when the process crashes and no `defer` runs.
///
/// A signal handler can do little, so the globals it needs are prepared in advance.
enum CrashRestoration {
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE]

  static func arm(descriptor: Int32, settings: termios, usesSequences: Bool) {
    crashSettings = settings
    crashSequencesLength = usesSequences ? crashSequences.utf8CodeUnitCount : 0
    crashDescriptor = descriptor
    for signal in signals { SignalDisposition(handler: restoreAndFail).install(for: signal) }
  }

  static func disarm() {
    crashDescriptor = -1
    for signal in signals { SignalDisposition.standard.install(for: signal) }
  }
}

nonisolated(unsafe) private var crashDescriptor: Int32 = -1
nonisolated(unsafe) private var crashSettings = termios()
nonisolated(unsafe) private var crashSequencesLength = 0
nonisolated(unsafe) private var crashUsesAlternateScreen = false
private let crashMainScreen: StaticString = "\u{1B}[?1049l"
private let crashSequences: StaticString = "\r\n\u{1B}[?2004l\u{1B}>"

private func restoreAndFail(_ number: Int32) {
  if crashDescriptor >= 0 {
    if crashUsesAlternateScreen {
      _ = write(crashDescriptor, crashMainScreen.utf8Start, crashMainScreen.utf8CodeUnitCount)
    }
    _ = write(crashDescriptor, crashSequences.utf8Start, crashSequencesLength)
    _ = tcsetattr(crashDescriptor, TCSANOW, &crashSettings)
  }
  SignalDisposition.standard.install(for: number)
  // The signal is delivered, and ends the process, after this handler returns.
  raise(number)
}
