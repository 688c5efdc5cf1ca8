import Foundation
import LiveNumber
import TestSupport
import Testing

/// Every format writes byte for byte what Foundation writes, in every locale of Foundation.
@Suite struct FoundationParityTests {
  private static let values: [Double] = [0, 1, -1, -0.125, 999, 1234.5, 10_000, -1_234_567.25]

  /// A style, and the text that Foundation writes in it.
  private struct Row: CustomTestStringConvertible, Sendable {
    let style: NumberStyle
    let reference: @Sendable (Double, Locale) -> String

    var testDescription: String { "\(style)" }
  }

  private static let upToThreeDigits = NumberFormat.Precision.fractionLength(0...3)

  private static let rows = [
    Row(style: .number.precision(upToThreeDigits)) { value, locale in
      FloatingPointFormatStyle<Double>(locale: locale)
        .precision(.fractionLength(0...3)).format(value)
    },
    Row(style: .percent.precision(upToThreeDigits)) { value, locale in
      FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0...3)).format(value)
    },
    // No format style writes per mille, and neither does ICU: it's a percentage with another sign.
    Row(style: .permille.precision(upToThreeDigits)) { value, locale in
      let symbols = NumberFormatter()
      symbols.locale = locale
      let percentage = FloatingPointFormatStyle<Double>.Percent(locale: locale)
        .precision(.fractionLength(0...3)).format(value * 10)
      // That of POSIX is `0/00`, whose digits would be read as those of the number.
      return percentage.replacing(symbols.percentSymbol, with: symbols.perMillSymbol)
        .replacing("0/00", with: "‰")
    },
    Row(style: .currency("EUR")) { value, locale in
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale).format(value)
    },
    Row(style: .currency("USD").presentation(.narrow)) { value, locale in
      FloatingPointFormatStyle<Double>.Currency(code: "USD", locale: locale)
        .presentation(.narrow).format(value)
    },
    Row(style: .currency("JPY").presentation(.code)) { value, locale in
      FloatingPointFormatStyle<Double>.Currency(code: "JPY", locale: locale)
        .presentation(.isoCode).format(value)
    },
    Row(
      style: .currency("EGP").sign(strategy: .accounting).sign(strategy: .always())
    ) { value, locale in
      FloatingPointFormatStyle<Double>.Currency(code: "EGP", locale: locale)
        .sign(strategy: .accountingAlways(showZero: true)).format(value)
    },
  ]

  @Test(arguments: rows) private func texts(_ row: Row) throws {
    var failures = Failures()
    for locale in NumberLocale.available {
      let format = try NumberFormat(row.style, locale: locale)
      let reference = Locale(identifier: locale.identifier)
      for value in Self.values {
        failures.compare(
          format.format(value), row.reference(value, reference), "\(locale) \(value)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func everyLocaleOfFoundationIsAvailable() {
    #expect(NumberLocale.available.count == Locale.availableIdentifiers.count)
    #expect(NumberLocale.available.count > 500)
  }

  @Test(arguments: [("EUR", 2), ("JPY", 0), ("TND", 3), ("CLF", 4)])
  func fractionDigits(_ code: String, _ expected: Int) throws {
    let symbols = try CurrencySymbols(code, locale: NumberLocale("en"))
    #expect(symbols.fractionDigits == expected)
    #expect(
      try NumberFormat(.currency(CurrencyCode(code)), locale: "en").format(1).hasSuffix(
        expected == 0 ? "1" : "." + String(repeating: "0", count: expected)))
  }

  @Test func namesOfCurrenciesAreInEveryPluralForm() throws {
    let euro = try CurrencySymbols("EUR", locale: NumberLocale("en"))
    #expect(euro.symbol == "€")
    #expect(Set(euro.names) == ["Euro", "euro", "euros"])
    let pound = try CurrencySymbols("EGP", locale: NumberLocale("ar-EG"))
    #expect(pound.symbol == "ج.م.\u{200F}")
  }
}
