import LiveNumber

/// The locales that Ctrl-G cycles through.
struct LocaleCycle {
  static let standard = ["fr", "en", "de", "ar-EG", "hi"]

  private var locales: [NumberLocale]

  /// Creates a cycle that begins with `start`, which is added if it isn't one of the standard
  /// locales.
  init(from start: NumberLocale) throws {
    let others = try Self.standard.map { try NumberLocale($0) }
    let place = others.firstIndex(of: start)
    locales = place.map { Array(others[$0...] + others[..<$0]) } ?? [start] + others
  }

  var current: NumberLocale { locales[0] }

  mutating func advance() { locales.append(locales.removeFirst()) }
}

extension NumberFormat {
  /// Returns the format of a style in the sample form.
  static func sample(
    _ style: NumberStyle, _ locale: NumberLocale
  ) throws(NumberFormatError) -> NumberFormat {
    do {
      return try NumberFormat(style, locale: locale)
    } catch {
      // In Turkish, the text of a unit depends on the number, so the field shows a plain number.
      guard error.code == .pluralDependent else { throw error }
      return try NumberFormat(locale: locale)
    }
  }
}
