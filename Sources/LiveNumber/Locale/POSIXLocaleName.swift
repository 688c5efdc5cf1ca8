/// A locale's name as environment variables have it: `de_DE.UTF-8@euro`.
///
/// What numbers depend on becomes a language tag; the character set and the modifiers that concern
/// other things fall away.
enum POSIXLocaleName {
  /// The tag for a name of POSIX form.
  ///
  /// Nil where the name is not of it and may be a tag itself.
  static func languageTag(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    let base = bytes.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let rest = bytes[base.count...]
    let modifier = rest.drop { $0 != UInt8(ascii: "@") }.dropFirst()
    // ICU writes keywords behind the same character: de@numbers=arab.
    if modifier.contains(UInt8(ascii: "=")) { return nil }
    let language = String(decoding: base, as: UTF8.self)
    if language == "C" || language == "POSIX" { return "en-US-POSIX" }
    if rest.isEmpty { return nil }
    return apply(String(decoding: modifier, as: UTF8.self), to: language)
  }

  /// Puts what a modifier says about language and script into the name before it.
  private static func apply(_ modifier: String, to language: String) -> String? {
    switch modifier {
    case "", "euro": language
    case "latin", "iqtelif": insert("Latn", into: language)
    case "cyrillic": insert("Cyrl", into: language)
    case "devanagari": insert("Deva", into: language)
    case "valencia": language + "-valencia"
    default: nil
    }
  }

  /// `sr_RS` in Latin script is `sr_Latn_RS`.
  private static func insert(_ script: String, into language: String) -> String {
    let end = language.firstIndex { $0 == "_" || $0 == "-" } ?? language.endIndex
    return "\(language[..<end])_\(script)\(language[end...])"
  }
}
