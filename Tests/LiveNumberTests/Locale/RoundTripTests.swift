import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// What a format writes it reads back, in every locale that ICU lists.
@Suite struct RoundTripTests {
  private static let styles: [NumberStyle] = [
    .decimal, .percent, .currency("EUR"), .currency("USD", display: .code),
    .currency("CHF", display: .code, sign: .accounting), .unit("kilometer"),
  ]

  private static let options = [
    NumberFormat.Options(precision: .unlimited),
    NumberFormat.Options(
      precision: .unlimited, minimumIntegerDigits: 0, signDisplay: .always,
      decimalSeparatorDisplay: .always),
  ]

  @Test(arguments: styles) func roundTrip(_ style: NumberStyle) throws {
    var failures = Failures()
    for locale in NumberLocale.available {
      for options in Self.options {
        guard let format = try? NumberFormat(style, locale: locale, options: options) else {
          continue
        }
        for value in ["0.5", "-1234567.891", "1234"] {
          let decimal = try #require(ExactDecimal(value))
          let text = format.format(decimal)
          for mode in [ParseMode.strict, .lenient] {
            // Equal in value; percent has two zeros more.
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
