import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Standard output, which receives only data.
enum StandardOutput {
  /// Writes a line immediately, so that errors can be reported.
  static func print(_ line: String) throws(SystemError) {
    try SystemOutput.send(line + "\n", to: STDOUT_FILENO)
  }
}

extension StandardOutput {
  /// Writes a line, or throws exit code 1; `what` names the data in the error message.
  static func print(_ line: String, as what: String) throws {
    do {
      try print(line)
    } catch {
      throw exit(error, what)
    }
  }

  /// Reports an output error, and returns the exit code.
  static func exit(_ error: SystemError, _ what: String) -> ExitCode {
    // The reader closed the pipe, which is no error.
    if !error.isClosedPipe {
      StandardError.print("error: can't write the \(what) to standard output: \(error)")
    }
    return ExitCode(1)
  }
}

/// Standard error, which receives messages.
enum StandardError {
  /// Writes a line, and ignores errors.
  static func print(_ line: String) {
    try? SystemOutput.send(line + "\n", to: STDERR_FILENO)
  }
}

/// Output to file descriptors.
enum SystemOutput {
  /// Writes the whole text.
  static func send(_ text: String, to descriptor: Int32) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      rest = rest.dropFirst(count)
    }
  }
}
