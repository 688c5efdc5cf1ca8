import LiveNumber
import Testing

@testable import LiveNumberCore

/// The short way of a field's text writes what the long way does, in every locale.
@Suite struct EverydayTextTests {
  private static let contents = [
    "1", "-1", ".", "-.", "1.", ".5", "-.5", "0.00", "007", "123", "1234", "-1234.5", "12345",
    "123456", "1234567", "12345678.91", "123456789012345", "1234567890123456", "-123456789012345",
    "0.12345678901234", "12345678901234.5",
  ]

  @Test(arguments: [.decimal, .percent, .currency("EUR"), .currency("USD")] as [NumberStyle])
  func shortAndLong(style: NumberStyle) throws {
    var failures = Failures()
    var count = 0
    for locale in NumberLocale.available {
      let plan = try NumberFormat(style, locale: locale).plan
      for content in EverydayTextTests.contents.compactMap({ NumberEditor.Content($0) }) {
        let affixes = content.isNegative ? plan.typedNegative : plan.unsigned
        guard let word = content.characters.word,
          let short = plan.shortText(of: word, pointOffset: content.pointOffset, affixes)
        else { continue }
        count += 1
        let long = plan.longText(of: content, affixes)
        failures.expect(short == long, "\(locale) \(content.text): \(short), not \(long)")
      }
    }
    failures.report()
    #expect(
      count > NumberLocale.available.count * (EverydayTextTests.contents.count - 1),
      "few texts go the short way")
  }
}
