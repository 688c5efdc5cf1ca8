import Foundation
import LiveNumber
import Testing

/// The text of skeletons.
@Suite struct NumberSkeletonTests {
  @Test func stylesAndNotations() {
    let rows: [(NumberSkeleton, String)] = [
      (
        NumberSkeleton(style: .number),
        "precision-unlimited rounding-mode-half-even sign-auto"
      ),
      (
        NumberSkeleton(style: .percent, notation: .scientific),
        "percent scientific precision-unlimited rounding-mode-half-even sign-auto scale/100"
      ),
      (
        NumberSkeleton(style: .number, notation: .compactShort),
        "compact-short rounding-mode-half-even sign-auto"
      ),
      (
        NumberSkeleton(style: .currency("EUR").sign(strategy: .accounting), notation: .compactLong),
        "currency/EUR unit-width-short compact-long rounding-mode-half-even sign-accounting"
      ),
      (
        NumberSkeleton(style: .currency("EUR"), namesCurrency: true),
        "currency/EUR unit-width-full-name rounding-mode-half-even sign-auto"
      ),
      (
        NumberSkeleton(style: .unit("day").width(.long)),
        "unit/day unit-width-full-name precision-unlimited rounding-mode-half-even sign-auto"
      ),
    ]
    for (skeleton, text) in rows { #expect(skeleton.description == text) }
  }

  @Test func options() throws {
    let step = ExactDecimal("0.05")
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
      let skeleton = NumberSkeleton(style: .number.with(options: options))
      let words = skeleton.description.split(separator: " ")
      #expect(words.contains { $0 == word }, "\(word) in \(words)")
    }
  }
}

/// What ICU makes of skeletons.
@Suite struct NumberSkeletonFormatTests {
  @Test(.enabled(if: ICU.majorVersion == "72", "the texts were taken from ICU 72"))
  func rangesOfNumbers() throws {
    let rows: [(NumberSkeletonFormat, ClosedRange<Double>, String)] = [
      (try .init(.unit("kilogram"), locale: "en"), 3...5, "3–5 kg"),
      (try .init(.unit("kilogram"), locale: "en"), 3...3, "~3 kg"),
      (try .init(.currency("EUR"), locale: "de"), 3...5.5, "3,00–5,50\u{A0}€"),
      (try .init(.percent, locale: "fr"), 0.1...0.25, "10–25\u{A0}%"),
      (try .init(locale: "ja"), 1000...2000, "1,000～2,000"),
      (try .init(notation: .compactShort, locale: "en"), 1000...2_500_000, "1K – 2.5M"),
      (try .init(locale: "ar-EG"), 3...5, "٣–٥"),
    ]
    for (format, range, text) in rows {
      #expect(try format.format(range) == text, "\(format.skeleton) in \(format.locale)")
    }
    let format = try NumberSkeletonFormat(locale: "en")
    #expect(throws: NumberSkeletonError.self) { try format.format(0...Double.infinity) }
    #expect(try format.format(ExactDecimal("1e30")...ExactDecimal("2e30")).count == 83)
  }

  @Test func malformedSkeletonsHaveARange() {
    let rows = [
      ("rounding-half-even", "rounding-half-even"), ("percent nonsense group-off", "nonsense"),
      ("currency/EUR precision-increment/x", "precision-increment/x"),
    ]
    for (skeleton, word) in rows {
      let error = #expect(throws: NumberSkeletonError.self) {
        try NumberSkeletonFormat(NumberSkeleton(skeleton), locale: "en")
      }
      #expect(error?.code == .malformed)
      #expect(error?.range.map { String(skeleton[$0]) } == word)
    }
  }

  @Test func unknownLocales() {
    let error = #expect(throws: NumberSkeletonError.self) {
      try NumberSkeletonFormat(locale: "xx")
    }
    #expect(error?.code == .unknownLocale)
  }

  @Test func anyTypeOfNumber() throws {
    let format = try NumberSkeletonFormat(locale: "en")
    let texts = try [
      format.format(1234), format.format(1234 as Int16), format.format(1234.0),
      format.format(Decimal(1234)), format.format(ExactDecimal(1234)), format.format(1234 as Float),
    ]
    #expect(texts.allSatisfy { $0 == "1,234" })
  }

  @Test func wordsForWhatHasNoDigits() throws {
    let format = try NumberSkeletonFormat(locale: "en")
    #expect(try format.format(Double.nan) == "NaN")
    #expect(try format.format(-Double.infinity) == "-∞")
    #expect(try format.format(-Float.infinity) == "-∞")
    #expect(try format.format(0.1) == "0.1")
  }

  @Test func equalityIsThatOfSkeletonAndLocale() throws {
    let formats: Set<NumberSkeletonFormat> = [
      try .init(notation: .compactShort, locale: "en"),
      try .init(notation: .compactShort, locale: "en"),
      try .init(notation: .compactShort, locale: "de"),
      try .init(notation: .compactLong, locale: "en"),
    ]
    #expect(formats.count == 3)
    #expect(try formats.contains(.init(notation: .compactLong, locale: "en")))
  }

  /// Threads share a formatter of ICU, which is mainly a test for the thread sanitizer.
  @Test func manyThreadsGetTheSameWords() async throws {
    let values = [0, -1, 999, 1_234, 1_234_567_890].map { ExactDecimal($0) }
    let words = try await SharedFormatsTests.results { _ in
      try (0..<50).flatMap { _ in
        let format = try NumberSkeletonFormat(notation: .compactLong, locale: "de")
        return try values.map { try format.format($0) }
      }
    }
    #expect(words.count == 1)
  }
}
