import LiveNumberCore
import TestSupport
import Testing

/// Symbols that can't distinguish numbers.
@Suite struct SymbolValidationTests {
  private static func english(_ change: (inout NumberSymbols) -> Void) -> NumberSymbols {
    var symbols = NumberSymbols()
    change(&symbols)
    return symbols
  }

  @Test(arguments: [
    english { $0.digits = [] },
    english { $0.digits.removeLast() },
    english { $0.digits.append("x") },
    english { $0.digits[3] = "٣" },
    english { $0.decimalSeparator = "" },
    english { $0.groupingSeparator = "" },
    english { $0.groupingSeparator = $0.decimalSeparator },
    english { $0.minusSign = "" },
    english { $0.plusSign = "" },
  ])
  func unusable(_ symbols: NumberSymbols) {
    let error = #expect(throws: NumberFormatError.self) { try HandMade.decimal(symbols) }
    #expect(error?.code == .unusableSymbols)
  }

  /// A single symbol can be overridden, like in a system's settings.
  @Test func overrides() throws {
    let format = try HandMade.decimal(.french)
    var symbols = format.symbols
    symbols.groupingSeparator = "'"
    symbols.minusSign = "\u{2212}"
    let changed = try format.with(symbols: symbols)
    #expect(try changed.format(exact("-1234567.5")) == "\u{2212}1'234'567,5")
    #expect(try changed.parse("\u{2212}1'234'567,5") == exact("-1234567.5"))
    #expect(format != changed)
    #expect(try HandMade.decimal(.french) == format)
  }
}
