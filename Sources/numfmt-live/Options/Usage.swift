#if Command
  import ArgumentParser

  /// From our own errors to those of the argument parser, which knows the exit codes.
  enum Usage {
    /// Says what is wrong with the command line, and how it is used: exit code 64.
    static func check(_ body: () throws(UsageError) -> Void) throws {
      do throws(UsageError) {
        try body()
      } catch {
        throw ValidationError(error.description)
      }
    }

    /// Leaves with an exit code.
    static func exit(_ code: Int32) throws {
      if code != 0 { throw ExitCode(code) }
    }
  }
#endif
