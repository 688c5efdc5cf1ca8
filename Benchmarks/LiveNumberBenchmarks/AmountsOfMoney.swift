import Benchmark
import Foundation
import LiveNumber

/// Formats and parses a `Decimal` as euros in German, and creates the format, as a row of a list
/// does.
enum AmountsOfMoney {
  private static let german = Locale(identifier: "de")
  private static let amount = Decimal(string: "1234567.89") ?? 0
  private static let text = "1.234.567,89\u{A0}€"

  static func register() {
    Benchmark("Decimal, LiveNumber formats") { benchmark in
      let format = NumberFormat(.currency("EUR"), locale: german)
      var count = 0
      for _ in benchmark.scaledIterations { count &+= format.format(amount).utf8.count }
      blackHole(count)
    }
    Benchmark("Decimal, Foundation formats") { benchmark in
      let style = Decimal.FormatStyle.Currency(code: "EUR", locale: german)
      var count = 0
      for _ in benchmark.scaledIterations { count &+= style.format(amount).utf8.count }
      blackHole(count)
    }
    Benchmark("Decimal, LiveNumber parses") { benchmark in
      let format = NumberFormat(.currency("EUR"), locale: german)
      var sum: Decimal = 0
      for _ in benchmark.scaledIterations { sum = try format.parse(text) }
      if sum != amount { benchmark.error("another number") }
      blackHole(sum)
    }
    Benchmark("Decimal, Foundation parses") { benchmark in
      let strategy = Decimal.FormatStyle.Currency(code: "EUR", locale: german).parseStrategy
      var sum: Decimal = 0
      for _ in benchmark.scaledIterations { sum = try strategy.parse(text) }
      if sum != amount { benchmark.error("another number") }
      blackHole(sum)
    }
    Benchmark("format of a Locale, LiveNumber") { benchmark in
      var count = 0
      for _ in benchmark.scaledIterations {
        count &+= NumberFormat(.currency("EUR"), locale: german).format(amount).utf8.count
      }
      blackHole(count)
    }
    Benchmark("format of a Locale, Foundation") { benchmark in
      var count = 0
      for _ in benchmark.scaledIterations {
        count &+= amount.formatted(.currency(code: "EUR").locale(german)).utf8.count
      }
      blackHole(count)
    }
  }
}
