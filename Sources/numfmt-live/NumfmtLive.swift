import ArgumentParser
import LiveNumber

@main
struct NumfmtLive: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numfmt-live",
    abstract: "Formats, parses, and edits numbers in any locale.",
    discussion: """
      Without a subcommand, the command is edit, a live field:

        numfmt-live --locale fr
        price=$(numfmt-live edit --locale de --style currency --currency EUR)
      """,
    version: Version.description,
    subcommands: [
      EditCommand.self, FormCommand.self, FormatCommand.self, ParseCommand.self,
      ConvertCommand.self,
      ReplayCommand.self, LocaleCommand.self,
    ],
    defaultSubcommand: EditCommand.self)
}

/// The versions of the command and its data.
enum Version {
  /// The semantic version of the package.
  static let package = "0.1.0"

  static var description: String {
    "numfmt-live \(package) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))"
  }
}
