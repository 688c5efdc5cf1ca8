import LiveNumber
import TestSupport
import Testing

/// Two stores whose bounds are each other's values.
@Suite struct LinkedBoundsTests {
  /// A minimum and a maximum price, neither beyond the other.
  private struct Prices {
    let low: NumberStore<Int>
    let high: NumberStore<Int>

    init() throws {
      low = try NumberStore(value: 10, locale: "en")
      high = try NumberStore(value: 30, locale: "en")
      try follow()
    }

    func follow() throws {
      var options = low.options
      options.range.maximum = high.exactValue
      low.options = options
      options = high.options
      options.range.minimum = low.exactValue
      high.options = options
    }
  }

  @Test func eachIsValidatedByTheOthersValue() throws {
    let prices = try Prices()
    prices.low.text = "35"
    try prices.follow()
    #expect(!prices.low.isValid && !prices.high.isValid)
    prices.high.text = "40"
    try prices.follow()
    #expect(prices.low.isValid && prices.high.isValid)
    prices.high.clear()
    try prices.follow()
    #expect(prices.low.isValid && prices.high.validity == .empty)
  }

  /// Whatever is typed, both are valid only in their order, and the texts are those typed.
  @Test func property() throws {
    var random = SeededGenerator(topic: "linked bounds")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(20 * Samples.factor) {
      let prices = try Prices()
      var log = ""
      for _ in 0..<40 {
        let store = random.once(in: 2) ? prices.low : prices.high
        let edit: NumberEditor.Edit = random.pick([
          .type("1"), .type("5"), .type("0"), .type("-"), .delete(.backward), .selectAll, .commit,
        ])
        log += " \(store === prices.low ? "low" : "high") \(edit)"
        if random.once(in: 8) { store.undo() } else { store.apply(edit) }
        let texts = [prices.low.rendering, prices.high.rendering]
        try prices.follow()
        if [prices.low.rendering, prices.high.rendering] != texts { failures.add("\(log): moved") }
        guard let low = prices.low.value, let high = prices.high.value else { continue }
        // From 0 on, a minus sign isn't allowed, not even that of a zero.
        if prices.low.text == "-0" || prices.high.text == "-0" { continue }
        if (prices.low.isValid && prices.high.isValid) != (low <= high) {
          failures.add("\(log): \(low) and \(high)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
