import LiveNumber
import TestSupport
import Testing

/// The state of a field that already shows a text.
@Suite struct ShownStateTests {
  @Test(arguments: [
    ("en", "1,234.5", "1234.5"), ("en", "-1,234.", "-1234."), ("en", "", ""), ("en", "-", "-"),
    ("de", "1.234,5", "1234.5"), ("ar-EG", "\u{61C}-١٬٢٣٤", "-1234"),
  ])
  func content(locale: String, text: String, content: String) throws {
    let editor = try NumberEditor(format: NumberFormat(locale: locale))
    #expect(editor.state(showing: text)?.content.text == content)
  }

  @Test(arguments: [
    ("en", ",", "1,234", "1234"), ("en", ",", "-1,234,567.8", "-1234567.8"),
    ("de", ".", "1.234", "1234"), ("de", ".", "1.234,5", "1234.5"),
    ("fr", "\u{202F}", "1\u{202F}234,5", "1234.5"), ("fr", ".", "1.5", "1.5"),
    ("en", "\u{B7}", "1\u{B7}5", "1.5"),
  ])
  func aliases(locale: String, alias: Unicode.Scalar, text: String, content: String) throws {
    let options = NumberEditor.Options { $0.decimalAliases = [alias] }
    let editor = try NumberEditor(format: NumberFormat(locale: locale), options: options)
    #expect(editor.state(showing: text)?.content.text == content)
    // Between the digits 2 and 3, another digit keeps the number's size.
    guard let end = text.firstIndex(of: "3") else { return }
    var validator = CharacterSetValidator(editor: editor)
    #expect(validator.verdict(replacing: end..<end, of: text, with: "9").isAllowed)
  }

  @Test(arguments: ["1-2", "--1", "-1-", "(-1)", "1.2.3", "12x", "5-."])
  func nothing(text: String) throws {
    let editor = try NumberEditor(format: NumberFormat(locale: "en"))
    #expect(editor.state(showing: text) == nil)
  }

  @Test func parenthesesAreAMinus() throws {
    let editor = try NumberEditor(
      format: NumberFormat(.currency("USD").sign(strategy: .accounting), locale: "en"))
    #expect(editor.state(showing: "($1,234.50)")?.content.text == "-1234.50")
    #expect(editor.state(showing: "($1,234.50)").map(editor.text) == "($1,234.50)")
    let plain = try NumberEditor(format: NumberFormat(locale: "en"))
    #expect(plain.state(showing: "(5)").flatMap(plain.value) == -5)
  }

  /// A currency whose symbol is a period has no shorter one without it.
  @Test(.timeLimit(.minutes(1))) func symbolOfAPeriod() throws {
    let currency = CurrencySymbols(code: "XTS", symbol: ".", narrowSymbol: ".", names: ["."])
    let editor = try NumberEditor(format: HandMade.leading(currency, .german))
    #expect(editor.state(showing: "5,25")?.content.text == "5.25")
  }

  @Test func readingALongTextTakesLinearTime() throws {
    let editor = try NumberEditor(format: NumberFormat(locale: "en"))
    #expect(editor.state(showing: String(repeating: "-", count: 200_000)) == nil)
    let zeros = String(repeating: "0", count: 200_000)
    #expect(editor.apply(.paste(zeros), to: .empty).outcome.reason == .tooLong)
    let most = String(zeros.prefix(100_000))
    #expect(editor.text(of: editor.apply(.paste(most), to: .empty).state) == "0")
  }
}
