import Foundation
import LiveNumber
import Observation
import Testing

@MainActor @Suite struct RecipesGuide {
  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  @Test func article() async throws {
    let guide = try Guide("Recipes")
    let print = guide.print

    let english = Locale(identifier: "en")

    writing(english, print)
    try values(english, print)
    words(print)
    actions(english, print)
    await observations(english, print)

    guide.check()
  }

  private func writing(_ english: Locale, _ print: (Any) -> Void) {
    let year = NumberStore<Int>(.number.grouping(.never), locale: english)
    year.type("2026")
    print(year.text)  // 2026

    let twoDecimals = NumberStyle.number.precision(.fractionLength(2))
    let weight = NumberStore<Decimal>(twoDecimals, locale: english)
    weight.type("5")
    weight.commit()
    print(weight.text)  // 5.00

    var padded = NumberEditor.Options()
    padded.padsWhileTyping = true
    let grade = NumberStore<Decimal>(twoDecimals, locale: english, options: padded)
    grade.type("5")
    print(grade.text)  // 5.00

    let discount = NumberStore<Decimal>(.percent.suffix(" off"), in: 0...1, locale: english)
    discount.type("25")
    print(discount.text)  // 25% off
    print(discount.value == 0.25)  // true

    let volume = NumberStore<Int>(.percent.scale(0.01), in: 0...100, locale: english)
    volume.type("50")
    print(volume.text)  // 50%
    print(volume.value == 50)  // true

    let count = NumberStore<Int>(.number.suffix(" pcs"), locale: english)
    count.type("1200")
    print(count.text)  // 1,200 pcs
    count.selectAll()
    count.paste("350 pcs")
    print(count.value == 350)  // true

    let area = NumberStore<Decimal>(.number.suffix(" m²"), locale: Locale(identifier: "de"))
    area.type("12,5")
    print(area.text)  // 12,5 m²
  }

  private func values(_ english: Locale, _ print: (Any) -> Void) throws {
    var zero = NumberEditor.Options()
    zero.emptyValue = .zero
    let guests = NumberStore<Int>(value: 4, locale: english, options: zero)
    guests.clear()
    print(guests.value == nil)  // true
    guests.commit()
    print(guests.value == 0)  // true

    let order = NumberStore<Int>(.number.suffix(" pcs"), value: 480, in: 1...500, locale: english)
    order.range = 1...450
    print(order.isValid)  // false
    let most = order.range?.bounds.maximum.map { order.format.format($0) }
    print(most ?? "")  // 450 pcs

    let minutes = NumberStore<Int>(value: 20, in: 0...60, step: 15, locale: english)
    minutes.increment()
    print(minutes.text)  // 35
    minutes.options.snapsToStep = true
    minutes.increment()
    print(minutes.text)  // 45
    print(minutes.canStep(1))  // true

    let total = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "de"))
    total.options.accepts = .arithmetic
    total.type("1200 + 19 %")
    print(total.text)  // 1200 + 19 %
    print(total.preview ?? "")  // 1.428,00 €
    total.commit()
    print(total.text)  // 1.428,00 €
    total.undo()
    print(total.text)  // 1200 + 19 %

    let budget = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "de"))
    budget.options.accepts = [.arithmetic, .magnitudes]
    budget.type("1,2 Mio. - 250k")
    print(budget.preview ?? "")  // 950.000,00 €
    budget.commit()
    print(budget.value ?? 0)  // 950000

    let plain = NumberFormat(locale: Locale(identifier: "de"))
    print(try plain.parse("1,2 Mio.", accepting: .magnitudes))  // 1200000

    let price = NumberStore<Decimal>(.currency("EUR"), value: 12.34, locale: english)
    price.style = .currency("JPY")
    print(price.text)  // ¥12
    print(price.value == 12.34)  // true
    price.undo()
    print(price.text)  // €12.34
  }

  private func words(_ print: (Any) -> Void) {
    let budget = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "fr"))
    print(budget.placeholder)  // 0,00 €

    let bid = NumberStore<Decimal>(.currency("EUR"), in: 10..., locale: Locale(identifier: "it"))
    bid.messages.texts["it"] = ["minimum": "Almeno {min}."]
    bid.type("5")
    bid.commit()
    print(bid.message ?? "")  // Almeno 10,00 €.
    if let reason = bid.type("x").reason {
      print(bid.message(for: reason))  // Questo carattere non fa parte di un numero.
    }
  }

  private func actions(_ english: Locale, _ print: (Any) -> Void) {
    let note = NumberStore<Int>(locale: english)
    note.type("123")
    note.deleteBackward()
    note.undo()
    print(note.text)  // 123
    note.undo()
    print(note.isEmpty)  // true
    print(note.canRedo)  // true

    let total = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "de"))
    total.paste("1,234.56")
    print(total.text)  // 1.234,56 €
    total.selectAll()
    let outcome = total.paste("$99")
    print(outcome.reason == .otherCurrency)  // true
    print(total.text)  // 1.234,56 €
  }

  @available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  private func observations(_ english: Locale, _ print: (Any) -> Void) async {
    let stock = NumberStore<Int>(value: 4, locale: english)
    var texts = Observations { stock.text }.makeAsyncIterator()
    print(await texts.next() ?? "")  // 4
    stock.type("000")
    print(await texts.next() ?? "")  // 4,000
  }
}
