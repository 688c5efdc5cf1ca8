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

  @Flag(
    help:
      "At the end, print on standard error how many numbers are converted, and how many texts are left, by reason."
  )
  var stats = false

  @Flag(
    name: [.customShort("i"), .long],
    help: ArgumentHelp(
      "Change the files themselves.",
      discussion: """
        For each file, a new one takes its name, mode, and attributes once it's complete. An error \
        that ends the run, or a signal, leaves the file at which it comes, and those after it. With \
        --invalid fail, a file with texts that aren't numbers is changed, too. With a suffix, as in \
        -i.bak or --in-place=.bak, each old file stays under its name with that.
        """))
  var inPlace = false

  // The suffix of --in-place.
  @Option(help: .hidden)
  var backup: String?

  /// Changes settings, or throws an error if the options contradict each other.
  ///
  /// The alignment depends on the layout, so the table's options come first.
  func apply(to settings: inout FilterSettings, fields: FieldList) throws(UsageError) {
    settings.invalid = invalid
    settings.printsStatistics = stats
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

  /// Returns how files are replaced, or `nil` if they aren't; or throws an error if they can't be.
  func replacement(of arguments: InputArguments) throws(UsageError) -> FilterPlan.Replacement? {
    guard inPlace else {
      guard backup == nil else { throw UsageError("--backup belongs to --in-place") }
      return nil
    }
    try UsageError.checkAlone("--in-place", without: [("--json", json), ("--dry-run", dryRun)])
    let files = arguments.files
    guard !files.isEmpty, !files.contains(InputArguments.standardInput) else {
      throw UsageError("--in-place changes files; write their names")
    }
    guard backup != "", backup?.contains("/") != true else {
      throw UsageError(
        "--in-place=\(backup ?? ""): write a text behind the file's name without a slash, such as .bak"
      )
    }
    var names: [[CChar]: String] = [:]
    // A file that can't be replaced is an error of its own, after those before it.
    let paths = files.map { try? FileReplacement.checkedPath($0) }
    for (file, path) in zip(files, paths) {
      guard let path else { continue }
      if let other = names.updateValue(file, forKey: path) {
        throw UsageError("\"\(other)\" and \"\(file)\" are one file; write one of them")
      }
    }
    for (file, path) in zip(files, paths) {
      if let backup, let path, let other = names[FileReplacement.path(path, with: backup)] {
        throw UsageError(
          "--in-place would write the old \"\(file)\" over \"\(other)\"; write another suffix, or "
            + "leave out one of the files")
      }
    }
    return FilterPlan.Replacement(backupSuffix: backup)
  }

  /// Returns arguments in which a suffix of `--in-place` is an argument of its own, or `nil` if
  /// there is none.
  ///
  /// As in `sed`, nothing stands between the two: `-i.bak`. The parser knows no such option.
  static func separatingSuffix(of arguments: [String]) -> [String]? {
    let end = arguments.firstIndex(of: "--") ?? arguments.count
    let separated = arguments[..<end].flatMap { argument in
      let prefix = ["--in-place=", "-i"].first { argument.hasPrefix($0) && argument != $0 }
      return prefix.map { ["--in-place", "--backup", String(argument.dropFirst($0.count))] }
        ?? [argument]
    }
    return separated.count == end ? nil : separated + arguments[end...]
  }

  private static let maximumPadding: UInt = 10_000
}
