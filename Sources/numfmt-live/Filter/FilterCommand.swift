import ArgumentParser
import LiveNumber

/// A subcommand that converts the numbers of its arguments or of standard input.
///
/// A group of options never contains another one: in debug builds, the parser would check the inner group
/// four times as often.
protocol FilterCommand: CheckedCommand where Value == FilterRun {
  var style: StyleOptions { get }
  var table: TableOptions { get }
  var filter: FilterOptions { get }
  var strip: StripOptions { get }
  var color: ColorOptions { get }
}

extension FilterCommand {
  func run() throws {
    var run = checked.value
    let code = run.run()
    if code != 0 { throw ExitCode(code) }
  }

  /// Returns a run with the settings of the options.
  ///
  /// The default for `--field` is `fields`, unless there's a delimiter.
  func makeRun(
    _ reading: FilterRun.Reading, _ writing: NumberWriting, fields: FieldList, arguments: [String]
  ) throws(UsageError) -> FilterRun {
    var settings = FilterSettings()
    try table.apply(to: &settings, hasArguments: !arguments.isEmpty)
    let fields = try table.fields(fields)
    try strip.apply(to: &settings, suffix: filter.suffix)
    try filter.apply(to: &settings, fields: fields)
    var run = FilterRun(
      fields: fields, reading: reading, writing: writing, settings: settings,
      arguments: arguments, pen: color.messagePen)
    guard fields.isAutomatic else { return run }
    let search: ConventionSearch
    if case .detected(let common, _) = reading {
      search = common
    } else {
      search = try ConventionSearch(style, mode: .strict)
    }
    search.surroundings = settings.surroundings
    run.fieldSearch = search
    return run
  }

  /// Returns a reading of numbers in a locale, or in the convention of the input if the locale is
  /// `nil`.
  ///
  /// Errors name `option` as the option for the locale.
  func reading(
    _ locale: NumberLocale?, option: String, _ options: NumberFormat.Options = .init(),
    mode: ParseMode
  ) throws(UsageError) -> FilterRun.Reading {
    guard let locale else {
      return .detected(try ConventionSearch(style, options, mode: mode), option: option)
    }
    let format = try style.format(locale: locale, options: options)
    let hints = ReadingHints(
      style: format.style, locale: locale, options: options, mode: mode, option: option)
    return .given(.localized(format, mode, in: locale, hints: hints))
  }
}

extension CheckedCommand {
  /// Returns the numbers among the remaining arguments.
  ///
  /// A negative number looks like an option, so the parser passes on every argument that it doesn't know.
  /// Every argument after `--` is a number. An option that isn't known is an error, which suggests one of
  /// the command's.
  static func numbers(in leftOver: [String]) throws(UsageError) -> [String] {
    var numbers: [String] = []
    for (index, argument) in leftOver.enumerated() {
      if argument == "--" { return numbers + leftOver[(index + 1)...] }
      guard !isOption(argument) else {
        let suggestion = Suggestion.nearest(to: argument, among: options)
        throw UsageError(
          "unknown option \"\(argument)\"; "
            + (suggestion.map { "did you mean \($0)?" } ?? "if it's a number, write -- before it"))
      }
      numbers.append(argument)
    }
    return numbers
  }

  /// The options in the help of the command, without those of other commands in its text.
  private static var options: [String] {
    helpMessage().matches(of: /\n  (?:-[a-z], )?(--[a-z][a-z-]*)/).map { String($0.1) }
  }

  private static func isOption(_ argument: String) -> Bool {
    let bytes = argument.utf8
    guard bytes.first == UInt8(ascii: "-"), let second = bytes.dropFirst().first else {
      return false
    }
    return second.isLetter || second == UInt8(ascii: "-")
  }
}
