#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Puts the terminal back when the process itself fails, where no `defer` runs.
///
/// What the signal handler needs is kept in globals made ready beforehand: it may call almost
/// nothing.
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
private let crashSequences: StaticString = "\r\n\u{1B}[?2004l\u{1B}>"

private func restoreAndFail(_ number: Int32) {
  if crashDescriptor >= 0 {
    _ = write(crashDescriptor, crashSequences.utf8Start, crashSequencesLength)
    _ = tcsetattr(crashDescriptor, TCSANOW, &crashSettings)
  }
  SignalDisposition.standard.install(for: number)
  // Delivered once this handler is done, and then fatal.
  raise(number)
}
