import LiveNumber
import EscapedText

/// The model of the sample form.
@MainActor final class SampleValues {
  /// The minimum difference between the two temperatures.
  nonisolated static let distance = 10

  nonisolated static let ages = 18...30
  /// Fractions of one.
  nonisolated static let percentages: ClosedRange<ExactDecimal> = 0...1
  nonisolated static let lows = -100...90
  nonisolated static let highs = -90...100

  var age = 18
  var size = ShirtSize.medium
  /// `nil` until the user types one.
  var percentage: ExactDecimal?

  private var temperatures = (low: 10, high: 20)
  /// The temperatures when the entry began.
  ///
  /// Each temperature moves relative to these: otherwise the 4 that begins a high of 40 would leave
  /// the low at -6.
  private var settled = (low: 10, high: 20)

  /// The low temperature in degrees Celsius.
  ///
  /// Setting it moves ``high`` if they're too close.
  var low: Int {
    get { temperatures.low }
    set {
      let low = Restricted(clamping: newValue, in: Self.lows).value
      temperatures = (low, max(settled.high, low + Self.distance))
    }
  }

  /// The high temperature in degrees Celsius.
  ///
  /// Setting it moves ``low`` if they're too close.
  var high: Int {
    get { temperatures.high }
    set {
      let high = Restricted(clamping: newValue, in: Self.highs).value
      temperatures = (min(settled.low, high - Self.distance), high)
    }
  }

  /// Ends an entry; both temperatures stay where they are.
  func settleTemperatures() { settled = temperatures }

  var email = ""
  var note = ""

  func randomizeTemperatures(using generator: inout some RandomNumberGenerator) {
    let low = Int.random(in: -20...30, using: &generator)
    let highs = low + Self.distance...low + 3 * Self.distance
    temperatures = (low, .random(in: highs, using: &generator))
    settleTemperatures()
  }
}

extension SampleValues {
  /// The values as a JSON object on one line.
  ///
  /// The percentage is a canonical decimal in a string, since JSON readers round numbers.
  var json: String {
    let object: JSONObject = [
      "age": age,
      "size": size.name,
      "percentage": percentage?.description,
      "low": low,
      "high": high,
      "email": email,
      "note": note,
    ]
    return object.json
  }
}

/// The sizes of shirts, some of which the form offers.
enum ShirtSize: Int, CaseIterable, Comparable, Sendable {
  case extraSmall, small, medium, large, extraLarge, doubleExtraLarge

  /// The offered sizes.
  static let range = medium...extraLarge

  var name: String { ["XS", "S", "M", "L", "XL", "XXL"][rawValue] }

  static func < (left: ShirtSize, right: ShirtSize) -> Bool { left.rawValue < right.rawValue }
}
