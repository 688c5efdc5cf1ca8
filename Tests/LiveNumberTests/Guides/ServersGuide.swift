import Foundation
import LiveNumber
import Testing

@Suite struct ServersGuide {
  @Test func article() throws {
    let guide = try Guide("Servers")
    let print = guide.print

    let prices = NumberFormat(.currency("EUR"), locale: Locale(identifier: "de"))
    print(prices.format(Decimal(string: "1234567.5") ?? 0))  // 1.234.567,50 €
    print(prices.format(1_234))  // 1.234,00 €

    let german = Locale(identifier: "de")
    let euros = NumberFormat(.currency("EUR"), locale: german)
    print(try euros.read("1.234,50", as: Decimal.self, in: 0.01...100_000))  // 1234.5
    print(try euros.read("1.5", as: Decimal.self))  // 1.5
    print((try? euros.read("12,349", as: Decimal.self)) == nil)  // true

    let post = ["price": "100.000,01", "count": "1,5"]
    var sentences: [String] = []
    do throws(NumberParseError) {
      _ = try euros.read(post["price"], as: Decimal.self, in: 0.01...100_000)
    } catch {
      sentences.append(error.message(in: german))
    }
    do throws(NumberParseError) {
      _ = try NumberFormat(locale: german).read(post["count"], as: Int.self, in: 1...99)
    } catch {
      sentences.append(error.message(in: german))
    }
    print(sentences[0])  // Bitte eine Zahl von 0,01 € bis 100.000,00 € eingeben.
    print(sentences[1])  // Dieses Feld nimmt nur ganze Zahlen an.

    let numbers = NumberFormat(locale: german)
    var total: ExactDecimal? = 0
    for (price, count) in [("12,50", "3"), ("0,99", "2")] {
      let price = try euros.read(price, as: ExactDecimal.self)
      let count = try numbers.read(count, as: Int.self, in: 1...99)
      total = price.multiplied(by: ExactDecimal(count)).flatMap { total?.adding($0) }
    }
    if let total { print(total) }  // 39.48

    print(try euros.parse("1.234,50 €"))  // 1234.50
    print(try euros.parse("-1234,5", mode: .lenient))  // -1234.5
    print((try? euros.parse("1.5", mode: .lenient)) == nil)  // true

    do {
      let amount = try euros.parse("1.234,5 €", as: Int.self)
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

    let count = NumberStore<Int>(in: 1...99, locale: german)
    count.read("1,5")
    print(count.isValid)  // false
    print(count.readError?.text ?? "")  // 1,5
    print(count.message ?? "")  // Dieses Feld nimmt nur ganze Zahlen an.

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
