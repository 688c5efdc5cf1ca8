import LiveNumber
import TestSupport
import Testing

/// Two stores of one model, each changing the other's value.
@Suite struct LinkedStoresTests {
  @Test func eachMovesTheOtherAndBothTextsFollow() throws {
    let model = Temperatures()
    let format = try NumberFormat(locale: "fr")
    let low = NumberStore(model, \.low, format: format)
    let high = NumberStore(model, \.high, format: format)
    #expect(low.text.hasPrefix("10"))
    low.apply(.selectAll)
    low.type("25,5")
    #expect(model.high == ExactDecimal("35.5"))
    #expect(high.text == format.format(model.high) && high.value == model.high)
    high.apply(.selectAll)
    high.type("-")
    #expect(low.value == ExactDecimal("25.5"), "a lone minus is no value yet")
    high.type("5")
    #expect(model.low == -15 && low.text == format.format(-15))
    model.high = 100
    model.low = 95
    #expect(low.text == format.format(95) && high.text == format.format(105))
  }

  @Test func whateverIsDoneToEitherOneRoundAndAllIsSettled() throws {
    var random = SeededGenerator(topic: "linked stores")
    var failures = Failures(seed: Samples.seed)
    var formats: [NumberFormat] = []
    for locale in ["en", "fr", "de", "ar-EG", "hi"] {
      formats.append(try NumberFormat(locale: locale))
    }
    for _ in 0..<(40 * Samples.factor) {
      var options = NumberEditor.Options()
      options.maximumFractionDigits = random.pick([.unlimited, .upTo(0), .upTo(1)])
      options.range.minimum = random.pick([nil, -100])
      options.range.maximum = random.pick([nil, 100])
      options.rangePolicy = random.pick(NumberEditor.Options.RangePolicy.allCases)
      let pair = try LinkedPair(format: random.pick(formats), options: options)
      var log = "\(options.rangePolicy) \(options.maximumFractionDigits):"
      for _ in 0..<40 {
        let (side, other) = random.once(in: 2) ? (pair.low, pair.high) : (pair.high, pair.low)
        let event = random.event(formats: formats)
        log += " \(side === pair.low ? "low" : "high") \(event);"
        for problem in try pair.check(event, on: side, other) { failures.add("\(log) \(problem)") }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
