import LiveNumber

/// The number formats of one locale in the sample form.
struct SampleFormats: Hashable, Sendable {
  let locale: NumberLocale
  let integer: NumberFormat
  let percent: NumberFormat
  let temperature: NumberFormat

  init(_ locale: NumberLocale) throws(NumberFormatError) {
    self.locale = locale
    integer = try NumberFormat(locale: locale)
    percent = try NumberFormat(.percent, locale: locale)
    do {
      temperature = try NumberFormat(.unit("celsius"), locale: locale)
    } catch {
      // In Turkish, the text of the unit depends on the number, so the field shows a plain number.
      guard error.code == .pluralDependent else { throw error }
      temperature = integer
    }
  }
}

/// The locales that Ctrl-G cycles through.
@MainActor final class LocaleCycle {
  static let standard = ["fr", "en", "de", "ar-EG", "hi"]

  private let formats: [SampleFormats]
  private var index = 0

  /// Creates a cycle that begins with `start`, which is added if it isn't one of the standard
  /// locales.
  init(from start: NumberLocale) throws {
    let others = try Self.standard.map { try NumberLocale($0) }
    let place = others.firstIndex(of: start)
    let locales = place.map { Array(others[$0...] + others[..<$0]) } ?? [start] + others
    formats = try locales.map { try SampleFormats($0) }
  }

  var current: SampleFormats { formats[index] }

  func advance() { index = (index + 1) % formats.count }
}
