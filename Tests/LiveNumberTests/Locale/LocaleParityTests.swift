import LiveNumberCore
import Testing

@testable import LiveNumber

/// Every format writes byte for byte what ICU writes, in every locale that ICU lists.
@Suite struct LocaleParityTests {
  private static let styles: [NumberStyle] = [
    .decimal, .percent,
    .currency("EUR"), .currency("USD"), .currency("JPY"), .currency("CVE"),
    .currency("USD", display: .narrow), .currency("CHF", display: .code),
    .currency("EUR", sign: .accounting), .currency("INR", display: .code, sign: .accounting),
    .unit("kilometer"), .unit("celsius", display: .narrow), .unit("percent"),
  ]

  private static let values = [
    "0", "-0", "1", "-1", "0.5", "-0.05", "12.5", "999", "1000", "-1000", "9999", "10000", "100000",
    "1000000", "1234567.891", "-1234567.891", "12345678901234567890.5", "0.000000000000000000001",
  ]

  @Test(arguments: styles) func defaults(_ style: NumberStyle) throws {
    var differences = Differences()
    var refused = 0
    for locale in NumberLocale.available {
      guard let format = try fixedFormat(style, locale) else {
        refused += 1
        continue
      }
      let reference = try ReferenceFormatter(style, locale)
      for value in Self.values {
        let decimal = try #require(ExactDecimal(value))
        differences.compare(
          format.format(decimal), try reference.text(value), "\(locale) \(style) \(value)")
      }
    }
    #expect(differences.count == 0, "\(differences.shown)")
    // Most locales have one form for these units; a style that is refused everywhere tests nothing.
    #expect(refused < NumberLocale.available.count / 2)
  }

  /// Nil where the style has no fixed form in the locale.
  private func fixedFormat(_ style: NumberStyle, _ locale: NumberLocale) throws -> NumberFormat? {
    do {
      return try NumberFormat(style, locale: locale)
    } catch {
      guard error.code == .pluralDependent else { throw error }
      return nil
    }
  }
}
