import Benchmark
import LiveNumber
import Observation

/// Types or deletes a digit in a store with an observed text.
///
/// As a view does, the observer reads the text after each change and observes it again.
enum KeystrokeInStore {
  static func register() {
    Benchmark("keystroke, NumberStore observed") { (benchmark, store: NumberStore<Double>) in
      var count = 0
      for _ in benchmark.scaledPairs {
        count &+= observedText(of: store).utf8.count
        store.apply(.type("1"))
        count &+= observedText(of: store).utf8.count
        store.apply(.delete(.backward))
      }
      if store.value != 12_345_678.9 { benchmark.error("the field has changed") }
      blackHole(count)
    } setup: {
      let store = try NumberStore<Double>(locale: "en")
      store.type("12345678.9")
      return store
    }
  }

  private static func observedText(of store: NumberStore<Double>) -> String {
    withObservationTracking {
      store.text
    } onChange: {
    }
  }
}
