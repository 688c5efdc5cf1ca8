import Benchmark

/// The number that everything is done with: ten digits.
let decimalText = "12345678.91"
/// The same as it is written in English.
let localizedText = "12,345,678.91"

let benchmarks: @Sendable () -> Void = {
  // An iteration is a thousand of what is measured, since one is too short for a clock.
  Benchmark.defaultConfiguration = Benchmark.Configuration(
    metrics: [.wallClock, .throughput], warmupIterations: 20, scalingFactor: .kilo,
    maxDuration: .seconds(2), maxIterations: 10_000)

  FormatIntoBuffer.register()
  ParseStrictly.register()
  KeystrokeInEditor.register()
  KeystrokeInStore.register()
  KeystrokeInPriceField.register()
  ObservedProperty.register()
  ParseAndFormatByFoundation.register()
}

extension Benchmark {
  /// Half the iterations: two keystrokes are measured in each, one that types a digit and one that
  /// deletes it, so that the field stays as long as it is.
  var scaledPairs: Range<Int> { 0..<(scaledIterations.count / 2) }
}
