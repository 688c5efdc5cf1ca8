import LiveNumber
import TestSupport
import Testing

@testable import numfmt_live

/// No advice removes what changes the value of a number: `--strip-suffix "करोड"` made 1.2 of 12
/// million.
@Suite struct MultiplierAdviceTests {
  /// Texts of compact numbers, one for each word of any locale, with the locale that writes it
  /// first.
  private static let compactTexts: [(locale: NumberLocale, text: String)] = {
    var texts: [(NumberLocale, String)] = []
    var known: Set<String> = []
    for locale in NumberLocale.available {
      for notation in [NumberSkeleton.Notation.compactShort, .compactLong] {
        guard let format = try? NumberSkeletonFormat(notation: notation, locale: locale) else {
          continue
        }
        for exponent in 3...14 {
          // Each plural form.
          for digits in [1, 2, 3, 5, 11, 20, 100] {
            guard let value = ExactDecimal(digits).scaledByPowerOfTen(exponent),
              let text = try? format.format(value)
            else { continue }
            let word = text.filter { $0.unicodeScalars.first?.digit == nil && !$0.isWhitespace }
            if word.contains(where: \.isLetter), known.insert(word).inserted {
              texts.append((locale, text))
            }
          }
        }
      }
    }
    return texts
  }()

  private static func hints(_ locale: NumberLocale) -> ParseHints {
    ParseHints(style: .number, locale: locale, options: .init(), mode: .strict, option: "--locale")
  }

  /// Adds a failure if the advice on a text removes the text around the digits.
  private static func check(_ text: String, _ hints: ParseHints, _ failures: inout Failures) {
    let hint = Array(text.utf8).withUnsafeBufferPointer { hints.hint(for: $0) } ?? ""
    failures.expect(!hint.contains("--strip-"), "\(text.escaped): \(hint)")
  }

  /// A word of any locale, in that locale and in another one.
  @Test func wordsOfAllLocales() throws {
    var failures = Failures()
    let english = Self.hints(try NumberLocale("en"))
    for (locale, text) in Self.compactTexts {
      Self.check(text, Self.hints(locale), &failures)
      let ascii = String(
        text.map { $0.unicodeScalars.first?.digit.map { Character("\($0)") } ?? $0 })
      Self.check(ascii, english, &failures)
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(Self.compactTexts.count > 500)
  }

  @Test func wordsOfTheCommand() throws {
    var failures = Failures()
    let hints = Self.hints(try NumberLocale("en"))
    for word in Multiplier.colloquial {
      for text in ["5 \(word)", "5\(word)", "5 \(word).", "1.5 \(word.uppercased()) $"] {
        Self.check(text, hints, &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Fractions, and what else stands for a number, such as a Roman numeral.
  @Test func fractions() throws {
    var failures = Failures()
    let hints = Self.hints(try NumberLocale("en"))
    var count = 0
    // Vulgar fractions, Roman numerals, numbers of other scripts, and some of the Han ideographs.
    for value in Array(0...0x3020) + Array(0x4E00...0x5000) {
      guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.numericType == .numeric
      else {
        continue
      }
      count += 1
      for text in ["2\(scalar)", "2 \(scalar) kg", "\(scalar) 2"] {
        Self.check(text, hints, &failures)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > 100)
  }
}
