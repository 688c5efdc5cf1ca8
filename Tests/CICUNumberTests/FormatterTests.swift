import CICUNumber
import Testing

@Suite struct FormatterTests {
  @Test func tenThousandDigitsAreExact() throws {
    let formatter = try OwnedFormatter("group-off precision-unlimited", "en")
    let digits = (0..<10_000).map { "\(($0 * 7 + 3) % 9 + 1)" }.joined()
    #expect(try formatter.format(digits, capacity: 20_000).text == digits)
    let grouped = try OwnedFormatter("", "fr").format(digits, capacity: 30_000)
    #expect(grouped.text.filter { $0.isNumber } == digits)
    #expect(grouped.texts(CICU_FIELD_GROUP).count == 3333)
  }

  @Test func theGreatestNumber() throws {
    let formatter = try OwnedFormatter("group-off", "en")
    let digits = String(repeating: "9", count: Int(CICU_MAXIMUM_DIGIT_COUNT))
    #expect(try formatter.format(digits, capacity: 100_000).text == digits)
    #expect(throws: CWrapper.Failure(status: CICU_OUT_OF_RANGE)) {
      try formatter.format(digits + "9")
    }
    let power = try formatter.format("1e\(CICU_MAXIMUM_EXPONENT)", capacity: 100_001)
    #expect(power.text.utf8.count == 100_001)
  }

  @Test(arguments: [
    "1e999999999", "1e-999999999", "1E+100001", "0e99999999999999999999999999", "-5e-100001",
  ])
  func exponentsAreBounded(_ text: String) throws {
    let formatter = try OwnedFormatter("scientific", "en")
    #expect(throws: CWrapper.Failure(status: CICU_OUT_OF_RANGE)) { try formatter.format(text) }
  }

  @Test(arguments: [
    "", ".", "+", "-", "e5", "1e", "1e+", "--1", "1-", " 1", "1 ", "1,000", "0x10", "1_0", "1.2.3",
    "NaN", "inf", "Infinity", "1\0", "\u{661}", "1e5.5", "1e5e5", "１",
  ])
  func notDecimalNumbers(_ text: String) throws {
    let formatter = try OwnedFormatter("", "en")
    #expect(throws: CWrapper.Failure(status: CICU_MALFORMED)) { try formatter.format(text) }
  }

  @Test(arguments: [
    ("5.", "5"), (".5", "0.5"), ("+5", "5"), ("-0", "-0"), ("007", "7"), ("1.50e2", "150"),
    ("25E-1", "2.5"), ("1e00000000003", "1,000"),
  ])
  func decimalNumbers(_ text: String, _ expected: String) throws {
    #expect(try OwnedFormatter("", "en").format(text).text == expected)
  }

  @Test(
    arguments: [
      ("percent bogus", 8), ("bogus", 0), ("currency/EURO", 9), (".00 unit/nonesuch", 9),
      ("percent \u{E9}", 8),
    ] as [(String, Int32)])
  func badSkeletons(_ skeleton: String, _ expectedOffset: Int32) throws {
    var locale = try CWrapper.resolve("en")
    var handle: OpaquePointer?
    var offset: Int32 = -1
    let bytes = skeleton.utf8.map { CChar(bitPattern: $0) }
    #expect(
      cicu_formatter_open(&locale, bytes, Int32(bytes.count), &offset, &handle)
        == CICU_BAD_SKELETON)
    #expect(handle == nil)
    #expect(offset == expectedOffset)
    // Nobody has to ask for the place.
    #expect(
      cicu_formatter_open(&locale, bytes, Int32(bytes.count), nil, &handle) == CICU_BAD_SKELETON)
  }

  @Test func fieldsOfMoney() throws {
    let formatter = try OwnedFormatter("currency/EUR", "fr")
    let output = try formatter.format("-1234567.5")
    #expect(output.text == "-1\u{202F}234\u{202F}567,50\u{A0}€")
    #expect(output.texts(CICU_FIELD_SIGN) == ["-"])
    #expect(output.texts(CICU_FIELD_INTEGER) == ["1\u{202F}234\u{202F}567"])
    #expect(output.texts(CICU_FIELD_GROUP) == ["\u{202F}", "\u{202F}"])
    #expect(output.texts(CICU_FIELD_DECIMAL) == [","])
    #expect(output.texts(CICU_FIELD_FRACTION) == ["50"])
    #expect(output.texts(CICU_FIELD_CURRENCY) == ["€"])
  }

  @Test(arguments: [
    ("percent", "12", CICU_FIELD_PERCENT, "%"), ("permille", "12", CICU_FIELD_PER_MILLE, "‰"),
    ("unit/kilometer", "5", CICU_FIELD_UNIT, "km"),
    ("compact-short", "5000", CICU_FIELD_COMPACT, "K"),
    ("scientific", "5e-7", CICU_FIELD_EXPONENT_SYMBOL, "E"),
    ("scientific", "5e-7", CICU_FIELD_EXPONENT_SIGN, "-"),
    ("scientific", "5e-7", CICU_FIELD_EXPONENT, "7"),
  ])
  func fields(_ skeleton: String, _ decimal: String, _ kind: Int32, _ text: String) throws {
    #expect(try OwnedFormatter(skeleton, "en").format(decimal).texts(kind) == [text])
  }

  @Test func infinitiesAndNaN() throws {
    let formatter = try OwnedFormatter("", "en")
    #expect(try formatter.format(.infinity).text == "∞")
    #expect(try formatter.format(-.infinity).text == "-∞")
    #expect(try formatter.format(.nan).text == "NaN")
  }

  @Test func tooSmallBuffersTellWhatIsNeeded() throws {
    let formatter = try OwnedFormatter("", "fr")
    for capacity in 0...12 as ClosedRange<Int32> {
      var buffer = [CChar](repeating: 0x7F, count: 16)
      var output = CICUOutput()
      let status = buffer.withUnsafeMutableBufferPointer { buffer in
        output.buffer = buffer.baseAddress
        output.capacity = capacity
        return cicu_formatter_format_decimal(formatter.handle, "1234567", 7, &output)
      }
      // Seven digits and two separators of three bytes.
      #expect(status == CICU_BUFFER_TOO_SMALL)
      #expect(output.length == 13)
      #expect(buffer[Int(capacity)...].allSatisfy { $0 == 0x7F })
    }
  }

  @Test func tooFewFieldsTellHowManyThereAre() throws {
    let formatter = try OwnedFormatter("", "en")
    var buffer = [CChar](repeating: 0, count: 32)
    var fields = [CICUField](repeating: CICUField(kind: -1, start: 0, end: 0), count: 4)
    var output = CICUOutput()
    let status = buffer.withUnsafeMutableBufferPointer { buffer in
      fields.withUnsafeMutableBufferPointer { fields in
        output.buffer = buffer.baseAddress
        output.capacity = 32
        output.fields = fields.baseAddress
        output.fieldCapacity = 2
        return cicu_formatter_format_decimal(formatter.handle, "1234567.5", 9, &output)
      }
    }
    #expect(status == CICU_BUFFER_TOO_SMALL)
    #expect(output.length == 11 && output.fieldCount == 5)
    #expect(fields[2].kind == -1)
  }

  @Test func closingNothingIsAllowed() {
    cicu_formatter_close(nil)
  }
}
