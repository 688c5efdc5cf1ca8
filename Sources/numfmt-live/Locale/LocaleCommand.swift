import ArgumentParser
import LiveNumber
import EscapedText

struct LocaleCommand: CheckedCommand {
  static let configuration = CommandConfiguration(
    commandName: "locale",
    abstract: "Shows a locale's symbols and patterns.",
    discussion: """
      The output contains symbols, digits, grouping sizes, and patterns in CLDR's notation. Invisible \
      characters are spelled like U+202F.

      Exit codes: 0 done, 1 output failed, 64 unknown locale or usage.
      """)

  @Argument(
    help: """
      The locale, such as fr, de-CH, or ar-EG-u-nu-latn. The default is NUMFMT_LIVE_LOCALE, or the \
      first of LC_ALL, LC_NUMERIC, and LANG that isn't empty.
      """)
  var locale: String?

  @Flag(help: "Print JSON.")
  var json = false

  @Flag(help: "List all locales in ICU's data.")
  var list = false

  @Flag(help: "List the codes of all currencies in ICU's data, including historic ones.")
  var currencies = false

  @Flag(help: "List the names of common units.")
  var units = false

  /// The chosen locale, or `nil` for a list.
  var checked = Checked<NumberLocale?>()

  func check() throws(UsageError) -> NumberLocale? {
    let lists = [("--list", list), ("--currencies", currencies), ("--units", units)]
    guard let (option, _) = lists.first(where: \.1) else {
      return try LocaleChoice(option: locale, named: nil).resolve()
    }
    try UsageError.checkAlone(option, without: lists.filter { $0.0 != option })
    guard locale == nil else {
      throw UsageError("\(option) is a list for all locales; leave out the locale")
    }
    return nil
  }

  func run() throws {
    guard let locale = checked.value else {
      let names =
        currencies
        ? LocaleData.currencyCodes.sorted()
        : units ? UnitNames.all : NumberLocale.available.map(\.identifier).sorted()
      return try StandardOutput.print(
        json ? names.json : names.joined(separator: "\n"),
        as: currencies ? "currencies" : units ? "units" : "locales")
    }
    let report = try LocaleReport(locale)
    try StandardOutput.print(json ? report.json : report.table, as: "locales")
  }
}
