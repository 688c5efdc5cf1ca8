import LiveNumber
import Testing

@testable import numfmt_live

@Suite("Options that belong together")
struct FieldChoiceTests {
  @Test("Styles with their options")
  func styles() throws {
    #expect(try StyleChoice().resolve() == .decimal)
    #expect(try StyleChoice(style: .percent).resolve() == .percent)
    #expect(
      try StyleChoice(style: .currency, currency: "EUR", currencyDisplay: .code).resolve()
        == .currency("EUR", display: .code))
    #expect(
      try StyleChoice(style: .accounting, currency: "EUR").resolve()
        == .currency("EUR", sign: .accounting))
    #expect(
      try StyleChoice(style: .unit, unit: "meter", unitDisplay: .long).resolve()
        == .unit("meter", display: .long))
  }

  @Test(
    "An option without its style, or a style without its option",
    arguments: [
      (
        StyleChoice(currency: "EUR"),
        "--currency doesn't apply to this style; use it with --style currency or accounting"
      ),
      (
        StyleChoice(style: .percent, currencyDisplay: .code),
        "--currency-display doesn't apply to this style; use it with --style currency or accounting"
      ),
      (StyleChoice(unit: "meter"), "--unit doesn't apply to this style; use it with --style unit"),
      (
        StyleChoice(style: .currency, currency: "EUR", unitDisplay: .long),
        "--unit-display doesn't apply to this style; use it with --style unit"
      ),
      (
        StyleChoice(style: .accounting),
        "--style accounting needs --currency, such as --currency EUR"
      ),
      (StyleChoice(style: .unit), "--style unit needs --unit, such as --unit kilometer"),
    ])
  func misfits(choice: StyleChoice, message: String) {
    #expect(throws: UsageError(message)) { try choice.resolve() }
  }

  @Test("Digit counts")
  func digits() throws {
    func options(_ choice: DigitChoice) throws -> NumberEditor.Options {
      var options = NumberEditor.Options()
      try choice.apply(to: &options)
      return options
    }
    #expect(try options(DigitChoice()) == NumberEditor.Options())
    #expect(try options(DigitChoice(isInteger: true)).maximumFractionDigits == .upTo(0))
    let exact = try options(DigitChoice(fraction: 3))
    #expect(exact.maximumFractionDigits == .upTo(3))
    #expect(exact.minimumFractionDigits == 3)
    let range = try options(DigitChoice(maximumFraction: .unlimited, minimumFraction: 2))
    #expect(range.maximumFractionDigits == .unlimited)
    #expect(range.minimumFractionDigits == 2)
    let others = try options(
      DigitChoice(minimumInteger: 2, maximumInteger: 5, maximumLength: 7))
    #expect(others.minimumIntegerDigits == 2)
    #expect(others.maximumIntegerDigits == 5)
    #expect(others.maximumLength == 7)
  }

  @Test(
    "Digit counts that contradict each other",
    arguments: [
      DigitChoice(fraction: 2, isInteger: true),
      DigitChoice(maximumFraction: .upTo(2), isInteger: true),
      DigitChoice(minimumFraction: 1, isInteger: true),
      DigitChoice(maximumFraction: .upTo(2), fraction: 2),
      DigitChoice(minimumFraction: 2, fraction: 2),
    ])
  func contradictions(choice: DigitChoice) {
    var options = NumberEditor.Options()
    #expect(throws: UsageError.self) { try choice.apply(to: &options) }
  }
}
