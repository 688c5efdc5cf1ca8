import Foundation
import LiveNumber
import Observation
import Testing

@Observable
final class WeatherLimits {
  var low = 10 {
    didSet { if high < low + 10 { high = low + 10 } }
  }
  var high = 30 {
    didSet { if low > high - 10 { low = high - 10 } }
  }
}

@Suite struct NumberBoundToModelGuide {
  @Test(.enabled(if: LocaleData.hasUnits)) func article() throws {
    let guide = try Guide("NumberBoundToModel")
    let print = guide.print

    let limits = WeatherLimits()
    let celsius = NumberFormat(.unit("celsius"), locale: Locale(identifier: "fr"))
    var options = NumberEditor.Options()
    options.range = ValueBounds(-60...60)
    let low = NumberStore(limits, \.low, format: celsius, options: options, writes: .onCommit)
    let high = NumberStore(limits, \.high, format: celsius, options: options, writes: .onCommit)
    print(low.text)  // 10 °C

    low.selectAll()
    low.type("25")
    print(limits.low)  // 10
    low.commit()
    print(limits.low)  // 25
    print(high.text)  // 35 °C

    limits.high = 0
    print(low.text)  // -10 °C

    low.clear()
    print(limits.low)  // -10
    low.commit()
    print(low.text)  // -10 °C

    final class Party {
      var guests = 20
    }
    let party = Party()
    let guests = NumberStore(
      party, \.guests, format: NumberFormat(locale: Locale(identifier: "en")),
      options: NumberEditor.Options(range: 18...30))
    guests.selectAll()
    guests.type("25")
    print(party.guests)  // 25
    guests.type("0")
    print(party.guests)  // 20
    guests.commit()
    print(guests.text)  // 250
    print(guests.message ?? "")  // Enter a number from 18 to 30.

    guests.revert()
    print(guests.text)  // 20

    linkedBounds(print)
    ownedStore(print)

    guide.check()
  }

  private func linkedBounds(_ print: (Any) -> Void) {
    let low = NumberStore<Int>(value: 10, locale: Locale(identifier: "en"))
    let high = NumberStore<Int>(value: 30, locale: Locale(identifier: "en"))

    func follow() {
      low.options.range.maximum = high.validValue?.decimalValue
      high.options.range.minimum = low.validValue?.decimalValue
    }

    low.text = "35"
    follow()
    print(low.isValid)  // false
    high.text = "40"
    follow()
    print(low.isValid)  // true
  }

  private func ownedStore(_ print: (Any) -> Void) {
    final class Order {
      var quantity = 2
      let field = NumberStore<Int>(locale: Locale(identifier: "en"))

      init() { field.bind(to: self, \.quantity) }
    }
    let order = Order()
    order.field.type("5")
    print(order.quantity)  // 25
  }
}
