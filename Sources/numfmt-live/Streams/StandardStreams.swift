import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where data goes, and nothing else.
enum StandardOutput {
  /// Writes a line at once, so that a full disk is noticed while something can still be said.
  static func print(_ line: String) throws(SystemError) {
    try SystemOutput.send(line + "\n", to: STDOUT_FILENO)
  }
}

extension StandardOutput {
  /// Writes a line, or leaves with exit code 1; `what` is the word for it in an error.
  static func print(_ line: String, as what: String) throws {
    do {
      try print(line)
    } catch {
      throw exit(error, what)
    }
  }

  /// Says why something cannot be written.
  static func exit(_ error: SystemError, _ what: String) -> ExitCode {
    // Whoever read our output has seen enough.
    if !error.isClosedPipe {
      StandardError.print("error: cannot write the \(what) to standard output: \(error)")
    }
    return ExitCode(1)
  }
}

/// Where messages go, apart from data.
enum StandardError {
  /// Writes a line; where that fails, nothing is left to tell it to.
  static func print(_ line: String) {
    try? SystemOutput.send(line + "\n", to: STDERR_FILENO)
  }
}

/// Text on its way out of the process.
enum SystemOutput {
  /// Sends all of a text at once.
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
