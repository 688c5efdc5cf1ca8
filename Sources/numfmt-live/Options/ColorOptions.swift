#if Command
  import ArgumentParser

  /// Whether to colour.
  struct ColorOptions: ParsableArguments {
    @Option(help: "Colours; auto looks at NO_COLOR, CLICOLOR_FORCE and TERM.")
    var color = ColorChoice.auto
  }
#endif
