import LiveNumberCore
import Testing

@testable import LiveNumber

@Suite struct CurrencySymbolsTests {
  @Test func allSpellings() throws {
    let dollar = try CurrencySymbols("USD", locale: NumberLocale("en-AU"))
    #expect(dollar.code == "USD" && dollar.symbol == "USD" && dollar.narrowSymbol == "$")
    #expect(dollar.names.contains("US dollar") && dollar.names.contains("US dollars"))
    #expect(Set(dollar.names).count == dollar.names.count)
    #expect(dollar.fractionDigits == 2)
  }

  @Test func historicCodesAreKnown() throws {
    #expect(try CurrencySymbols("DEM", locale: NumberLocale("de")).names.contains("Deutsche Mark"))
  }

  /// The list of names agrees with the formatter.
  @Test(arguments: ["EUR", "USD", "CVE", "MAD"])
  func symbolsAreWritten(_ code: String) throws {
    for locale in NumberLocale.sampled {
      let symbols = try CurrencySymbols(code, locale: locale)
      let spellings: [(NumberStyle.CurrencyDisplay, String)] = [
        (.symbol, symbols.symbol), (.narrow, symbols.narrowSymbol), (.code, code),
      ]
      for (display, spelling) in spellings {
        let format = try NumberFormat(
          .currency(CurrencyCode(code)).presentation(display), locale: locale)
        let affixes = format.pattern.unsigned
        #expect(
          (affixes.prefix + affixes.suffix).contains(.init(.currency, spelling)),
          "\(locale) \(display)")
      }
    }
  }
}
