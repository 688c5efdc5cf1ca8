#if Command
  import ArgumentParser

  /// A sub-command that converts the numbers of its arguments, or of standard input.
  protocol FilterCommand: ParsableCommand {
    /// The run that the command line describes.
    func makeRun() throws(UsageError) -> FilterRun
  }

  extension FilterCommand {
    func validate() throws {
      try Usage.check(try makeRun())
    }

    func run() throws {
      let code = try makeRun().run()
      if code != 0 { throw ExitCode(code) }
    }
  }
#endif
