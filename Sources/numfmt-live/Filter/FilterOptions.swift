import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the numbers are, and what becomes of everything else: GNU `numfmt`'s options.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The fields that hold numbers: 2, 2-, 2-4, -4, - for all, or several with commas.",
      valueName: "list"),
    transform: FilterOptions.fieldList)
  var field: FieldList?

  @Option(
    name: [.customShort("d", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp("What stands between fields; else blanks.", valueName: "character"),
    transform: FilterOptions.delimiter)
  var delimiter: FieldDelimiter?

  @Option(
    defaultAsFlag: HeaderCount(argument: "1"), parsing: .next,
    help: ArgumentHelp(
      "Pass on so many lines at the beginning.", valueName: "count"))
  var header: HeaderCount?

  @Flag(name: [.customShort("z"), .long], help: "Lines end in NUL, not in a line feed.")
  var zeroTerminated = false

  @Option(help: "What becomes of text that is no number.")
  var invalid = InvalidPolicy.abort

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Fill the number up to so many columns, with blanks in front, or behind if negative.",
      valueName: "columns"))
  var padding: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Put this behind every number, and take it off those that have it.", valueName: "text"))
  var suffix = ""

  @Flag(help: "Print an object of JSON a line for every number.")
  var json = false

  @OptionGroup var color: ColorOptions

  /// The settings, if they go together.
  ///
  /// `fields` are those where nothing is said.
  func settings(
    fields: FieldList, hasArguments: Bool
  ) throws(UsageError) -> FilterSettings {
    if let header {
      guard let count = header.count, count > 0 else {
        throw UsageError("--header \(header.text): expected a count of lines, at least 1")
      }
      guard !hasArguments else {
        throw UsageError("--header is for standard input; expected no NUMBER with it")
      }
    }
    if let padding {
      guard padding != 0, padding.magnitude <= FilterOptions.maximumPadding else {
        throw UsageError(
          "--padding \(padding): expected 1 to \(FilterOptions.maximumPadding) columns, or so many below zero"
        )
      }
      if json { throw UsageError("--padding cannot go with --json; expected one of them") }
    }
    var settings = FilterSettings()
    // A delimiter says that there are fields, as in numfmt.
    settings.fields = field ?? (delimiter == nil ? fields : .first)
    settings.namesFields = field != nil || delimiter != nil
    settings.delimiter = delimiter ?? .blanks
    settings.terminator = zeroTerminated ? 0 : UInt8(ascii: "\n")
    settings.headerCount = header?.count ?? 0
    settings.invalid = invalid
    settings.suffix = Array(suffix.utf8)
    settings.printsJSON = json
    if let padding {
      settings.alignment = .columns(padding)
    } else if !settings.fields.isEmpty, delimiter == nil {
      settings.alignment = .asBefore
    }
    return settings
  }

  /// What messages are written with.
  var pen: Pen {
    let environment = ProcessEnvironment.values
    let usesColor = color.color.usesColor(
      isTerminal: isatty(STDERR_FILENO) == 1, environment: environment)
    return Pen(usesColor: usesColor, usesSequences: usesColor)
  }

  private static let maximumPadding: UInt = 10_000

  private static func fieldList(_ text: String) throws -> FieldList {
    do {
      return try FieldList(text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  private static func delimiter(_ text: String) throws -> FieldDelimiter {
    guard let character = text.unicodeScalars.first, text.unicodeScalars.count == 1, text != "\n"
    else {
      throw ValidationError("expected one character that does not end a line")
    }
    return FieldDelimiter(character)
  }
}

/// What `--header` says.
///
/// The parser would take what is no count for no value at all.
struct HeaderCount: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  let text: String

  init(argument: String) {
    text = argument
  }

  var count: Int? { Int(text) }

  /// As the help shows it.
  var description: String { text }
}
