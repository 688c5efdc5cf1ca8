import Foundation
import LiveNumber
import Testing

@Suite struct ServersGuide {
  @Test func article() throws {
    let guide = try Guide("Servers")
    let print = guide.print

    let german = NumberFormat(.currency("EUR"), locale: Locale(identifier: "de"))
    print(german.format(Decimal(string: "1234567.5") ?? 0))  // 1.234.567,50 €
    print(german.format(1_234))  // 1.234,00 €

    print(try german.parse("1.234,50 €", mode: .strict))  // 1234.50
    print(try german.parse("-1234,5", mode: .lenient))  // -1234.5
    print((try? german.parse("1.5", mode: .lenient)) == nil)  // true

    do {
      let amount = try german.parse("1.234,5 €", as: Int.self)
      print(amount)
    } catch {
      print(error.code == .doesNotFit)  // true
    }

    let english = NumberFormat(locale: Locale(identifier: "en"))
    var symbols = english.symbols
    symbols.groupingSeparator = "'"
    let bank = try english.with(symbols: symbols)
    print(bank.format(1_234_567.5))  // 1'234'567.5
    print(try bank.parse("1'234.5", mode: .strict))  // 1234.5
    print((try? bank.parse("1,234.5", mode: .strict)) == nil)  // true

    let price = NumberStore<Decimal>(
      .currency("EUR"), in: 0...5_000, locale: Locale(identifier: "de"))
    price.type("1234,5")
    print(price.text)  // 1.234,5 €
    price.commit()  // as Return does
    print(price.text)  // 1.234,50 €
    price.value = 9_000
    print(price.message ?? "")  // Bitte eine Zahl von 0,00 € bis 5.000,00 € eingeben.

    guide.check()
  }
}
