#if Command
  import ArgumentParser

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
#else
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #else
    import Darwin
  #endif

  /// Stands in for the command where everything is built without its trait.
  @main
  struct NumfmtLive {
    static func main() {
      StandardError.print("error: numfmt-live was built without the package trait Command")
      exit(1)
    }
  }
#endif
