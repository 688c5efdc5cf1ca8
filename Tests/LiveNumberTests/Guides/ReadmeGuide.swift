import Foundation
import LiveForms
import LiveNumber
import Testing

@MainActor @Suite struct ReadmeGuide {
  @Test func readme() throws {
    let guide = try Guide(page: "README.md")
    let print = guide.print
    let mail = "somebody"

    let german = Locale(identifier: "de")
    let price = NumberStore<Decimal>(.currency("EUR"), in: 0...5_000, locale: german)
    price.type("1234,5")
    print(price.text)  // 1.234,5 €
    print(price.value ?? 0)  // 1234.5
    price.commit()  // as Return does
    price.deleteBackward()
    price.undo()
    print(price.text)  // 1.234,50 €
    price.selectAll()
    price.paste("$99")
    print(price.lastOutcome.reason == .otherCurrency)  // true
    price.value = 9_000
    print(price.message ?? "")  // Bitte eine Zahl von 0,00 € bis 5.000,00 € eingeben.
    price.range = 0...10_000
    price.locale = Locale(identifier: "fr")
    print(price.text)  // 9 000,00 €

    let guests = NumberStore<Int>(.number, value: 2, in: 1...12, step: 1, locale: german)
    guests.clear()
    print(guests.value == nil)  // true

    let rate = NumberFormat(.number.precision(.fractionLength(2...4)), locale: german)
    print(rate.format(1234.5))  // 1.234,50
    let amount: Decimal = try rate.parse("1.234,5")
    let cent: ExactDecimal = "0.01"
    print(cent + 2)  // 2.01
    do {
      print(try rate.parse("1.23", as: Double.self))
    } catch {
      print(error.message)  // a group of 2 digits; 3 are expected
    }
    let ledger = NumberFormat(
      .currency("USD").sign(strategy: .accounting), locale: Locale(identifier: "en_US"))
    print(ledger.format(-amount))  // ($1,234.50)

    let form = FormModel<String>([  // the type of the names
      FormField("price", store: price),
      FormField("mail", .email("That is no address.")) { mail },
    ])
    print(form.submit())  // false
    print(form.message(for: "mail") ?? "")  // That is no address.

    guide.check()
  }
}
