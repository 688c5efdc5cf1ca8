import LiveNumber
import TestSupport

extension NumberLocale {
  /// The locales that tests of seconds try: all in a run with more samples, such as in CI, and
  /// otherwise a random quarter.
  static let sampled: [NumberLocale] = {
    guard Samples.factor < 4 else { return available }
    var random = SeededGenerator(topic: "sampled locales")
    return available.filter { _ in random.once(in: 4) }
  }()
}
