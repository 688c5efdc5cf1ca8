import ArgumentParser

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The options of GNU `numfmt` that select the numbers and handle all other text.
struct FilterOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The fields that contain numbers: 2, 2-, 2-4, -4, - for all, or a list with commas.",
      valueName: "list"),
    transform: FilterOptions.fieldList)
  var field: FieldList?

  @Option(
    name: [.customShort("d", allowingJoined: true), .long], parsing: .unconditional,
    help: ArgumentHelp("The character between fields, instead of spaces.", valueName: "character"),
    transform: FilterOptions.delimiter)
  var delimiter: FieldDelimiter?

  @Option(
    defaultAsFlag: HeaderCount(argument: "1"), parsing: .next,
    help: ArgumentHelp(
      "Pass on this number of lines at the beginning.", valueName: "count"))
  var header: HeaderCount?

  @Flag(name: [.customShort("z"), .long], help: "Lines end with NUL instead of a line feed.")
  var zeroTerminated = false

  @Option(help: "The policy for text that isn't a number.")
  var invalid = InvalidPolicy.abort

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pad the number with spaces to this width: before it, or after it if negative.",
      valueName: "columns"))
  var padding: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write this after every number, and remove it from those that have it.", valueName: "text"))
  var suffix = ""

  @Flag(help: "Print one JSON object on a line for each number.")
  var json = false

  @OptionGroup var color: ColorOptions

  /// Returns the settings, or throws an error if the options contradict each other.
  ///
  /// The default for `--field` is `fields`, unless there's a delimiter.
  func settings(
    fields: FieldList, hasArguments: Bool
  ) throws(UsageError) -> FilterSettings {
    if let header {
      guard let count = header.count, count > 0 else {
        throw UsageError("--header \(header.text): write a number of lines, 1 or more")
      }
      guard !hasArguments else {
        throw UsageError("--header applies to standard input; leave it out, or the numbers")
      }
    }
    if let padding {
      guard padding != 0, padding.magnitude <= FilterOptions.maximumPadding else {
        throw UsageError(
          "--padding \(padding): write 1 to \(FilterOptions.maximumPadding) columns, or a negative number"
        )
      }
      if json { throw UsageError("--padding can't be combined with --json; leave one out") }
    }
    var settings = FilterSettings()
    // As in numfmt, a delimiter implies fields.
    settings.fields = field ?? (delimiter == nil ? fields : .first)
    settings.namesFields = field != nil || delimiter != nil
    settings.delimiter = delimiter ?? .spaces
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

  /// The pen for messages.
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
      throw ValidationError("write one character other than a line feed")
    }
    return FieldDelimiter(character)
  }
}

/// The value of `--header`.
///
/// With an `Int`, the parser would treat an invalid count as a missing value.
struct HeaderCount: ExpressibleByArgument, Hashable, Sendable, CustomStringConvertible {
  let text: String

  init(argument: String) {
    text = argument
  }

  var count: Int? { Int(text) }

  /// The text that the help shows.
  var description: String { text }
}
