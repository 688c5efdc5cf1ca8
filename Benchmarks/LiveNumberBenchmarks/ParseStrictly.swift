import Benchmark
import ICUReference
import LiveNumber

/// Parses a localized text in strict mode.
enum ParseStrictly {
  static func register() {
    Benchmark("parse, LiveNumber") { (benchmark, format: NumberFormat) in
      var scale = 0
      for _ in benchmark.scaledIterations { scale &+= try format.parse(localizedText).scale }
      blackHole(scale)
    } setup: {
      try NumberFormat(locale: "en")
    }

    Benchmark("parse, ICU") { (benchmark, parser: OpaquePointer) in
      // ICU reads UTF-16, so the text is converted before the measurement starts.
      let text = Array(localizedText.utf16)
      var count: Int32 = 0
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { decimal in
        text.withUnsafeBufferPointer { text in
          for _ in benchmark.scaledIterations {
            count &+= icu_parse(
              parser, text.baseAddress, Int32(text.count), decimal.baseAddress,
              Int32(decimal.count))
          }
        }
      }
      if count < 0 { benchmark.error("ICU did not parse") }
      blackHole(count)
    } setup: {
      try require(icu_parser_open("en"))
    }
  }
}
