internal import LiveNumberCore
internal import Synchronization

/// Remembers what locales say, so that making a format again asks ICU nothing.
enum LocalizedStyleCache {
  private struct Key: Hashable {
    let locale: NumberLocale
    let style: NumberStyle
  }

  /// A program that goes through all locales must not keep them all; one that shows numbers uses few.
  private static let capacity = 256
  private static let entries = Mutex<[Key: LocalizedStyle]>([:])

  static func style(
    _ style: NumberStyle, locale: NumberLocale
  ) throws(NumberFormatError) -> LocalizedStyle {
    let key = Key(locale: locale, style: style)
    if let known = entries.withLock({ $0[key] }) { return known }
    // Read outside the lock: it takes a while, and reading twice does no harm.
    let read = try LocalizedStyle(style, locale: locale)
    entries.withLock { entries in
      if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
      entries[key] = read
    }
    return read
  }
}
