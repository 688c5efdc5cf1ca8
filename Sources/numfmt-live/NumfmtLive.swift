import ArgumentParser
import LiveNumber

@main
struct NumfmtLive: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "numfmt-live",
    abstract: "Number text in any locale: format it, parse it, edit it live.",
    discussion: """
      Without a sub-command it is edit, a live field:

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

/// What the command is made of.
enum Version {
  /// Of this package, by semantic versioning.
  static let package = "0.1.0"

  static var description: String {
    "numfmt-live \(package) (ICU \(ICU.version), CLDR \(ICU.cldrVersion))"
  }
}
