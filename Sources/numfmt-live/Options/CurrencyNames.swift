import LiveNumber
import LiveNumberCore

/// What people call currencies: `euro` or `US dollars` in English, or `€`, or a name in their own
/// language.
enum CurrencyNames {
  /// Returns the code of the currency that a name was probably meant for, or `nil` if none is near,
  /// or several have it: `dollar`.
  ///
  /// The last word of a name is one, too, such as `yen` of Japanese yen.
  static func suggestion(for name: String) -> String? {
    // No name is longer, and comparing takes longer with each character.
    guard name.utf8.count <= 100 else { return nil }
    let name = name.lowercased()
    var (codes, codesByWord): ([String: Set<String>], [String: Set<String>]) = ([:], [:])
    for locale in ["en", LocaleNames.user].compactMap({ try? NumberLocale($0) }) {
      for code in LocaleData.currencyCodes {
        guard let currency = try? CurrencySymbols(code, locale: locale) else { continue }
        for name in currency.names + [currency.symbol] {
          codes[name.lowercased(), default: []].insert(code)
        }
        for word in currency.names.compactMap({ $0.lowercased().split(separator: " ").last }) {
          codesByWord[String(word), default: []].insert(code)
        }
      }
    }
    // Shorter words are near to too many names.
    let near = name.count > 3 ? Suggestion.nearest(to: name, among: codes.keys.sorted()) : nil
    let found = codes[name] ?? codesByWord[name] ?? near.flatMap { codes[$0] } ?? []
    return found.count == 1 ? found.first : nil
  }
}
