/// A conversion of locale names in environment variables, such as `de_DE.UTF-8@euro`.
///
/// A name becomes a language tag. The character set, and modifiers that don't affect numbers, are
/// dropped.
enum POSIXLocaleName {
  /// Returns the language tag for a POSIX name, or `nil` for another name, which can be a tag
  /// itself.
  static func languageTag(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    let base = bytes.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let rest = bytes[base.count...]
    let modifier = rest.drop { $0 != UInt8(ascii: "@") }.dropFirst()
    // ICU writes keywords after the same character: de@numbers=arab.
    if modifier.contains(UInt8(ascii: "=")) { return nil }
    let language = String(decoding: base, as: UTF8.self)
    if language == "C" || language == "POSIX" { return "en-US-POSIX" }
    if rest.isEmpty { return nil }
    return apply(String(decoding: modifier, as: UTF8.self), to: language)
  }

  /// Returns a name with the language or script of a modifier, or `nil` for an unknown modifier.
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

  /// Returns a name with a script: `sr_RS` in Latin script is `sr_Latn_RS`.
  private static func insert(_ script: String, into language: String) -> String {
    let end = language.firstIndex { $0 == "_" || $0 == "-" } ?? language.endIndex
    return "\(language[..<end])_\(script)\(language[end...])"
  }
}
