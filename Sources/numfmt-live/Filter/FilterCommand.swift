import ArgumentParser
import LiveNumber

/// A subcommand that converts the numbers of its arguments, of files, or of standard input.
///
/// A group of options never contains another one: in debug builds, the parser would check the inner
/// group four times as often.
protocol FilterCommand: CheckedCommand where Value == FilterRun {
  var style: StyleOptions { get }
  var table: TableOptions { get }
  var filter: FilterOptions { get }
  var strip: StripOptions { get }
  var color: ColorOptions { get }
  /// Whether the numbers of the input can have no integer digit.
  var readsBareFractions: Bool { get }
}

extension FilterCommand {
  var readsBareFractions: Bool { false }

  func run() throws {
    var run = checked.value
    let code = run.run()
    if code != 0 { throw ExitCode(code) }
  }

  /// Returns a run with the settings of the options.
  ///
  /// The default for `--field` is `fields`, unless there's a delimiter.
  func makeRun(
    _ reading: FilterRun.Reader, _ writing: NumberWriter, fields: FieldList,
    arguments: InputArguments
  ) throws(UsageError) -> FilterRun {
    var settings = FilterSettings()
    try table.apply(to: &settings, hasArguments: !arguments.texts.isEmpty)
    let fields = try table.fields(fields)
    try strip.apply(to: &settings, suffix: filter.suffix)
    settings.surroundings?.numbersBeginWithPeriods = readsBareFractions
    try filter.apply(to: &settings, fields: fields)
    var run = FilterRun(
      fields: fields, reading: reading, writing: writing, settings: settings,
      arguments: arguments.texts, pen: color.messagePen)
    run.files = arguments.files
    run.printsStatistics = filter.stats
    run.replacement = try filter.replacement(of: arguments)
    guard fields.isAutomatic else { return run }
    let search: ConventionSearch
    if case .detected(let common, _) = reading {
      search = common
    } else {
      // The column has to be written as the given reading reads it.
      let notations =
        if case .given(let reader) = reading { reader.notations } else { ParseNotations() }
      search = try ConventionSearch(style, mode: .strict, accepting: notations)
    }
    search.surroundings = settings.surroundings
    search.missing = settings.missing
    run.fieldSearch = search
    return run
  }

  /// Returns a reading of numbers in a locale, or in the convention of the input if the locale is
  /// `nil`.
  ///
  /// Errors name `option` as the option for the locale.
  func reading(
    _ locale: NumberLocale?, option: String, _ options: NumberFormat.Options = .init(),
    mode: ParseMode, accepting notations: ParseNotations = []
  ) throws(UsageError) -> FilterRun.Reader {
    guard let locale else {
      let search = try ConventionSearch(style, options, mode: mode, accepting: notations)
      return .detected(search, option: option)
    }
    let format = try style.format(locale: locale, options: options)
    let hints = ParseHints(
      style: format.style, locale: locale, options: options, mode: mode, option: option)
    return .given(.localized(format, mode, accepting: notations, in: locale, hints: hints))
  }
}

extension CheckedCommand {
  /// Returns the numbers, or the files, among the remaining arguments.
  static func arguments(
    in leftOver: [String], _ table: TableOptions
  ) throws(UsageError) -> InputArguments {
    try InputArguments(leftOver, describesTable: table.describesTable) {
      // The options in the help of the command, without those of other commands in its text.
      helpMessage().matches(of: /\n  (?:-[a-z], )?(--[a-z][a-z-]*)/).map { String($0.1) }
    }
  }
}
