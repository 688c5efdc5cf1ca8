import ArgumentParser

/// Standard output, which receives only data.
enum StandardOutput {
  /// Writes a line immediately, or throws exit code 1; `what` names the data in the error message.
  static func print(_ line: String, as what: String) throws(ExitCode) {
    do {
      try FileDescriptor.standardOutput.send(line + "\n")
    } catch {
      throw exit(error, what)
    }
  }

  /// Reports an output error, and returns the exit code.
  static func exit(_ error: SystemError, _ what: String) -> ExitCode {
    // The reader closed the pipe, which is no error.
    if !error.isClosedPipe {
      FileDescriptor.standardError.print(
        "error: can't write the \(what) to standard output: \(error)")
    }
    return ExitCode(1)
  }
}
