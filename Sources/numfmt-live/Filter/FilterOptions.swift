import ArgumentParser

/// The options for the output, and for text that isn't a number, most of them as in GNU `numfmt`.
struct FilterOptions: ParsableArguments {
  @Option(value: "text", "Write this after every number, and remove it from those that have it.")
  var suffix = ""

  @Option(help: "The policy for text that isn't a number.")
  var invalid = InvalidPolicy.abort

  @Option(
    value: "columns",
    "Pad the number with spaces to this width: before it, or after it if negative.")
  var padding: Int?

  @Flag(help: "Print one JSON object on a line for each number.")
  var json = false

  @Flag(help: "Print what would change, and how many numbers, instead of the output.")
  var dryRun = false

  /// Changes settings, or throws an error if the options contradict each other.
  ///
  /// The alignment depends on the layout, so the table's options come first.
  func apply(to settings: inout FilterSettings, fields: FieldList) throws(UsageError) {
    settings.invalid = invalid
    if dryRun { try UsageError.checkAlone("--dry-run", without: [("--json", json)]) }
    settings.output = json ? .json : dryRun ? .changes : .text
    if let padding {
      guard padding != 0, padding.magnitude <= FilterOptions.maximumPadding else {
        throw UsageError(
          "--padding \(padding): write 1 to \(FilterOptions.maximumPadding) columns, or a negative number"
        )
      }
      try UsageError.checkAlone("--padding", without: [("--json", json)])
      settings.alignment = .columns(padding)
    } else if !fields.isEmpty || fields.hasNames, settings.layout.keepsWidths {
      settings.alignment = .asBefore
    }
  }

  private static let maximumPadding: UInt = 10_000
}
