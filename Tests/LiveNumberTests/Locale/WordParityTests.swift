import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// Infinities and what is not a number are written as ICU does, in every locale that it lists.
@Suite struct WordParityTests {
  private static let styles: [NumberStyle] = [
    .decimal, .currency("USD", display: .code),
    .currency("CHF", display: .code, sign: .accounting),
  ]

  private static let signs: [(NumberFormat.SignDisplay, stem: String, accounting: String)] = [
    (.automatic, "sign-auto", "sign-accounting"),
    (.always, "sign-always", "sign-accounting-always"),
    (.never, "sign-never", "sign-never"),
    (.negative, "sign-negative", "sign-accounting-negative"),
    (.exceptZero, "sign-except-zero", "sign-accounting-except-zero"),
  ]

  @Test(arguments: styles) func words(_ style: NumberStyle) throws {
    var isAccounting = false
    if case .currency(_, _, .accounting) = style { isAccounting = true }
    var failures = Failures()
    for locale in NumberLocale.available {
      for (display, stem, accounting) in Self.signs {
        let options = NumberFormat.Options(signDisplay: display)
        guard let format = try? NumberFormat(style, locale: locale, options: options) else {
          continue
        }
        let formatter = try ICUFormatter(
          skeleton: "\(style.skeleton(sign: nil)) \(isAccounting ? accounting : stem)",
          locale: locale)
        for value in [Double.infinity, -.infinity, .nan] {
          failures.compare(
            format.format(value), try formatter.format(value).text, "\(locale) \(stem) \(value)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
