import LiveNumber

/// The name of the locale to use, and who said so.
struct LocaleChoice: Hashable, Sendable {
  /// POSIX's variables, the strongest first.
  static let variables = ["LC_ALL", "LC_NUMERIC", "LANG"]

  var identifier: String
  /// `--locale` or the name of a variable; nil where nobody named a locale.
  var source: String?

  /// Chooses between the option, our own variable, and the first of POSIX's that is not empty.
  ///
  /// `C` and `POSIX`, with whatever character set, ask for no locale in particular, as no name at all
  /// does: `standard` is taken.
  init(option: String?, environment: [String: String], standard: String) {
    var candidates: [(source: String, value: String)] = []
    if let option { candidates.append(("--locale", option)) }
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

  func resolve() throws(UsageError) -> NumberLocale {
    do {
      return try NumberLocale(identifier)
    } catch {
      throw UsageError("\(source ?? "the standard locale"): \(error)")
    }
  }
}
