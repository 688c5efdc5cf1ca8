import LiveNumber
import Testing

/// The text of skeletons, apart from what ICU makes of it.
@Suite struct NumberSkeletonTests {
  @Test func stylesAndNotations() {
    let rows: [(NumberSkeleton, String)] = [
      (
        NumberSkeleton(style: .decimal),
        "precision-unlimited rounding-mode-half-even group-auto sign-auto"
      ),
      (
        NumberSkeleton(style: .percent, notation: .scientific),
        "percent scientific precision-unlimited rounding-mode-half-even group-auto sign-auto scale/100"
      ),
      (
        NumberSkeleton(style: .currency("EUR", sign: .accounting), notation: .compactLong),
        "currency/EUR unit-width-short compact-long rounding-mode-half-even group-auto sign-accounting"
      ),
      (
        NumberSkeleton(style: .currency("EUR"), namesCurrency: true),
        "currency/EUR unit-width-full-name rounding-mode-half-even group-auto sign-auto"
      ),
      (
        NumberSkeleton(style: .unit("day", display: .long)),
        "unit/day unit-width-full-name precision-unlimited rounding-mode-half-even group-auto sign-auto"
      ),
    ]
    for (skeleton, text) in rows { #expect(skeleton.description == text) }
  }

  @Test func options() throws {
    let step = try #require(ExactDecimal("0.05"))
    let rows: [(NumberFormatOptions, String)] = [
      (NumberFormatOptions(precision: .exactly(2)), ".00"),
      (NumberFormatOptions(precision: .integer), "precision-integer"),
      (NumberFormatOptions(precision: .fractionDigits(minimum: 1, maximum: 3)), ".0##"),
      (NumberFormatOptions(precision: .fractionDigits(minimum: 1, maximum: nil)), ".0*"),
      (NumberFormatOptions(precision: .significantDigits(minimum: 2, maximum: 4)), "@@##"),
      (NumberFormatOptions(precision: .significantDigits(minimum: 2, maximum: nil)), "@@*"),
      (
        NumberFormatOptions(precision: .increment(step, minimumFractionDigits: 3)),
        "precision-increment/0.050"
      ),
      (
        NumberFormatOptions(precision: .increment(5, minimumFractionDigits: 1)),
        "precision-increment/5.0"
      ),
      (NumberFormatOptions(minimumIntegerDigits: 3), "integer-width/*000"),
      (NumberFormatOptions(minimumIntegerDigits: 0), "integer-width/*"),
      (NumberFormatOptions(roundingMode: .halfOdd), "rounding-mode-half-odd"),
      (NumberFormatOptions(grouping: .always), "group-on-aligned"),
      (NumberFormatOptions(signDisplay: .exceptZero), "sign-except-zero"),
      (NumberFormatOptions(decimalSeparatorDisplay: .always), "decimal-always"),
      (NumberFormatOptions(scale: -3), "scale/0.001"),
    ]
    for (options, word) in rows {
      let skeleton = NumberSkeleton(style: .decimal, options: options)
      let words = skeleton.description.split(separator: " ")
      #expect(words.contains { $0 == word }, "\(word) in \(words)")
    }
  }
}
