import Foundation
import LiveNumber
import Testing

@Suite struct FrontPageGuide {
  @Test func article() throws {
    let guide = try Guide("LiveNumber")
    let print = guide.print

    let price = NumberStore<Decimal>(.currency("EUR"), locale: Locale(identifier: "fr"))
    price.type("1234,50")
    print(price.text)  // 1 234,50 €
    print(price.value == 1234.5)  // true

    guide.check()
  }
}
