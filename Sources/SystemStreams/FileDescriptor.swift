/// An open file, pipe, or terminal.
package struct FileDescriptor: Hashable, Sendable {
  package let number: Int32

  package static let standardInput = FileDescriptor(number: STDIN_FILENO)
  package static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  package static let standardError = FileDescriptor(number: STDERR_FILENO)

  package init(number: Int32) {
    self.number = number
  }

  /// Opens a file for reading.
  package init(readingFrom path: String) throws(SystemError) {
    try self.init(readingFrom: Array(path.utf8CString))
  }

  /// Opens a file with a name that may not be UTF-8, with its terminator, for reading.
  package init(readingFrom path: [CChar]) throws(SystemError) {
    number = open(path, O_RDONLY | O_CLOEXEC)
    if number < 0 { throw SystemError.last }
  }

  /// Closes the file.
  package func close() {
    closeFile(number)
  }

  /// Whether the descriptor is that of a terminal.
  package var isTerminal: Bool { isatty(number) == 1 }

  /// Reads bytes, waits for them if necessary, and returns their number, or 0 at the end.
  package func receive(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = read(number, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }

  /// Writes all bytes.
  package func send(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = write(number, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno != EINTR { throw SystemError.last }
      rest = rest.dropFirst(max(count, 0))
    }
  }

  package func send(_ text: String) throws(SystemError) {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(SystemError) in
      try send(UnsafeRawBufferPointer(bytes))
    }
  }
}

/// Closes a file where a method hides the function of the system.
private func closeFile(_ number: Int32) { _ = close(number) }

extension FileDescriptor {
  /// Writes a line, and ignores errors.
  package func print(_ line: String) {
    try? send(line + "\n")
  }
}

/// An error of the operating system.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  package var code: Int32

  package init(code: Int32) { self.code = code }

  /// The error of the last system call.
  package static var last: SystemError { SystemError(code: errno) }

  /// Whether the reader of a pipe closed it.
  package var isClosedPipe: Bool { code == EPIPE }

  package var description: String { String(cString: strerror(code)) }
}
