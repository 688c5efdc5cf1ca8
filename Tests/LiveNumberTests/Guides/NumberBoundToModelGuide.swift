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
  @Test func article() throws {
    let guide = try Guide("NumberBoundToModel")
    let print = guide.print

    let limits = WeatherLimits()
    let celsius = try NumberFormat(.unit("celsius"), locale: "fr")
    var options = NumberEditor.Options()
    options.minimum = -60
    options.maximum = 60
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

    guide.check()
  }
}
