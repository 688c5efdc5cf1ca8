import Foundation
import LiveNumber
import Testing

@Suite struct GettingStartedGuide {
  @Test func article() throws {
    let guide = try Guide("GettingStarted")
    let print = guide.print

    let german = NumberFormat(locale: Locale(identifier: "de"))
    print(german.format(1_234_567))  // 1.234.567
    print(try german.parse("1.234,5"))  // 1234.5

    print(try german.parse("42", as: Int.self))  // 42
    print((try? german.parse("42,5", as: Int.self)) == nil)  // true

    let english = Locale(identifier: "en")
    let change = NumberStyle.percent.precision(.fractionLength(1)).sign(strategy: .always())
    let share = NumberFormat(change, locale: english)
    print(share.format(try share.parse("+12.5%")))  // +12.5%
    let yen = NumberFormat(.currency("JPY"), locale: english)
    print(yen.format(1_234))  // ¥1,234

    let amount = NumberStore<Int>(locale: english)
    amount.type("1234")
    print(amount.text)  // 1,234
    amount.text = "12,345"
    print(amount.value == 12_345)  // true

    // The command, whose trait this is, doesn't have Foundation's styles.
    #if !Command
      let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
      let count = NumberStore<Int>(in: 1...100, format: .number.grouping(.never))
      price.type("1")
      count.type("101")
      #expect(price.value == 1 && !count.isValid)
    #endif

    guide.check()
  }
}
