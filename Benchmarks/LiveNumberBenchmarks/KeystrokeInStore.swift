import Benchmark
import LiveNumber
import Observation

/// Types or deletes a digit in a store with an observed text, and in a store that isn't observed.
///
/// As a view does, the observer reads the text after each change and observes it again.
enum KeystrokeInStore {
  static func register() {
    Benchmark("keystroke, NumberStore observed") { (benchmark, store: NumberStore<Double>) in
      measure(benchmark, store) { store in
        withObservationTracking {
          store.text
        } onChange: {
        }
      }
    } setup: {
      try makeStore()
    }

    Benchmark("keystroke, NumberStore unobserved") { (benchmark, store: NumberStore<Double>) in
      measure(benchmark, store) { $0.text }
    } setup: {
      try makeStore()
    }
  }

  private static func makeStore() throws -> NumberStore<Double> {
    let store = try NumberStore<Double>(locale: "en")
    store.type("12345678.9")
    return store
  }

  @inline(__always)
  private static func measure(
    _ benchmark: Benchmark, _ store: NumberStore<Double>, text: (NumberStore<Double>) -> String
  ) {
    var count = 0
    for _ in benchmark.scaledPairs {
      count &+= text(store).utf8.count
      store.apply(.type("1"))
      count &+= text(store).utf8.count
      store.apply(.delete(.backward))
    }
    if store.value != 12_345_678.9 { benchmark.error("the field has changed") }
    blackHole(count)
  }
}
