import LiveNumber

/// A locale that most people recognize by its name.
///
/// The list only orders and names locales. It never decides between conventions.
struct FamiliarLocale {
  let identifier: String
  /// The English name.
  let name: String

  static let all = [
    FamiliarLocale(identifier: "en", name: "English"),
    FamiliarLocale(identifier: "de", name: "German"),
    FamiliarLocale(identifier: "fr", name: "French"),
    FamiliarLocale(identifier: "es", name: "Spanish"),
    FamiliarLocale(identifier: "it", name: "Italian"),
    FamiliarLocale(identifier: "pt", name: "Portuguese"),
    FamiliarLocale(identifier: "de-CH", name: "Swiss German"),
    FamiliarLocale(identifier: "sv", name: "Swedish"),
    FamiliarLocale(identifier: "ru", name: "Russian"),
    FamiliarLocale(identifier: "zh", name: "Chinese"),
    FamiliarLocale(identifier: "ja", name: "Japanese"),
    FamiliarLocale(identifier: "hi", name: "Hindi"),
    FamiliarLocale(identifier: "ar", name: "Arabic"),
    FamiliarLocale(identifier: "fa", name: "Persian"),
    FamiliarLocale(identifier: "bn", name: "Bengali"),
    FamiliarLocale(identifier: "mr", name: "Marathi"),
    FamiliarLocale(identifier: "my", name: "Burmese"),
  ]

  /// Returns familiar locales first, then languages, and then their variants, each alphabetically.
  static func sorted(_ locales: [NumberLocale]) -> [NumberLocale] {
    let ranked = locales.map { locale in
      let rank =
        all.firstIndex { $0.identifier == locale.identifier }
        ?? all.count + (locale.identifier.contains("-") ? 1 : 0)
      return (rank, locale.identifier, locale)
    }
    return ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
  }
}
