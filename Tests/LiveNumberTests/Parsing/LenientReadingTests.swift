import LiveNumber
import Testing

@testable import LiveNumberCore

/// Strict and lenient reading, in every locale that ICU lists.
@Suite struct LenientReadingTests {
  /// Whatever is read leniently has the magnitude that the text shows, by the format's convention.
  @Test func noReadingChangesTheMagnitude() throws {
    var samples = Samples(#function)
    var failures = Failures()
    let separators = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٫", "٬", ""]
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let kinds = SeparatorKinds(format.symbols)
      for _ in 0..<(6 * Samples.factor) {
        let digits = samples.digits(samples.number(in: 1...9))
        let decimal =
          samples.once(in: 2) ? format.symbols.decimalSeparator : samples.pick(separators)
        let number = ForeignNumber(
          digits, group: samples.pick(separators), decimal: decimal, &samples)
        guard let value = try? format.parse(number.text, mode: .lenient) else { continue }
        // The only decimal separator is the locale's.
        let points = number.text.unicodeScalars.filter {
          kinds.kind(of: $0) == kinds.decimal || $0 == "٫"
        }
        let fraction = number.text.unicodeScalars.split(
          omittingEmptySubsequences: false, whereSeparator: { points.contains($0) })
        let places = points.isEmpty ? 0 : fraction.last?.count ?? 0
        failures.expect(
          value.scale == places && value == ExactDecimal(digits)?.scaledByPowerOfTen(-places),
          "\(locale): \(number.text.escaped) is \(value)")
      }
    }
    failures.report(seed: Samples.seed)
  }

  /// Every text that is read strictly is read leniently, with the same value.
  @Test func strictIsASubset() throws {
    var samples = Samples(#function)
    var failures = Failures()
    let styles: [NumberStyle] = [
      .decimal, .percent, .currency("EUR"), .currency("USD", sign: .accounting), .currency("CVE"),
      .unit("kilometer"),
    ]
    var strictly = 0
    for locale in NumberLocale.available {
      guard let format = try? NumberFormat(samples.pick(styles), locale: locale) else { continue }
      for _ in 0..<(6 * Samples.factor) {
        let number = try #require(ExactDecimal(samples.content()))
        var scalars = Array(format.format(number).unicodeScalars)
        // Changed a little, it may be read by one, by both or by none.
        if samples.once(in: 2) { scalars.remove(at: samples.number(below: scalars.count)) }
        if samples.once(in: 3), !scalars.isEmpty {
          scalars.swapAt(samples.number(below: scalars.count), samples.number(below: scalars.count))
        }
        let text = String(String.UnicodeScalarView(scalars))
        guard let strict = try? format.parse(text) else { continue }
        strictly += 1
        let lenient = try? format.parse(text, mode: .lenient)
        failures.expect(
          lenient?.isIdentical(to: strict) == true,
          "\(locale) \(format.style): \(text.escaped) is \(strict) and \(lenient as Any)")
      }
    }
    #expect(strictly > NumberLocale.available.count)
    failures.report(seed: Samples.seed)
  }

  /// The reader that only lenient reading has, without the strict one before it, agrees with it.
  @Test func formattedTextIsReadWithoutStrictness() throws {
    var samples = Samples(#function)
    var failures = Failures()
    let styles: [NumberStyle] = [
      .decimal, .percent, .currency("EUR"), .currency("USD", sign: .accounting), .currency("DKK"),
      .currency("PAB", display: .narrow), .currency("CVE"), .unit("kilometer"),
    ]
    for locale in NumberLocale.available {
      for _ in 0..<Samples.factor {
        guard let format = try? NumberFormat(samples.pick(styles), locale: locale) else { continue }
        let number = try #require(ExactDecimal(samples.content(fraction: 0)))
        let text = " " + format.format(number) + "\n"
        let read = try? format.parse(text, mode: .lenient)
        failures.expect(
          read == number,
          "\(locale) \(format.style): \(text.escaped) is \(read as Any), not \(number)")
      }
    }
    failures.report(seed: Samples.seed)
  }
}
