import ArgumentParser
import LiveNumber

@main
struct NumfmtLive: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numfmt-live",
    abstract: "Formats, parses, and edits numbers in any locale.",
    usage: "numfmt-live [<subcommand>] [<options>]",
    discussion: """
      Without a subcommand, the command is edit, a live field:

        numfmt-live --locale fr
        price=$(numfmt-live edit --locale de --currency EUR)
      """,
    version: Version.description,
    subcommands: [
      EditCommand.self, FormatCommand.self, ParseCommand.self,
      ConvertCommand.self, DetectCommand.self,
      ReplayCommand.self, LocaleCommand.self,
    ])

  /// Runs the subcommand that the arguments name.
  static func main() {
    do {
      var command = try command(of: Array(CommandLine.arguments.dropFirst()))
      try command.run()
    } catch {
      // A command that ends with an exit code has said why.
      exit(withError: error is ExitCode ? error : report(error))
    }
  }

  private static func command(of arguments: [String]) throws -> any ParsableCommand {
    try checkSubcommand(in: arguments)
    do {
      return try parseAsRoot(isEdit(arguments) ? ["edit"] + arguments : arguments)
    } catch {
      // The value of another option can look like it.
      guard exitCode(for: error) != .success,
        let separated = FilterOptions.separatingSuffix(of: arguments)
      else { throw error }
      return try parseAsRoot(separated)
    }
  }

  /// Whether the arguments ask for the short help.
  ///
  /// The parser takes `-h` for `--help`.
  private static var asksForShortHelp: Bool {
    let arguments = CommandLine.arguments
    return arguments.contains("-h") && !arguments.contains { $0 == "--help" || $0 == "--version" }
  }

  /// Prints the text that the parser ends with, which is an error or what the arguments ask for,
  /// and returns the exit code.
  private static func report(_ error: any Error) -> ExitCode {
    let code = exitCode(for: error)
    guard code == .success else {
      FileDescriptor.standardError.print(ParserMessage.rewritten(fullMessage(for: error)))
      return code
    }
    let help =
      asksForShortHelp
      ? ShortHelp.text(of: fullMessage(for: error, columns: ShortHelp.columns))
      : fullMessage(for: error)
    do throws(ExitCode) {
      try StandardOutput.print(help, as: "help")
      return .success
    } catch {
      return error
    }
  }

  /// Returns the names of the subcommands that have an option.
  static func subcommands(with option: String) -> [String] {
    configuration.subcommands.filter { $0.optionNames.contains(option) }
      .compactMap { $0.configuration.commandName }
  }

  /// Returns whether the arguments are options of `edit`, which is the command without a
  /// subcommand.
  ///
  /// With a `defaultSubcommand`, the parser would prepare all options of `edit` for every command,
  /// which takes a seventh of the startup.
  private static func isEdit(_ arguments: [String]) -> Bool {
    guard let first = arguments.first else { return true }
    let own = [
      "-h", "--help", "--version", "--generate-completion-script", "---completion",
      "--experimental-dump-help",
    ]
    return first.hasPrefix("-") && !own.contains { first.hasPrefix($0) }
  }

  /// Throws an error if the arguments begin with a word, or ask for help on one, that isn't a
  /// subcommand.
  ///
  /// The parser would only say that it's unexpected.
  private static func checkSubcommand(in arguments: [String]) throws {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let names = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard !names.contains(word) else { return }
    guard ExactDecimal(word) == nil else {
      throw UsageError("a number needs a subcommand; try numfmt-live format \(word)")
    }
    guard word != "form" else {
      throw UsageError(
        "form is an example of LiveForms now; in a clone of the repository, run "
          + "swift run TerminalForm")
    }
    let suggestion = Suggestion.nearest(to: word, among: names).map { "; did you mean \($0)?" }
    throw UsageError("unknown subcommand \"\(word)\"\(suggestion ?? "")")
  }
}

extension ParsableCommand {
  /// The options in the help of the command, without those of other commands in its text.
  static var optionNames: [String] {
    helpMessage().matches(of: /\n  (?:-[a-z], )?(--[a-z][a-z-]*)/).map { String($0.1) }
  }
}
