#if Command
  internal import ArgumentParser

  extension TerminalEnding {
    /// Ends the command: what was submitted goes to standard output, everything else to the exit code.
    ///
    /// - Parameter what: the word for what is printed, in an error.
    /// - Throws: `ExitCode` for every ending but a submission that was printed.
    func finish(printing what: String) throws {
      switch self {
      case .submitted(let text): try StandardOutput.print(text, as: what)
      case .cancelled: throw ExitCode(1)
      case .interrupted: throw ExitCode(130)
      case .signal(let number):
        SignalDisposition.end(by: number)
        throw ExitCode(128 + number)
      case .hungUp:
        StandardError.print("error: the terminal is gone")
        throw ExitCode(1)
      }
    }
  }
#endif
