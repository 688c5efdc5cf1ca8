#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension TerminalDevice {
  /// Rows of the window; 24 where the terminal does not say.
  var rows: Int {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_row > 0 else { return 24 }
    return Int(size.ws_row)
  }

  /// Waits for the first byte, at most so long, and returns whether the time has passed.
  ///
  /// A signal ends the wait early.
  func isSilent(for duration: Duration) -> Bool {
    let (seconds, attoseconds) = duration.components
    // Rounded up: a wait of no milliseconds, again and again, would keep the processor busy.
    let milliseconds = seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return wait(orFor: -1, milliseconds: Int(clamping: milliseconds)) == .timedOut
  }
}
