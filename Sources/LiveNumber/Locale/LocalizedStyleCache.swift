internal import LiveNumberCore

/// Remembers what locales say, so that making a format again asks ICU nothing.
enum LocalizedStyleCache {
  private struct Key: Hashable {
    let locale: NumberLocale
    let style: NumberStyle
  }

  private static let entries = BoundedCache<Key, LocalizedStyle>(capacity: 256)

  static func style(
    _ style: NumberStyle, locale: NumberLocale
  ) throws(NumberFormatError) -> LocalizedStyle {
    try entries.value(for: Key(locale: locale, style: style)) { () throws(NumberFormatError) in
      try LocalizedStyle(style, locale: locale)
    }
  }
}
