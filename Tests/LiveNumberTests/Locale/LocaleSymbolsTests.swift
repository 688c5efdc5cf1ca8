import Foundation
import LiveNumber
import TestSupport
import Testing

/// The symbols of locales, as an app changes them.
@Suite struct LocaleSymbolsTests {
  /// An app that changes one symbol of a format keeps the others, so all that a locale has can be
  /// set and stored.
  @Test func ownSymbolsOfAllLocales() throws {
    var failures = Failures()
    let styles: [NumberStyle] = [
      .number, .percent, .currency("USD"), .currency("CVE").sign(strategy: .accounting),
      .unit("kilometer"),
    ]
    var count = 0
    for locale in NumberLocale.available {
      for style in styles {
        guard let format = try? NumberFormat(style, locale: locale) else { continue }
        count += 1
        do {
          failures.expect(
            try format.with(symbols: format.symbols) == format, "\(locale) \(style.kind)")
          let data = try JSONEncoder().encode(format)
          failures.expect(
            try JSONDecoder().decode(NumberFormat.self, from: data) == format,
            "\(locale) \(style.kind) is decoded as another format")
        } catch {
          failures.add("\(locale) \(style.kind): \(error)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > 3 * NumberLocale.available.count)
  }
}
