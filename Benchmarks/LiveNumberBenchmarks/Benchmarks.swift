import Benchmark

/// The number that the benchmarks use: ten digits.
let decimalText = "12345678.91"
/// The number as English text.
let localizedText = "12,345,678.91"

let benchmarks: @Sendable () -> Void = {
  // An iteration is a thousand operations, since one is too short to measure.
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
  AmountsOfMoney.register()
}

extension Benchmark {
  /// Half the iterations, for pairs of keystrokes.
  ///
  /// One keystroke types a digit and the other deletes it, so the field keeps its length.
  var scaledPairs: Range<Int> { 0..<(scaledIterations.count / 2) }
}
