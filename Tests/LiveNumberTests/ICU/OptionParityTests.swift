import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// Options change texts like ICU's, in every locale of ICU.
@Suite struct OptionParityTests {
  /// The options of a format, and their words in a skeleton.
  struct Case: CustomTestStringConvertible, Sendable {
    var options: NumberFormat.Options
    var stems: String
    /// The words of an accounting style, if they differ.
    var accountingStems: String?

    var testDescription: String { stems }

    init(_ stems: String, accounting: String? = nil, _ change: (inout NumberFormat.Options) -> Void)
    {
      self.stems = stems
      accountingStems = accounting
      options = NumberFormat.Options()
      change(&options)
    }
  }

  private static let cases = [
    Case("sign-auto", accounting: "sign-accounting") { $0.signDisplay = .automatic },
    Case("sign-always", accounting: "sign-accounting-always") { $0.signDisplay = .always },
    Case("sign-never", accounting: "sign-never") { $0.signDisplay = .never },
    Case("sign-negative", accounting: "sign-accounting-negative") { $0.signDisplay = .negative },
    Case("sign-except-zero", accounting: "sign-accounting-except-zero") {
      $0.signDisplay = .exceptZero
    },
    Case("group-on-aligned") { $0.grouping = .always },
    Case("group-min2") { $0.grouping = .min2 },
    Case("group-off") { $0.grouping = .never },
    Case(".00") { $0.precision = .fractionLength(2) },
    Case(".0##") { $0.precision = .fractionLength(1...3) },
    Case("precision-integer decimal-always") {
      $0.precision = .integer
      $0.decimalSeparatorDisplay = .always
    },
    Case("integer-width/+00000 .00") {
      $0.minimumIntegerDigits = 5
      $0.precision = .fractionLength(2)
    },
    Case("integer-width/* .00") {
      $0.minimumIntegerDigits = 0
      $0.precision = .fractionLength(2)
    },
  ]

  private static let styles: [NumberStyle] = [
    .number, .currency("USD").presentation(.code),
    .currency("CHF").presentation(.code).sign(strategy: .accounting),
  ]

  private static let values = ["-0.004", "1234.5", "-1234567.125"]

  @Test(arguments: cases) func options(_ item: Case) throws {
    var failures = Failures()
    for locale in NumberLocale.sampled {
      for style in Self.styles {
        guard let format = try? NumberFormat(style, locale: locale, options: item.options) else {
          continue
        }
        let reference = try ReferenceFormatter(style, locale, stems(item, style))
        for value in Self.values {
          let decimal = try #require(ExactDecimal(value))
          failures.compare(
            format.format(decimal), try reference.text(value), "\(locale) \(style) \(value)")
        }
        guard item.stems.hasPrefix("sign-") else { continue }
        for value in [Double.infinity, -.infinity, .nan] {
          failures.compare(
            format.format(value), try reference.text(value), "\(locale) \(style) \(value)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private func stems(_ item: Case, _ style: NumberStyle) -> String {
    guard case .currency(_, _, .accounting) = style.kind else { return item.stems }
    return item.accountingStems ?? item.stems
  }
}
