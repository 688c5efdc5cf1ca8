import LiveNumber

/// How one locale writes the numbers of the sample form.
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
      // Turkish writes one degree with a blank and others without: there it is a plain number.
      guard error.code == .pluralDependent else { throw error }
      temperature = integer
    }
  }
}
