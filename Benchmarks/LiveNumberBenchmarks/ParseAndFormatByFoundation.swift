import Benchmark
import Foundation

/// Parses and formats a text with Foundation's styles, as a field without LiveNumber does at each
/// keystroke.
enum ParseAndFormatByFoundation {
  static func register() {
    measure(
      "keystroke, Foundation",
      FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en")), localizedText)
    measure(
      "keystroke, Foundation euros",
      FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: Locale(identifier: "de")),
      "12.345.678,91\u{A0}€")
  }

  @inline(__always)
  private static func measure<Style: ParseableFormatStyle & Sendable>(
    _ name: String, _ style: Style, _ text: String
  ) where Style.FormatOutput == String, Style.Strategy.ParseInput == String {
    Benchmark(name) { benchmark in
      let strategy = style.parseStrategy
      var count = 0
      for _ in benchmark.scaledIterations {
        count &+= style.format(try strategy.parse(text)).utf8.count
      }
      if count != benchmark.scaledIterations.count * text.utf8.count {
        benchmark.error("Foundation wrote something else")
      }
      blackHole(count)
    }
  }
}
