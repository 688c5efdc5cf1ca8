import Foundation
import LiveNumber
import Testing

@Suite struct WhichTypeGuide {
  @Test func article() throws {
    let guide = try Guide("WhichType")
    let print = guide.print

    let cents = NumberStyle.number.precision(.fractionLength(2))
    let price = NumberStore<Decimal>(cents, locale: Locale(identifier: "en"))
    price.type("1.239")
    print(price.text)  // 1.23

    guide.check()
  }
}
