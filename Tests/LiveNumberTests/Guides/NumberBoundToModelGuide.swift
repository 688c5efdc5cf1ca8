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
    let celsius = try NumberFormat(.unit("celsius"), locale: "fr")
    var options = NumberEditor.Options()
    options.range = ValueBounds(-60...60)
    let low = try NumberStore(limits, \.low, format: celsius, options: options)
    let high = try NumberStore(limits, \.high, format: celsius, options: options)
    print(low.text)  // 10 °C

    low.apply(.selectAll)
    low.type("25")
    print(limits.low)  // 25
    print(high.text)  // 35 °C

    limits.high = 0
    print(low.text)  // -10 °C

    low.apply(.clear)
    print(limits.low)  // -10
    low.apply(.commit)
    print(low.text)  // -10 °C

    let evening = try NumberStore(limits, \.high, writes: .onCommit, format: celsius)
    evening.apply(.selectAll)
    evening.type("100")
    print(limits.high)  // 0
    evening.commit()
    print(limits.high)  // 100

    try linkedBounds(print)

    guide.check()
  }

  private func linkedBounds(_ print: (Any) -> Void) throws {
    let low = try NumberStore<Int>(locale: "en", value: 10)
    let high = try NumberStore<Int>(locale: "en", value: 30)

    func follow() throws {
      var options = low.options
      options.range.maximum = high.exactValue
      try low.changeOptions(options)
      options = high.options
      options.range.minimum = low.exactValue
      try high.changeOptions(options)
    }

    low.text = "35"
    try follow()
    print(low.isValid)  // false
    high.text = "40"
    try follow()
    print(low.isValid)  // true
  }
}
