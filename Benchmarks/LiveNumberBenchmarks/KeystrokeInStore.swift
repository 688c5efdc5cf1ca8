import Benchmark
import LiveNumber
import Observation

/// The same in a store whose text is observed, as by a view: each change of it is told, and the view
/// asks for the text and waits for the next.
enum KeystrokeInStore {
  static func register() {
    Benchmark("keystroke, NumberStore") { (benchmark, store: NumberStore<Double>) in
      var count = 0
      for _ in benchmark.scaledPairs {
        count &+= textObserved(in: store).utf8.count
        store.apply(.type("1"))
        count &+= textObserved(in: store).utf8.count
        store.apply(.deleteBackward)
      }
      if store.value != 12_345_678.9 { benchmark.error("the field has changed") }
      blackHole(count)
    } setup: {
      let store = try NumberStore<Double>(locale: "en")
      store.type("12345678.9")
      return store
    }
  }

  private static func textObserved(in store: NumberStore<Double>) -> String {
    withObservationTracking {
      store.text
    } onChange: {
    }
  }
}
