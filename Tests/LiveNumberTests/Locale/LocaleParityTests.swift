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

  @Test func numberingSystems() throws {
    var differences = Differences()
    for system in NumberingSystem.available {
      for name in ["en", "de-AT", "hi", "ar-EG", "fa", "he", "my"] {
        let locale = try NumberLocale(name).with(numberingSystem: system.name)
        for style in [NumberStyle.decimal, .percent, .currency("USD", display: .code)] {
          let format = try NumberFormat(style, locale: locale)
          let reference = try ReferenceFormatter(style, locale)
          for value in ["0", "-1234567.89", "1020304050607080.9"] {
            differences.compare(
              format.format(try #require(ExactDecimal(value))), try reference.text(value),
              "\(locale) \(style) \(value)")
          }
        }
      }
    }
    #expect(differences.count == 0, "\(differences.shown)")
  }

  @Test(arguments: [UInt64.random(in: 1...UInt64.max)]) func randomValues(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var differences = Differences()
    for locale in NumberLocale.available {
      let style = try #require(Self.styles.prefix(10).randomElement(using: &random))
      let format = try NumberFormat(style, locale: locale)
      let reference = try ReferenceFormatter(style, locale)
      for _ in 0..<20 {
        let value = random.decimalText()
        differences.compare(
          format.format(try #require(ExactDecimal(value))), try reference.text(value),
          "\(locale) \(style) \(value)")
      }
    }
    #expect(differences.count == 0, "seed \(seed): \(differences.shown)")
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
