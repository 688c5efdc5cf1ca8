import ArgumentParser

/// A subcommand that converts the numbers of its arguments or of standard input.
protocol FilterCommand: ParsableCommand {
  /// Returns the run that the command line describes.
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

/// The numbers on the command line.
///
/// A negative number looks like an option, so the parser passes on every argument that it doesn't
/// know.
enum NumberArguments {
  /// Returns the numbers among the remaining arguments.
  ///
  /// Every argument after `--` is a number. An option that isn't known is an error, which suggests one of
  /// the command's.
  static func numbers<Command: ParsableCommand>(
    in leftOver: [String], of command: Command.Type
  ) throws(UsageError) -> [String] {
    var numbers: [String] = []
    for (index, argument) in leftOver.enumerated() {
      if argument == "--" { return numbers + leftOver[(index + 1)...] }
      guard !isOption(argument) else {
        let suggestion = Suggestion.nearest(to: argument, among: options(of: command))
        throw UsageError(
          "unknown option \"\(argument)\"; "
            + (suggestion.map { "did you mean \($0)?" } ?? "if it's a number, write -- before it"))
      }
      numbers.append(argument)
    }
    return numbers
  }

  /// Returns the options in the help of a command, without those of other commands in its text.
  private static func options<Command: ParsableCommand>(of command: Command.Type) -> [String] {
    command.helpMessage().matches(of: /\n  (?:-[a-z], )?(--[a-z][a-z-]*)/).map { String($0.1) }
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
      return false
    }
    let isLetter = UInt8(ascii: "a")...UInt8(ascii: "z") ~= second | 0x20
    return isLetter || second == UInt8(ascii: "-")
  }
}
