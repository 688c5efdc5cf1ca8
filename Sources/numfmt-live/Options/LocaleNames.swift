import CICUNumber
import LiveNumber

/// What people call locales: `German` in English, or `Deutsch`, or `allemand` in their own
/// language.
enum LocaleNames {
  /// Returns the identifier of the locale that a name was probably meant for, or `nil` if none is
  /// near.
  static func suggestion(for name: String) -> String? {
    // No name is longer, and comparing takes longer with each character.
    guard name.utf8.count <= 100 else { return nil }
    let languages = [english, user].compactMap(\.self)
    var identifiers: [String: String] = [:]
    // A language by itself, or in a script; regions have no names of their own.
    let locales = NumberLocale.available.map(\.identifier).filter { identifier in
      identifier.split { $0 == "-" }.dropFirst().allSatisfy { $0.utf8.count == 4 }
    }
    for locale in locales.sorted() {
      guard var resolved = resolved(locale) else { continue }
      for var language in languages + [resolved] {
        guard let name = text({ cicu_locale_name(&resolved, &language, $0, $1, $2) }) else {
          continue
        }
        if identifiers[name.lowercased()] == nil { identifiers[name.lowercased()] = locale }
      }
    }
    let name = name.lowercased()
    // Shorter words are near to too many names.
    let near = name.count > 3 ? Suggestion.nearest(to: name, among: identifiers.keys.sorted()) : nil
    return identifiers[name] ?? near.flatMap { identifiers[$0] }
  }

  private static var english: CICULocale? { resolved("en") }

  /// The locale of the environment, or `nil` if there's none.
  private static var user: CICULocale? {
    let choice = LocaleChoice(option: nil, standard: "en")
    return resolved(String(choice.identifier.prefix { $0 != "." }))
  }

  private static func resolved(_ identifier: String) -> CICULocale? {
    var locale = CICULocale()
    var identifier = identifier
    let status = identifier.withUTF8 { text in
      text.withMemoryRebound(to: CChar.self) {
        cicu_locale_resolve($0.baseAddress, Int32(clamping: $0.count), &locale)
      }
    }
    return status == CICU_OK ? locale : nil
  }

  private static func text(
    _ write: (UnsafeMutablePointer<CChar>, Int32, UnsafeMutablePointer<Int32>) -> CICUStatus
  ) -> String? {
    var buffer = [CChar](repeating: 0, count: 512)
    var length: Int32 = 0
    guard write(&buffer, Int32(buffer.count), &length) == CICU_OK else { return nil }
    return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
