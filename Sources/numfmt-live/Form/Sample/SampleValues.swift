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

  /// In degrees Celsius; setting it moves ``high`` out of the way.
  var low = 10 {
    didSet {
      low = RangeRestriction(Self.lows).clamped(low)
      if high < low + Self.distance { high = low + Self.distance }
    }
  }

  /// In degrees Celsius; setting it moves ``low`` out of the way.
  var high = 20 {
    didSet {
      high = RangeRestriction(Self.highs).clamped(high)
      if low > high - Self.distance { low = high - Self.distance }
    }
  }

  var email = ""
  var note = ""

  /// Sets both temperatures, as a program does it that has new ones.
  func randomizeTemperatures(using generator: inout some RandomNumberGenerator) {
    low = .random(in: -20...30, using: &generator)
    high = .random(in: low + Self.distance...low + 3 * Self.distance, using: &generator)
  }
}
