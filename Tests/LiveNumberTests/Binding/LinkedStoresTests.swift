import LiveNumber
import Observation
import TestSupport
import Testing

/// A low and a high temperature that keep ten degrees apart, whichever of them is changed.
@Observable private final class Temperatures {
  var low: ExactDecimal = 10 {
    didSet { if high < low + 10 { high = low + 10 } }
  }
  var high: ExactDecimal = 30 {
    didSet { if low > high - 10 { low = high - 10 } }
  }
}

/// A store of a temperature that counts what it writes.
private final class Side {
  let store: NumberStore<ExactDecimal>
  private let value: () -> ExactDecimal
  private let counter: Counter

  private final class Counter {
    var writes = 0
  }

  init(
    _ model: Temperatures, _ keyPath: ReferenceWritableKeyPath<Temperatures, ExactDecimal>,
    format: NumberFormat, options: NumberEditor.Options
  ) {
    let counter = Counter()
    self.counter = counter
    value = { model[keyPath: keyPath] }
    store = NumberStore(format: format, options: options) {
      model[keyPath: keyPath]
    } write: { value in
      counter.writes += 1
      if let value { model[keyPath: keyPath] = value }
    }
  }

  var writes: Int { counter.writes }
  var modelValue: ExactDecimal { value() }

  /// Whether the field shows the model's value, rounded if it has to be.
  var showsModelValue: Bool {
    // Groups that are typed by hand write nothing before they are complete.
    let rules = NumberEditor(format: store.format, options: store.options)
    if let shown = rules.state(showing: store.text), rules.canBeginGroup(shown) { return true }
    guard store.value == modelValue else { return false }
    let editor = NumberEditor(format: store.format)
    guard case .upTo(let places) = store.options.maximumFractionDigits,
      let shown = editor.state(showing: store.text)
    else { return true }
    // A decimal separator can be the last character.
    return shown.content.text.last == "."
      || editor.value(of: shown) == modelValue.rounded(toScale: places)
  }
}

/// Two stores of one model, each changing the other's value.
@Suite struct LinkedStoresTests {
  private typealias Event = (name: String, run: (NumberStore<ExactDecimal>, Temperatures) -> Void)

  private func event(_ random: inout SeededGenerator, _ formats: [NumberFormat]) -> Event {
    switch random.number(below: 24) {
    case 18: return ("undo", { store, _ in store.undo() })
    case 19: return ("redo", { store, _ in store.redo() })
    case 20:
      let text = random.pick(["", "7", "-", "25", "oops"])
      return ("text \(text)", { store, _ in store.text = text })
    case 21:
      let value: ExactDecimal? = random.pick([nil, 20, 1.25, 1_000])
      return ("value \(value as Any)", { store, _ in store.value = value })
    case 22:
      let format = random.pick(formats)
      return ("format \(format.symbols.numberingSystem)", { store, _ in store.format = format })
    case 23:
      // With more digits than some fields show.
      let (low, high) = (temperature(&random), temperature(&random))
      return ("low \(low), high \(high)", { _, model in (model.low, model.high) = (low, high) })
    default:
      let edit: NumberEditor.Edit = random.pick([
        .type("1"), .type("2"), .type("5"), .type("0"), .type("9"), .type("-"), .type("."),
        .type(","), .delete(.backward), .delete(.backward), .delete(.forward), .delete(.toStart),
        .delete(.selection), .clear, .selectAll, .move(.left, extending: false),
        .move(.toStart, extending: true), .paste("25"), .paste("-3.5"), .paste("1 234"),
        .paste("99,5"), .commit, .commit, .step(-10), .step(1), .step(100),
      ])
      return (
        "\(edit)".split(separator: "Kind.").last.map(String.init) ?? "",
        { store, _ in store.apply(edit) }
      )
    }
  }

  private func temperature(_ random: inout SeededGenerator) -> ExactDecimal {
    let value = ExactDecimal(random.number(in: -5_000...5_000))
    return value.scaledByPowerOfTen(random.pick([-2, -2, -1, 0])) ?? value
  }

  @Test func whateverIsDoneToEitherOneRoundAndAllIsSettled() throws {
    var random = SeededGenerator(topic: "linked stores")
    var failures = Failures(seed: Samples.seed)
    let formats = try ["en", "fr", "de", "ar-EG", "hi"].map { try NumberFormat(locale: $0) }
    for _ in 0..<(40 * Samples.factor) {
      var options = NumberEditor.Options()
      options.maximumFractionDigits = random.pick([.unlimited, .upTo(0), .upTo(1)])
      options.range.minimum = random.pick([nil, -100])
      options.range.maximum = random.pick([nil, 100])
      options.rangePolicy = random.pick(NumberEditor.Options.RangePolicy.allCases)
      let model = Temperatures()
      let format = random.pick(formats)
      let low = Side(model, \.low, format: format, options: options)
      let high = Side(model, \.high, format: format, options: options)
      var log = "\(options.rangePolicy) \(options.maximumFractionDigits):"
      for _ in 0..<40 {
        let (side, other) = random.once(in: 2) ? (low, high) : (high, low)
        let event = event(&random, formats)
        log += " \(side === low ? "low" : "high") \(event.name);"
        let (writes, otherWrites, otherValue) = (side.writes, other.writes, other.modelValue)
        event.run(side.store, model)
        let writesOfEvent = side.writes
        let (texts, values) = ([low.store.text, high.store.text], [model.low, model.high])
        failures.expect(
          [low.store.text, high.store.text] == texts, "\(log) the texts change again")
        failures.expect(
          [model.low, model.high] == values && side.writes == writesOfEvent,
          "\(log) reading a text changed the model")
        // What the model doesn't take is followed by the number from before.
        failures.expect(side.writes <= writes + 2, "\(log) wrote \(side.writes - writes) times")
        failures.expect(other.writes == otherWrites, "\(log) the other store wrote")
        failures.expect(
          other.modelValue == otherValue || other.showsModelValue,
          "\(log) \(other.store.text) does not follow \(other.modelValue)")
        // What isn't valid isn't written, and stays.
        failures.expect(
          !side.store.isValid || side.showsModelValue,
          "\(log) \(side.store.text) is not the model's \(side.modelValue)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}
