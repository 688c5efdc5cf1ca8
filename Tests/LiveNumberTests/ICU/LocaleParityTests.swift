import CICUNumber
import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// Every format writes byte for byte what ICU writes, in every locale of ICU.
@Suite struct LocaleParityTests {
  private static let named = NumberStyle.named.map(\.style)

  private static let styles: [NumberStyle] =
    named + [
      .currency("EUR"), .currency("USD"), .currency("JPY"), .currency("CVE"),
      .currency("USD").presentation(.narrow), .currency("CHF").presentation(.code),
      .currency("EUR").sign(strategy: .accounting),
      .currency("INR").presentation(.code).sign(strategy: .accounting),
      .unit("kilometer"), .unit("celsius").width(.narrow), .unit("percent"),
    ]

  /// Returns whether a text isn't ICU's: in POSIX, its per mille sign has digits.
  private static func isOwn(_ style: NumberStyle, _ locale: NumberLocale) -> Bool {
    style == .permille && "\(locale)" == "en-US-POSIX"
  }

  private static let values = [
    "0", "-0", "1", "-1", "0.5", "-0.05", "12.5", "999", "1000", "-1000", "9999", "10000", "100000",
    "1000000", "1234567.891", "-1234567.891", "12345678901234567890.5", "0.000000000000000000001",
  ]

  @Test(arguments: styles) func defaults(_ style: NumberStyle) throws {
    var failures = Failures()
    var rejected = 0
    for locale in NumberLocale.sampled where !Self.isOwn(style, locale) {
      guard let format = try fixedFormat(style, locale) else {
        rejected += 1
        continue
      }
      let reference = try ReferenceFormatter(style, locale)
      for value in Self.values {
        let decimal = try #require(ExactDecimal(value))
        failures.compare(
          format.format(decimal), try reference.text(value), "\(locale) \(style) \(value)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    // Most locales have one form of these units; a style that none takes would test nothing.
    #expect(rejected < NumberLocale.sampled.count / 2)
  }

  @Test func numberingSystems() throws {
    var failures = Failures()
    for system in NumberingSystem.available {
      for name in ["en", "de-AT", "hi", "ar-EG", "fa", "he", "my"] {
        let locale = try NumberLocale(name).with(numberingSystem: system.name)
        for style in Self.named + [.currency("USD").presentation(.code)] {
          let format = try NumberFormat(style, locale: locale)
          let reference = try ReferenceFormatter(style, locale)
          for value in ["0", "-1234567.89", "1020304050607080.9"] {
            failures.compare(
              format.format(try #require(ExactDecimal(value))), try reference.text(value),
              "\(locale) \(style) \(value)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func randomValues() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    for locale in NumberLocale.available {
      let style = random.pick(Self.styles.prefix(11).filter { !Self.isOwn($0, locale) })
      let format = try NumberFormat(style, locale: locale)
      let reference = try ReferenceFormatter(style, locale)
      for _ in 0..<20 {
        let fraction = random.digits(random.number(in: 0...12))
        let value =
          (random.once(in: 2) ? "-" : "") + random.digits(random.number(in: 1...24))
          + (fraction.isEmpty ? "" : ".\(fraction)")
        failures.compare(
          format.format(try #require(ExactDecimal(value))), try reference.text(value),
          "\(locale) \(style) \(value)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Returns the format, or `nil` if the style has no fixed form in the locale.
  private func fixedFormat(_ style: NumberStyle, _ locale: NumberLocale) throws -> NumberFormat? {
    do {
      return try NumberFormat(style, locale: locale)
    } catch {
      guard error.code == .pluralDependent else { throw error }
      return nil
    }
  }

  // MARK: - Parts

  private static let partStyles: [NumberStyle] =
    named + [
      .currency("EUR"), .currency("CVE"), .currency("USD").sign(strategy: .accounting),
      .currency("CHF").presentation(.code), .unit("kilometer"),
    ]

  /// The names of both that correspond one to one.
  private static let kinds: [(NumberFormat.Part.Kind, Int32)] = [
    (.group, CICU_FIELD_GROUP), (.decimal, CICU_FIELD_DECIMAL), (.fraction, CICU_FIELD_FRACTION),
    (.minusSign, CICU_FIELD_SIGN), (.percentSign, CICU_FIELD_PERCENT),
    (.permilleSign, CICU_FIELD_PER_MILLE), (.currency, CICU_FIELD_CURRENCY),
  ]

  /// The parts of a text stand where ICU's fields stand.
  @Test(arguments: partStyles) func parts(_ style: NumberStyle) throws {
    var failures = Failures()
    for locale in NumberLocale.sampled where !Self.isOwn(style, locale) {
      // Some units change with the number.
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      let reference = try ReferenceFormatter(style, locale)
      for value in ["0", "-1", "1234567.895", "-12345678901234567890.5"] {
        let number = try #require(ExactDecimal(value))
        let text = format.format(number)
        let parts = format.parts(of: number)
        let icu = try reference.formatted(value)
        for (kind, field) in Self.kinds {
          let ours = parts.filter { $0.kind == kind }.map { part in
            let base = part.text.base.utf8
            let start = base.distance(from: base.startIndex, to: part.text.startIndex)
            return start..<(start + part.text.utf8.count)
          }
          failures.expect(
            ours == icu.ranges(field),
            "\(locale) \(style) \(text.escaped): \(kind.rawValue) \(ours), not \(icu.ranges(field))"
          )
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  // MARK: - Reading

  private static let roundTripStyles: [NumberStyle] =
    named + [
      .currency("EUR"), .currency("USD").presentation(.code),
      .currency("CHF").presentation(.code).sign(strategy: .accounting), .unit("kilometer"),
    ]

  private static let roundTripOptions = [
    NumberFormat.Options(precision: .unlimited),
    NumberFormat.Options(
      precision: .unlimited, minimumIntegerDigits: 0, signDisplay: .always,
      decimalSeparatorDisplay: .always),
  ]

  /// A format reads what it writes.
  @Test(arguments: roundTripStyles) func roundTrip(_ style: NumberStyle) throws {
    var failures = Failures()
    for locale in NumberLocale.sampled {
      for options in Self.roundTripOptions {
        guard let format = try? NumberFormat(style, locale: locale, options: options) else {
          continue
        }
        for value in ["0", "0.5", "-1234567.891", "1234", "9223372036854775807"] {
          let decimal = try #require(ExactDecimal(value))
          let text = format.format(decimal)
          for mode in [ParseMode.strict, .lenient] {
            // The values are equal, but percentages have two more zeros.
            let read = try? format.parse(text, mode: mode)
            failures.compare(
              read == decimal ? value : "\(String(describing: read))", value,
              "\(locale) \(style) \(mode) \(text)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
