#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The controlling terminal, whatever standard input and output are.
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

  /// The size of the window, or 80 columns and 24 rows if it's unknown.
  var windowSize: WindowSize {
    var size = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return WindowSize(
      columns: isKnown && size.ws_col > 0 ? Int(size.ws_col) : 80,
      rows: isKnown && size.ws_row > 0 ? Int(size.ws_row) : 24)
  }

  /// The result of waiting for input.
  enum Wait: Hashable, Sendable {
    case readable
    /// The other file descriptor is readable.
    case otherReadable
    case timedOut
    /// A signal arrived, whose handler wrote to the other file descriptor.
    case interrupted
  }

  /// Waits for input, for at most a number of milliseconds, or without a limit for `nil`.
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

  /// Returns the next byte, or `nil` if the terminal is gone.
  ///
  /// The method reads single bytes, so that input for the next command stays in the terminal.
  func read() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = systemRead(descriptor, &byte, 1)
      if count == 1 { return byte }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return nil
    }
  }

  /// Writes the text.
  ///
  /// Errors show up at the next read.
  func write(_ text: String) {
    try? SystemOutput.send(text, to: descriptor)
  }

  /// On Darwin, `/dev/tty` can't be polled, but the terminal's own device can.
  private static var path: String {
    #if canImport(Darwin)
      for standard in [STDIN_FILENO, STDERR_FILENO, STDOUT_FILENO] {
        if isatty(standard) == 1, let name = ttyname(standard) { return String(cString: name) }
      }
    #endif
    return "/dev/tty"
  }
}

// In the method above, `read` would be the method itself.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int)
  -> Int
{
  read(descriptor, buffer, count)
}

/// The size of a terminal's window in cells.
struct WindowSize: Hashable, Sendable {
  var columns: Int
  var rows: Int
}

/// The reason the terminal can't be used.
struct TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The attempted action, such as "open /dev/tty".
  var action: String
  /// The system's reason, such as "No such device or address".
  var reason: String

  /// Creates an error with the reason of the last system call, or another reason.
  init(action: String, reason: String = SystemError.last.description) {
    self.action = action
    self.reason = reason
  }

  var description: String { "can't \(action): \(reason)" }
}
