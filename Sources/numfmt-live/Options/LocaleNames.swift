import LiveNumber

/// What people call locales: `German` in English, or `Deutsch`, or `allemand` in their own
/// language; or a country's code, `us`.
enum LocaleNames {
  /// Returns the identifier of the locale that a name was probably meant for, or `nil` if none is
  /// near.
  static func suggestion(for name: String) -> String? {
    // No name is longer, and comparing takes longer with each character.
    guard name.utf8.count <= 100 else { return nil }
    if let locale = locale(in: name.uppercased()) { return locale }
    let languages = ["en", user]
    var identifiers: [String: String] = [:]
    // A language by itself, or in a script; regions have no names of their own.
    let locales = NumberLocale.available.map(\.identifier).filter { identifier in
      identifier.split { $0 == "-" }.dropFirst().allSatisfy { $0.utf8.count == 4 }
    }
    for locale in locales.sorted() {
      for language in languages + [locale] {
        guard let name = LocaleData.name(of: locale, in: language)?.lowercased() else { continue }
        if identifiers[name] == nil { identifiers[name] = locale }
      }
    }
    let name = name.lowercased()
    // Shorter words are near to too many names.
    let near = name.count > 3 ? Suggestion.nearest(to: name, among: identifiers.keys.sorted()) : nil
    return identifiers[name] ?? near.flatMap { identifiers[$0] }
  }

  /// Returns the identifier of the likely locale of a region, such as `en-US` for `US`, or `nil` if
  /// there is none.
  private static func locale(in region: String) -> String? {
    guard region.utf8.count == 2, let likely = LocaleData.likelyLocale(in: region)?.identifier,
      likely.hasSuffix("-\(region)")
    else { return nil }
    // The likely script goes without saying.
    return likely.split(separator: "-").filter { $0.utf8.count != 4 }.joined(separator: "-")
  }

  /// The locale of the environment.
  static var user: String {
    String(LocaleChoice(option: nil, standard: "en").identifier.prefix { $0 != "." })
  }
}
