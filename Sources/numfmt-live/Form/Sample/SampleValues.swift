import LiveNumber

/// The values of the sample form: the model that its fields show and change.
@MainActor final class SampleValues {
  /// The low and the high temperature stay at least so far apart.
  nonisolated static let distance = 10

  nonisolated static let ages = 18...30
  /// A percentage is a fraction of one.
  nonisolated static let percentages: ClosedRange<ExactDecimal> = 0...1
  nonisolated static let lows = -100...90
  nonisolated static let highs = -90...100

  var age = 18
  var size = ShirtSize.medium
  /// Not known at the beginning.
  var percentage: ExactDecimal?

  private var temperatures = Temperatures(low: 10, high: 20)
  /// As they were when the entry began.
  ///
  /// Each moves from there and not from where it was pushed to: the 4 on the way to a high of 40 would
  /// leave the low one at -6.
  private var settled = Temperatures(low: 10, high: 20)

  /// In degrees Celsius; setting it moves ``high`` out of the way.
  var low: Int {
    get { temperatures.low }
    set {
      let low = Restricted(clamping: newValue, in: Self.lows).value
      temperatures = Temperatures(low: low, high: max(settled.high, low + Self.distance))
    }
  }

  /// In degrees Celsius; setting it moves ``low`` out of the way.
  var high: Int {
    get { temperatures.high }
    set {
      let high = Restricted(clamping: newValue, in: Self.highs).value
      temperatures = Temperatures(low: min(settled.low, high - Self.distance), high: high)
    }
  }

  /// Says that an entry has come to its end: what was moved stays where it is.
  func settleTemperatures() { settled = temperatures }

  var email = ""
  var note = ""

  /// Sets both temperatures, as a program does it that has new ones.
  func randomizeTemperatures(using generator: inout some RandomNumberGenerator) {
    let low = Int.random(in: -20...30, using: &generator)
    temperatures = Temperatures(
      low: low,
      high: .random(in: low + Self.distance...low + 3 * Self.distance, using: &generator))
    settleTemperatures()
  }
}
