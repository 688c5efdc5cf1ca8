#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal itself, whatever standard input and output are connected to.
final class TerminalDevice {
  let descriptor: Int32

  init() throws(TerminalError) {
    let path = Self.path
    descriptor = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw TerminalError(action: "open \(path)")
    }
    guard isatty(descriptor) == 1 else {
      let error = TerminalError(action: "use \(path)")
      close(descriptor)
      throw error
    }
  }

  deinit {
    close(descriptor)
  }

  /// The size of the window; 80 columns or 24 rows where the terminal does not say.
  var windowSize: WindowSize {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return WindowSize(
      columns: isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// What a wait for input came to.
  enum Wait: Hashable, Sendable {
    case readable
    /// The other descriptor is readable.
    case otherReadable
    case timedOut
    /// By a signal; whoever handles it has written to the other descriptor.
    case interrupted
  }

  /// Waits for input, at most so many milliseconds; nil: for ever.
  func wait(orFor other: Int32, milliseconds: Int?) -> Wait {
    var descriptors = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: other, events: Int16(POLLIN), revents: 0),
    ]
    let timeout = milliseconds.map { Int32(clamping: $0) } ?? -1
    let count = poll(&descriptors, nfds_t(descriptors.count), timeout)
    if count == 0 { return .timedOut }
    if count < 0 { return .interrupted }
    return descriptors[1].revents != 0 ? .otherReadable : .readable
  }

  /// The next byte; nil once the terminal is gone.
  ///
  /// One at a time, so that what was typed ahead for the next command stays in the terminal.
  func read() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = systemRead(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return nil
    }
  }

  /// Sends all of the text; that the terminal is gone is noticed by reading from it.
  func write(_ text: String) {
    try? SystemOutput.send(text, to: descriptor)
  }

  /// On Apple's systems `/dev/tty` cannot be polled, while the device that it stands for can.
  private static var path: String {
    #if canImport(Darwin)
      for standard in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
        if isatty(standard) == 1, let name = ttyname(standard) { return String(cString: name) }
      }
    #endif
    return "/dev/tty"
  }
}

// The method above has the name of the call that it makes.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

/// The size of a terminal's window, in cells.
struct WindowSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// Why the terminal cannot be used.
struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as in "open /dev/tty".
  var action: String
  /// The system's reason, as in "No such device or address".
  var reason: String

  /// The error of the call just made, unless another reason is given.
  init(action: String, reason: String = SystemError.last.description) {
    self.action = action
    self.reason = reason
  }

  var description: String { "cannot \(action): \(reason)" }
}
