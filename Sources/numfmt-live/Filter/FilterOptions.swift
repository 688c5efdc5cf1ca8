import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options that select the numbers and handle all other text, most of them as in GNU `numfmt`.
struct FilterOptions: ParsableArguments {
  @OptionGroup var table: TableOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write this after every number, and remove it from those that have it.", valueName: "text"))
  var suffix = ""

  @OptionGroup var strip: StripOptions

  @Option(help: "The policy for text that isn't a number.")
  var invalid = InvalidPolicy.abort

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pad the number with spaces to this width: before it, or after it if negative.",
      valueName: "columns"))
  var padding: Int?

  @Flag(help: "Print one JSON object on a line for each number.")
  var json = false

  @OptionGroup var color: ColorOptions

  /// Returns the settings, or throws an error if the options contradict each other.
  ///
  /// The default for `--field` is `fields`, unless there's a delimiter.
  func settings(
    fields: FieldList, hasArguments: Bool
  ) throws(UsageError) -> FilterSettings {
    if let padding {
      guard padding != 0, padding.magnitude <= FilterOptions.maximumPadding else {
        throw UsageError(
          "--padding \(padding): write 1 to \(FilterOptions.maximumPadding) columns, or a negative number"
        )
      }
      if json { throw UsageError("--padding can't be combined with --json; leave one out") }
    }
    var settings = FilterSettings()
    try table.apply(to: &settings, fields: fields, hasArguments: hasArguments)
    try strip.apply(to: &settings, suffix: suffix)
    settings.invalid = invalid
    settings.output = json ? .json : .text
    if let padding {
      settings.alignment = .columns(padding)
    } else if !settings.fields.isEmpty, settings.delimiter.isSpaces {
      settings.alignment = .asBefore
    }
    return settings
  }

  /// The pen for messages.
  var pen: Pen {
    let environment = ProcessEnvironment.values
    let usesColor = color.color.usesColor(
      isTerminal: isatty(STDERR_FILENO) == 1, environment: environment)
    return Pen(usesColor: usesColor, usesSequences: usesColor)
  }

  private static let maximumPadding: UInt = 10_000
}
