import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// The pieces of a text stand where ICU says that its fields stand, in every locale that it lists.
@Suite struct PartsParityTests {
  private static let styles: [NumberStyle] = [
    .decimal, .percent, .currency("EUR"), .currency("CVE"), .currency("USD", sign: .accounting),
    .currency("CHF", display: .code), .unit("kilometer"),
  ]

  /// The names of the two, where they are one to one.
  private static let kinds: [(NumberFormat.Part.Kind, ICUFormattedNumber.Field.Kind)] = [
    (.group, .group), (.decimal, .decimal), (.fraction, .fraction), (.minusSign, .sign),
    (.percentSign, .percent), (.currency, .currency),
  ]

  @Test(arguments: styles) func fields(_ style: NumberStyle) throws {
    var failures = Failures()
    for locale in NumberLocale.available {
      // Some units change with the number in some locales.
      guard let format = try? NumberFormat(style, locale: locale) else { continue }
      let reference = try ReferenceFormatter(style, locale)
      for value in ["0", "-1", "1234567.895", "-12345678901234567890.5"] {
        let (text, parts) = format.parts(of: try #require(ExactDecimal(value)))
        let icu = try reference.formatted(value)
        for (kind, field) in Self.kinds {
          let ours = parts.filter { $0.kind == kind }.map { part in
            let start = text.utf8.distance(from: text.startIndex, to: part.range.lowerBound)
            return start..<(start + text[part.range].utf8.count)
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
}
