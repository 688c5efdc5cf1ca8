import LiveNumber
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Words for reasons, with the field's separators and range")
struct ReasonWordsInFieldTests {
  private static func notice(
    _ locale: String, _ keys: String, _ change: (inout NumberEditor.Options) -> Void = { _ in }
  ) throws -> String? {
    var options = NumberEditor.Options()
    change(&options)
    let format = try NumberFormat(
      locale: locale,
      options: NumberFormat.Options(grouping: locale == "en-GB" ? .never : .automatic))
    var field = LiveField(editor: NumberEditor(format: format, options: options))
    for event in try KeyScript.events(keys) { _ = field.handle(event) }
    return field.notice?.words.first
  }

  @Test(
    arguments: [
      ("de", "1,5.", #"".": groups digits here; the decimal separator is ",""#),
      ("en", "1.5,", #"",": groups digits here; the decimal separator is ".""#),
      ("de-CH", "1.5'", #""'": groups digits here; the decimal separator is ".""#),
      ("ar-EG", "1.5٬", #""٬": groups digits here; the decimal separator is "٫""#),
      // Without grouping, the comma of this locale is no grouping key.
      ("en-GB", "1.5,", #"",": the decimal separator is ".""#),
      ("fr", "1,5,", #"",": there is a decimal separator already"#),
    ])
  func aRejectedSeparatorNamesTheRightKey(locale: String, keys: String, words: String) throws {
    #expect(try Self.notice(locale, keys) == "rejected \(words)")
  }

  @Test func aFieldWithoutFractionsDoesNotNameTheDecimalSeparator() throws {
    let words = try Self.notice("de", "1,5.") { $0.maximumFractionDigits = .upTo(0) }
    #expect(words == #"rejected ".": no grouping separator here"#)
  }

  @Test(
    arguments: [
      (18, 30, "18 to 30"), (nil, 30, "at most 30"), (-2000, nil, "at least -2,000"),
    ] as [(ExactDecimal?, ExactDecimal?, String)])
  func aValueOutsideTheRangeNamesIt(minimum: ExactDecimal?, maximum: ExactDecimal?, words: String)
    throws
  {
    let told = try Self.notice("en", minimum == -2000 ? "-9999" : "35") {
      $0.range = ValueBounds(minimum: minimum, maximum: maximum)
      $0.rangePolicy = .block
    }
    #expect(told == "rejected \"\(minimum == -2000 ? 9 : 5)\": out of range (\(words))")
  }
}
