import CICUNumber
import Testing

@Suite struct CurrencyTests {
  @Test func everyListedCurrencyHasDigitsAndNames() throws {
    var count: Int32 = 0
    try CWrapper.check(cicu_currency_count(&count))
    #expect(count > 150)
    var locale = try CWrapper.resolve("en")
    for index in 0..<count {
      var code = [CChar](repeating: 0, count: 4)
      try CWrapper.check(cicu_currency_at(index, &code))
      var digits: Int32 = -1
      #expect(cicu_currency_fraction_digits(code, 3, &digits) == CICU_OK)
      #expect((0...4).contains(digits))
      for kind in CICU_CURRENCY_SYMBOL...CICU_CURRENCY_NAME_OTHER {
        let name = try CWrapper.text { cicu_currency_name(&locale, code, 3, kind, $0, $1, $2) }
        #expect(!name.isEmpty)
      }
    }
    var code = [CChar](repeating: 0, count: 4)
    #expect(cicu_currency_at(count, &code) == CICU_OUT_OF_RANGE)
    #expect(cicu_currency_at(-1, &code) == CICU_OUT_OF_RANGE)
  }

  @Test(arguments: [("EUR", 2), ("JPY", 0), ("TND", 3), ("CLF", 4)] as [(String, Int32)])
  func fractionDigits(_ code: String, _ expected: Int32) {
    var digits: Int32 = -1
    #expect(cicu_currency_fraction_digits(code, 3, &digits) == CICU_OK)
    #expect(digits == expected)
  }

  @Test(arguments: [
    ("", CICU_MALFORMED), ("EU", CICU_MALFORMED), ("EURO", CICU_MALFORMED), ("eur", CICU_MALFORMED),
    ("E\u{DC}", CICU_MALFORMED), ("QQQ", CICU_UNKNOWN_CURRENCY), ("AAA", CICU_UNKNOWN_CURRENCY),
  ])
  func unknownCodes(_ code: String, _ status: CICUStatus) throws {
    let bytes = code.utf8.map { CChar(bitPattern: $0) }
    var digits: Int32 = 0
    #expect(cicu_currency_fraction_digits(bytes, Int32(bytes.count), &digits) == status)
    var locale = try CWrapper.resolve("en")
    var length: Int32 = 0
    #expect(
      cicu_currency_name(&locale, bytes, Int32(bytes.count), CICU_CURRENCY_SYMBOL, nil, 0, &length)
        == status)
  }

  @Test func namesByPluralCategory() throws {
    var locale = try CWrapper.resolve("en")
    func name(_ kind: Int32) throws -> String {
      try CWrapper.text { cicu_currency_name(&locale, "EUR", 3, kind, $0, $1, $2) }
    }
    #expect(try name(CICU_CURRENCY_SYMBOL) == "€")
    #expect(try name(CICU_CURRENCY_NAME) == "Euro")
    #expect(try name(CICU_CURRENCY_NAME_ONE) == "euro")
    #expect(try name(CICU_CURRENCY_NAME_OTHER) == "euros")
    var length: Int32 = 0
    for kind in [-1, 9] as [Int32] {
      #expect(cicu_currency_name(&locale, "EUR", 3, kind, nil, 0, &length) == CICU_OUT_OF_RANGE)
    }
    #expect(
      cicu_currency_name(&locale, "EUR", 3, CICU_CURRENCY_NAME, nil, 0, &length)
        == CICU_BUFFER_TOO_SMALL)
    #expect(length == 4)
  }
}
