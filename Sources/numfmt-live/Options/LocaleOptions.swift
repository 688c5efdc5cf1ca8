import ArgumentParser
import LiveNumber

/// The locale options.
struct LocaleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The locale, such as fr, de-CH, or ar-EG-u-nu-latn.",
      discussion: """
        The default is NUMFMT_LIVE_LOCALE, or the first of LC_ALL, LC_NUMERIC, and LANG that isn't \
        empty.
        """), completion: LocaleOptions.completion)
  var locale: String?

  /// The completion of an option for a locale, in shells.
  static let completion = CompletionKind.shellCommand("numfmt-live locale --list")

  @Option(help: "The digits to use, such as latn, arab, or deva, instead of the locale's.")
  var numberingSystem: String?

  /// Returns the selected locale, or `standard` if none is selected.
  func choice(standard: String = LocaleChoice.posix) -> LocaleChoice {
    LocaleChoice(option: locale, numberingSystem: numberingSystem, standard: standard)
  }
}

/// A locale identifier and its source.
struct LocaleChoice: Hashable, Sendable {
  /// The POSIX variables, by precedence.
  static let variables = ["LC_ALL", "LC_NUMERIC", "LANG"]
  /// The locale of commands in a pipe if neither an option nor a variable selects one.
  static let posix = "en-US-POSIX"

  var identifier: String
  /// The option or variable that selected the locale, or `nil` if none did.
  var source: String?
  /// The numbering system to use instead of the locale's, or `nil` if none is specified.
  var numberingSystem: String?

  /// Chooses the option, `NUMFMT_LIVE_LOCALE`, or the first POSIX variable that isn't empty.
  ///
  /// If the chosen value is `C` or `POSIX`, with any character set, or no value is given, the
  /// locale is `standard`.
  init(
    option: String?, named name: String? = "--locale", numberingSystem: String? = nil,
    environment: [String: String] = ProcessEnvironment.values,
    standard: String = LocaleChoice.posix
  ) {
    self.numberingSystem = numberingSystem
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

  /// Returns the locale, or `nil` if it's `auto`, for the locale that the input tells.
  func resolveInput() throws(UsageError) -> NumberLocale? {
    guard identifier == "auto" else { return try resolve() }
    guard numberingSystem == nil else {
      throw UsageError("--numbering-system needs a locale; it can't be combined with auto")
    }
    return nil
  }

  /// Returns the locale, with a different numbering system if one is specified.
  func resolve() throws(UsageError) -> NumberLocale {
    guard identifier != "auto" else {
      throw UsageError(
        "\(source ?? "the locale"): auto is for numbers that are read, in parse and convert --from")
    }
    let locale: NumberLocale
    do {
      locale = try NumberLocale(identifier)
    } catch {
      let suggestion = LocaleNames.suggestion(for: identifier).map { "; did you mean \($0)?" } ?? ""
      throw UsageError((source.map { "\($0): " } ?? "") + "\(error)\(suggestion)")
    }
    guard let numberingSystem else { return locale }
    do {
      return try locale.with(numberingSystem: numberingSystem)
    } catch {
      // The library reports a numbering system by the identifier of a locale.
      throw UsageError(
        "--numbering-system: \"\(numberingSystem)\" isn't a numbering system of ten digits; "
          + "write one like latn, arab, or deva")
    }
  }
}
