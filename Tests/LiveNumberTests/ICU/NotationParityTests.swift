import LiveNumberCore
import TestSupport
import Testing

@testable import LiveNumber

/// A notation writes what ICU writes for its word alone, in every locale of ICU: NUMBERS.md 1.8.
@Suite struct NotationParityTests {
  /// Styles, and their words in a skeleton.
  private static let styles: [(NumberStyle, String)] = [
    (.number, ""), (.currency("USD"), "currency/USD unit-width-short"),
    (.currency("JPY").presentation(.code), "currency/JPY unit-width-iso-code"),
  ]

  /// Four and five digits in front of a word, and without one.
  private static let values = [
    "0.5", "2559", "9876", "-12345", "999999", "98765432", "123456789", "1234567890123456",
    "-1111111222333444", "98765432109876543210",
  ]

  @Test(arguments: NumberSkeleton.Notation.allCases.filter { $0 != .standard })
  func notation(_ notation: NumberSkeleton.Notation) throws {
    var failures = Failures()
    var texts = 0
    for locale in NumberLocale.available {
      for (style, stems) in Self.styles {
        var words = "\(notation.rawValue) \(stems)"
        if notation == .scientific || notation == .engineering, stems.isEmpty {
          // ICU's own default of six fraction digits would lose some.
          words += "precision-unlimited"
        }
        let reference = try ICUFormatter(skeleton: words, locale: locale)
        let formats = try [
          NumberSkeletonFormat(style, notation: notation, locale: locale),
          NumberSkeletonFormat(NumberSkeleton(words), locale: locale),
        ]
        for value in Self.values {
          let decimal = try #require(ExactDecimal(value))
          for format in formats {
            failures.compare(
              try format.format(decimal), try reference.text(value),
              "\(locale) \(value) \(format.skeleton)")
            texts += 1
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(texts > 40_000)
  }

  /// An app that wants groups in compact text says so.
  @Test(.enabled(if: ICU.majorVersion == "72", "the texts were taken from ICU 72"))
  func groupsOfCompactText() throws {
    let rows: [(String, String, NumberFormat.GroupingStrategy, String)] = [
      ("ko", "98765432", .automatic, "9877만"), ("ja", "12345678", .automatic, "1235万"),
      ("de", "2559", .automatic, "2559"), ("en", "1234567890123456", .automatic, "1235T"),
      ("en", "12345678901234567", .automatic, "12,346T"), ("ko", "98765432", .always, "9,877만"),
      ("en", "12345678901234567", .never, "12346T"),
    ]
    for (locale, value, grouping, text) in rows {
      let format = try NumberSkeletonFormat(
        .number.grouping(grouping), notation: .compactShort, locale: locale)
      #expect(try format.format(#require(ExactDecimal(value))) == text, "\(locale) \(grouping)")
    }
  }
}
