import ArgumentParser
import LiveNumber

/// A subcommand that converts the numbers of its arguments, of files, or of standard input.
///
/// A group of options never contains another one: in debug builds, the parser would check the inner
/// group four times as often.
protocol FilterCommand: CheckedCommand where Value == FilterPlan {
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
    let code = FilterRun(checked.value).run()
    if code != 0 { throw ExitCode(code) }
  }

  /// Returns a plan with the settings of the options.
  ///
  /// The default for `--field` is `fields`, unless there's a delimiter.
  func plan(
    _ reading: FilterPlan.Reader, _ writing: NumberWriter, fields: FieldList,
    arguments: InputArguments
  ) throws(UsageError) -> FilterPlan {
    var settings = FilterSettings()
    try table.apply(to: &settings, hasArguments: !arguments.texts.isEmpty)
    let fields = try table.fields(fields)
    try strip.apply(to: &settings, suffix: filter.suffix)
    settings.surroundings?.numbersBeginWithPeriods = readsBareFractions
    try filter.apply(to: &settings, fields: fields)
    return FilterPlan(
      fields: fields, reading: reading, writing: writing, settings: settings, arguments: arguments,
      fieldSearch: fields.isAutomatic ? try fieldSearch(reading, settings) : nil,
      replacement: try filter.replacement(of: arguments), pen: color.messagePen)
  }

  /// Returns the search for the fields of a table with numbers in a reading.
  private func fieldSearch(
    _ reading: FilterPlan.Reader, _ settings: FilterSettings
  ) throws(UsageError) -> ConventionSearch {
    let search =
      switch reading {
      case .detected(let common, _): common
      // The column has to be written as the given reading reads it.
      case .given(let reader):
        try ConventionSearch(style, mode: .strict, accepting: reader.notations)
      }
    search.surroundings = settings.surroundings
    search.missing = settings.missing
    return search
  }

  /// Returns a reading of numbers in a locale, or in the convention of the input if the locale is
  /// `nil`.
  ///
  /// Errors name `option` as the option for the locale.
  func reading(
    _ locale: NumberLocale?, option: String, _ options: NumberFormat.Options = .init(),
    mode: ParseMode, accepting notations: ParseNotations = []
  ) throws(UsageError) -> FilterPlan.Reader {
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
    try InputArguments(leftOver, describesTable: table.describesTable) { optionNames }
  }
}
