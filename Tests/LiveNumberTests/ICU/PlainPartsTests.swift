import LiveNumberCore
import Testing

@testable import LiveNumber

/// The parts that are told without ICU are those that ICU tells.
@Suite struct PlainPartsTests {
  private static let values: [Double] = [
    1, -1, 0.5, -1234.5, 1_234_567_890, .infinity, -.infinity, .nan,
  ]

  private static let styles: [NumberStyle] = [
    .number, .percent, .currency("EUR"), .currency("USD").presentation(.narrow),
    .currency("USD").sign(strategy: .accounting), .currency("CHF").presentation(.code),
    .currency("XOF"), .currency("CVE"), .currency("JPY"), .currency("EGP"),
  ]

  @Test func partsAreThoseOfICU() throws {
    var (plain, all) = (0, 0)
    for locale in NumberLocale.sampled {
      for style in Self.styles {
        for sign in [NumberFormat.SignDisplay.automatic, .always] {
          let formatter = try ICUFormatter(
            skeleton: "\(style.kind.skeleton(sign: sign)) .0", locale: locale)
          for value in Self.values {
            let isNegative = value.sign == .minus
            let parts = try formatter.format(value, integerOnly: true)
              .plainParts(currency: currency(style, locale), isNegative: isNegative)
            all += 1
            guard let parts else { continue }
            plain += 1
            let told = try formatter.format(value).parts(isNegative: isNegative)
            #expect(parts == told, "\(locale) \(style.kind) \(value)")
          }
        }
      }
    }
    // Otherwise, the first format takes as long as before.
    #expect(plain * 2 > all)
  }

  private func currency(_ style: NumberStyle, _ locale: NumberLocale) throws -> String {
    guard case .currency(let code, let display, _) = style.kind else { return "" }
    return try LocaleData.text(ofCurrency: code, display, in: locale)
  }
}
