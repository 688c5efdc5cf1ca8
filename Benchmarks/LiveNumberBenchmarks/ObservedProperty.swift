import Benchmark
import Observation

/// Sets and reads an observed property of a minimal observable class: the cost of observation
/// alone.
enum ObservedProperty {
  @Observable final class Model {
    var text = "12,345,678.9"
  }

  static func register() {
    Benchmark("keystroke, bare property") { benchmark in
      let model = Model()
      var count = 0
      for _ in benchmark.scaledPairs {
        count &+= observedText(of: model).utf8.count
        model.text = "12,345,678.91"
        count &+= observedText(of: model).utf8.count
        model.text = "12,345,678.9"
      }
      blackHole(count)
    }
  }

  private static func observedText(of model: Model) -> String {
    withObservationTracking {
      model.text
    } onChange: {
    }
  }
}
