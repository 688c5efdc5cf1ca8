/// A locale that most people recognize by its name.
///
/// The list only orders and names locales. It never decides between conventions.
struct FamiliarLocale {
  let identifier: String
  /// The English name.
  let name: String

  static let all = [
    ("en", "English"), ("de", "German"), ("fr", "French"), ("es", "Spanish"), ("it", "Italian"),
    ("pt", "Portuguese"), ("de-CH", "Swiss German"), ("sv", "Swedish"), ("ru", "Russian"),
    ("zh", "Chinese"), ("ja", "Japanese"), ("hi", "Hindi"), ("ar", "Arabic"), ("fa", "Persian"),
    ("bn", "Bengali"), ("mr", "Marathi"), ("my", "Burmese"),
  ].map(FamiliarLocale.init)

  /// Returns familiar locales first, then languages, and then their variants, each alphabetically.
  static func sorted(_ locales: [String]) -> [String] {
    let ranked = locales.map { locale in
      let rank =
        all.firstIndex { $0.identifier == locale }
        ?? all.count + (locale.utf8.contains(UInt8(ascii: "-")) ? 1 : 0)
      return (rank, locale)
    }
    return ranked.sorted { $0 < $1 }.map(\.1)
  }
}
