#if Command
  internal import ArgumentParser

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
#endif
