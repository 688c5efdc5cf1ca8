import Foundation
import LiveNumber
import TestSupport
import Testing

/// A field with a style of Foundation's shows byte for byte what the style writes, in every locale.
@Suite struct StyleParityTests {
  /// Styles of one kind, whose texts in a locale are compared.
  private struct Row: Sendable {
    let compare: @Sendable (Locale, inout Failures) -> Void

    init<Style: LiveFormatStyle & Sendable>(
      _ name: String, _ values: [Style.FormatInput],
      style: @escaping @Sendable (Locale) -> Style
    ) {
      compare = { locale, failures in
        let style = style(locale)
        do {
          let live = try style.liveStyle()
          let store = NumberStore(format: live)
          for value in values {
            let subject = "\(name) \(locale.identifier) \(value)"
            failures.compare(live.format(value), style.format(value), subject)
            store.value = value
            store.apply(.commit)
            failures.compare(store.text, style.format(value), "field \(subject)")
          }
        } catch {
          failures.add("\(name) \(locale.identifier): \(error)")
        }
      }
    }
  }

  private static let doubles: [Double] = [
    0, 1, -1, 0.125, -0.5, 2.675, 99.995, 999, 1234.5, -10_000, 1_234_567.25, -98_765_432.1,
  ]
  private static let decimals =
    doubles.map { Decimal($0) } + [Decimal(string: "12345678901234567890.125")].compactMap { $0 }
  private static let integers = [0, 1, -1, 12, 999, -1234, 10_000, 1_234_567, -9_876_543_210]

  private static let rows = [
    Row("Double", doubles) { FloatingPointFormatStyle<Double>(locale: $0) },
    Row("Double, two digits, not grouped", doubles) {
      FloatingPointFormatStyle<Double>(locale: $0).precision(.fractionLength(2)).grouping(.never)
    },
    Row("Double, signed, with a separator", doubles) {
      FloatingPointFormatStyle<Double>(locale: $0).sign(strategy: .always())
        .decimalSeparator(strategy: .always)
    },
    Row("Double, three significant digits, up", doubles) {
      FloatingPointFormatStyle<Double>(locale: $0).precision(.significantDigits(1...3))
        .rounded(rule: .up)
    },
    Row("Double, in steps of 0.05", doubles) {
      FloatingPointFormatStyle<Double>(locale: $0).rounded(rule: .toNearestOrEven, increment: 0.05)
    },
    Row("Double, in thousands", doubles) {
      FloatingPointFormatStyle<Double>(locale: $0).scale(0.001).precision(.fractionLength(0...))
    },
    Row("Double, percent", doubles) { FloatingPointFormatStyle<Double>.Percent(locale: $0) },
    Row("Double, pounds", doubles) {
      FloatingPointFormatStyle<Double>.Currency(code: "EGP", locale: $0)
        .sign(strategy: .accountingAlways())
    },
    Row("Decimal", decimals) { Decimal.FormatStyle(locale: $0) },
    Row("Decimal, all digits", decimals) {
      Decimal.FormatStyle(locale: $0).precision(.fractionLength(1...))
        .sign(strategy: .always(includingZero: false))
    },
    Row("Decimal, percent", decimals) {
      Decimal.FormatStyle.Percent(locale: $0).precision(.fractionLength(0...1)).rounded(rule: .down)
    },
    Row("Decimal, euros", decimals) { Decimal.FormatStyle.Currency(code: "EUR", locale: $0) },
    Row("Decimal, dollars", decimals) {
      Decimal.FormatStyle.Currency(code: "USD", locale: $0).presentation(.narrow)
        .sign(strategy: .accounting).rounded(rule: .toNearestOrAwayFromZero)
    },
    // A field shows the minus of a negative number, though the style doesn't: it is part of the
    // number.
    Row("Decimal, yen, without a sign", decimals.filter { $0 >= 0 }) {
      Decimal.FormatStyle.Currency(code: "JPY", locale: $0).presentation(.isoCode)
        .sign(strategy: .never)
    },
    Row("Int", integers) { IntegerFormatStyle<Int>(locale: $0) },
    Row("Int, three digits at least", integers) {
      IntegerFormatStyle<Int>(locale: $0).precision(.integerLength(3...)).grouping(.never)
    },
    Row("Int, cents", integers) {
      IntegerFormatStyle<Int>.Currency(code: "EUR", locale: $0).scale(0.01)
    },
    Row("Int, percent", integers) { IntegerFormatStyle<Int>.Percent(locale: $0) },
    Row("Int, in steps of 5", integers) {
      IntegerFormatStyle<Int>(locale: $0).rounded(rule: .down, increment: 5)
    },
    Row("Int8", [0, 1, -1, 99, -128]) { IntegerFormatStyle<Int8>(locale: $0) },
    Row("UInt16", [0, 1, 999, 1000, 65535]) { IntegerFormatStyle<UInt16>(locale: $0) },
    // Foundation writes a Float's digits as a Double's, so that 0.1 has eight more.
    Row("Float", [0, 1, -0.5, 1234.5, 65_536]) { FloatingPointFormatStyle<Float>(locale: $0) },
  ]

  /// Locales in the outer loop, so that the rows share what is read of each.
  @Test func texts() {
    var failures = Failures()
    for locale in NumberLocale.sampled {
      for row in Self.rows { row.compare(Locale(identifier: locale.identifier), &failures) }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
