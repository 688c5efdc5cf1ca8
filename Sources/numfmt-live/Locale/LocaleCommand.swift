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

  /// The chosen locale, or `nil` for all of them.
  var checked = Checked<NumberLocale?>()

  func check() throws(UsageError) -> NumberLocale? {
    if list, locale != nil {
      throw UsageError("--list shows all locales; leave out the locale")
    }
    return list ? nil : try LocaleChoice(option: locale, named: nil).resolve()
  }

  func run() throws {
    guard let locale = checked.value else {
      return try StandardOutput.print(allLocales, as: "locales")
    }
    let report = try LocaleReport(locale)
    try StandardOutput.print(json ? report.json : report.table, as: "locales")
  }

  private var allLocales: String {
    let identifiers = NumberLocale.available.map(\.identifier).sorted()
    return json ? identifiers.json : identifiers.joined(separator: "\n")
  }
}
