import LiveNumber
import TestSupport
import Testing

/// Strict and lenient reading, in every locale.
@Suite struct LenientReadingTests {
  /// A text that is read leniently has the magnitude it shows, by the format's convention.
  @Test func noReadingChangesTheMagnitude() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let separators = [",", ".", " ", "'", "\u{A0}", "\u{202F}", "’", "٫", "٬", ""]
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let point = format.symbols.decimalSeparator.unicodeScalars.first?.foldedSeparator
      for _ in 0..<(6 * Samples.factor) {
        let digits = random.digits(random.number(in: 1...9))
        let decimal = random.once(in: 2) ? format.symbols.decimalSeparator : random.pick(separators)
        let text = ForeignNumber.text(
          digits, group: random.pick(separators), decimal: decimal, &random)
        guard let value = try? format.parse(text, mode: .lenient) else { continue }
        // The only decimal separator is the locale's.
        let points = text.unicodeScalars.filter {
          $0.foldedSeparator == point || $0 == "٫"
        }
        let fraction = text.unicodeScalars.split(
          omittingEmptySubsequences: false, whereSeparator: { points.contains($0) })
        let places = points.isEmpty ? 0 : fraction.last?.count ?? 0
        failures.expect(
          value.scale == places && value == ExactDecimal(digits)?.scaledByPowerOfTen(-places),
          "\(locale): \(text.escaped) is \(value)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A text that is read strictly is read leniently, with the same value, and reading keeps its
  /// promises.
  @Test func strictIsASubset() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let styles =
      NumberStyle.named.map(\.style) + [
        .currency("EUR"), .currency("USD").sign(strategy: .accounting),
        .currency("CVE"),
        .currency("DKK"), .currency("PAB").presentation(.narrow), .unit("kilometer"),
      ]
    var strictly = 0
    for locale in NumberLocale.available {
      guard let format = try? NumberFormat(random.pick(styles), locale: locale) else { continue }
      for _ in 0..<(6 * Samples.factor) {
        let number = try #require(ExactDecimal(random.content()))
        var scalars = Array(format.format(number).unicodeScalars)
        // Changed a little, it may be read in one mode, in both, or in none.
        if random.once(in: 2) { scalars.remove(at: random.number(below: scalars.count)) }
        if random.once(in: 3), !scalars.isEmpty {
          scalars.swapAt(random.number(below: scalars.count), random.number(below: scalars.count))
        }
        let text = String(String.UnicodeScalarView(scalars))
        let reading = ParsingInvariants.broken(by: text.utf8, in: format)
        if reading.strict != nil { strictly += 1 }
        failures.expect(
          reading.messages.isEmpty, "\(locale): \(reading.messages.joined(separator: "\n"))")
      }
    }
    #expect(strictly > NumberLocale.available.count)
    #expect(failures.isEmpty, "\(failures)")
  }
}
