import LiveNumber
import Observation

/// A low and a high temperature that keep ten degrees apart, whichever of them is changed.
@Observable final class Temperatures {
  var low: ExactDecimal {
    didSet {
      if let least = low.adding(10), high < least { high = least }
    }
  }
  var high: ExactDecimal {
    didSet {
      if let most = high.adding(-10), low > most { low = most }
    }
  }

  init(low: ExactDecimal = 10, high: ExactDecimal = 30) {
    self.low = low
    self.high = high
  }

  var areApart: Bool { low.adding(10).map { $0 <= high } ?? false }
}
