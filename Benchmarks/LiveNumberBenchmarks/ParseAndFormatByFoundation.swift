import Benchmark
import Foundation

/// What a field does on each key where Foundation's styles are all there is: the text becomes a value,
/// and the value a text.
enum ParseAndFormatByFoundation {
  static func register() {
    Benchmark("keystroke, Foundation") { benchmark in
      let style = FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en"))
      let strategy = style.parseStrategy
      var count = 0
      for _ in benchmark.scaledIterations {
        count &+= style.format(try strategy.parse(localizedText)).utf8.count
      }
      if count != benchmark.scaledIterations.count * localizedText.utf8.count {
        benchmark.error("Foundation wrote something else")
      }
      blackHole(count)
    }

    Benchmark("keystroke, Foundation euros") { benchmark in
      let style = FloatingPointFormatStyle<Double>.Currency(
        code: "EUR", locale: Locale(identifier: "de"))
      let strategy = style.parseStrategy
      let price = "12.345.678,91\u{A0}€"
      var count = 0
      for _ in benchmark.scaledIterations {
        count &+= style.format(try strategy.parse(price)).utf8.count
      }
      if count != benchmark.scaledIterations.count * price.utf8.count {
        benchmark.error("Foundation wrote something else")
      }
      blackHole(count)
    }
  }
}
