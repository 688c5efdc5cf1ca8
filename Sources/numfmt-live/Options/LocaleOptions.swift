import ArgumentParser
import LiveNumber

/// Whose way of writing numbers.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locale, such as fr, de-CH or ar-EG-u-nu-latn.",
      discussion: """
        Without it: NUMFMT_LIVE_LOCALE, else the first of LC_ALL, LC_NUMERIC and LANG that is not \
        empty.
        """))
  var locale: String?

  @Option(help: "Digits to write with, such as latn, arab or deva; else the locale's own.")
  var numberingSystem: String?

  /// The locale to use; `standard` where none is named.
  func resolve(standard: String) throws(UsageError) -> NumberLocale {
    try LocaleChoice(option: locale, standard: standard).resolve(numberingSystem: numberingSystem)
  }
}

/// The name of the locale to use, and who said so.
struct LocaleChoice: Hashable, Sendable {
  /// POSIX's variables, the strongest first.
  static let variables = ["LC_ALL", "LC_NUMERIC", "LANG"]

  var identifier: String
  /// The option or the variable that named it; nil where none did.
  var source: String?

  /// Chooses between an option, our own variable, and the first of POSIX's that is not empty.
  ///
  /// `C` and `POSIX`, with whatever character set, ask for no locale in particular, as no name at all
  /// does: `standard` is taken.
  init(
    option: String?, named name: String? = "--locale",
    environment: [String: String] = ProcessEnvironment.values, standard: String
  ) {
    var candidates: [(source: String?, value: String)] = []
    if let option { candidates.append((name, option)) }
    for name in ["NUMFMT_LIVE_LOCALE"] + Self.variables {
      if let value = environment[name], !value.isEmpty { candidates.append((name, value)) }
    }
    let base = candidates.first?.value.prefix { $0 != "." && $0 != "@" }
    guard let chosen = candidates.first, base != "C", base != "POSIX" else {
      identifier = standard
      return
    }
    identifier = chosen.value
    source = chosen.source
  }

  /// The locale, with other digits if asked for.
  func resolve(numberingSystem: String? = nil) throws(UsageError) -> NumberLocale {
    let locale: NumberLocale
    do {
      locale = try NumberLocale(identifier)
    } catch {
      throw UsageError(source.map { "\($0): \(error)" } ?? error.description)
    }
    guard let numberingSystem else { return locale }
    do {
      return try locale.with(numberingSystem: numberingSystem)
    } catch {
      // What the library calls by the name of a locale.
      throw UsageError(
        "--numbering-system: no system of ten digits is named \"\(numberingSystem)\"; write one like "
          + "latn, arab or deva")
    }
  }
}
