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
    let rows: [(NumberFormat.Options, String)] = [
      (NumberFormat.Options(precision: .fractionLength(2)), ".00"),
      (NumberFormat.Options(precision: .integer), "precision-integer"),
      (NumberFormat.Options(precision: .fractionLength(1...3)), ".0##"),
      (NumberFormat.Options(precision: .fractionLength(1...)), ".0*"),
      (NumberFormat.Options(precision: .significantDigits(2...4)), "@@##"),
      (NumberFormat.Options(precision: .significantDigits(2...)), "@@*"),
      (
        NumberFormat.Options(precision: .increment(step, minimumFractionDigits: 3)),
        "precision-increment/0.050"
      ),
      (
        NumberFormat.Options(precision: .increment(5, minimumFractionDigits: 1)),
        "precision-increment/5.0"
      ),
      (NumberFormat.Options(minimumIntegerDigits: 3), "integer-width/*000"),
      (NumberFormat.Options(minimumIntegerDigits: 0), "integer-width/*"),
      (NumberFormat.Options(roundingRule: .halfOdd), "rounding-mode-half-odd"),
      (NumberFormat.Options(grouping: .always), "group-on-aligned"),
      (NumberFormat.Options(signDisplay: .exceptZero), "sign-except-zero"),
      (NumberFormat.Options(decimalSeparatorDisplay: .always), "decimal-always"),
      (NumberFormat.Options(scale: -3), "scale/0.001"),
    ]
    for (options, word) in rows {
      let skeleton = NumberSkeleton(style: .decimal, options: options)
      let words = skeleton.description.split(separator: " ")
      #expect(words.contains { $0 == word }, "\(word) in \(words)")
    }
  }
}
