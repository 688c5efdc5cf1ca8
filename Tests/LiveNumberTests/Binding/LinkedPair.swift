import LiveNumber

/// Two stores of one model, each of whose values moves the other.
final class LinkedPair {
  /// A store that counts what it writes.
  final class Side {
    let model: Temperatures
    let keyPath: ReferenceWritableKeyPath<Temperatures, ExactDecimal>
    let store: NumberStore<ExactDecimal>
    private let counter: Counter

    private final class Counter {
      var count = 0
    }

    init(
      _ model: Temperatures, _ keyPath: ReferenceWritableKeyPath<Temperatures, ExactDecimal>,
      format: NumberFormat, options: NumberEditor.Options
    ) throws {
      self.model = model
      self.keyPath = keyPath
      let counter = Counter()
      self.counter = counter
      store = NumberStore(format: format, options: options) {
        model[keyPath: keyPath]
      } write: { value in
        counter.count += 1
        if let value { model[keyPath: keyPath] = value }
      }
    }

    var writes: Int { counter.count }

    var modelValue: ExactDecimal { model[keyPath: keyPath] }
    /// A Boolean value that indicates whether the field shows the model's value, rounded if it has to be.
    func showsModelValue(_ options: NumberEditor.Options) -> Bool {
      guard store.value == modelValue else { return false }
      guard case .upTo(let places) = options.maximumFractionDigits,
        let shown = NumberEditor(format: store.format).state(showing: store.text)
      else { return true }
      // A decimal separator can be the last character.
      return shown.content.text.last == "."
        || NumberEditor(format: store.format).value(of: shown)
          == modelValue.rounded(toScale: places)
    }
  }

  let model = Temperatures()
  let options: NumberEditor.Options
  let low: Side
  let high: Side

  init(format: NumberFormat, options: NumberEditor.Options) throws {
    self.options = options
    low = try Side(model, \.low, format: format, options: options)
    high = try Side(model, \.high, format: format, options: options)
  }

  /// Lets an event happen to one side, and says what is wrong then.
  func check(_ event: FieldEvent, on side: Side, _ other: Side) throws -> [String] {
    let (writes, otherWrites, otherValue) = (side.writes, other.writes, other.modelValue)
    try event.run(side.store, model)
    let writesOfEvent = side.writes
    var problems: [String] = []
    let texts = [low.store.text, high.store.text]
    let (lowValue, highValue) = (model.low, model.high)
    if [low.store.text, high.store.text] != texts { problems.append("the texts go on changing") }
    if (model.low, model.high) != (lowValue, highValue) || side.writes != writesOfEvent {
      problems.append("reading a text changed the model")
    }
    if side.writes > writes + 1 { problems.append("wrote \(side.writes - writes) times") }
    if other.writes != otherWrites { problems.append("the other store wrote") }
    if !model.areApart { problems.append("the model's values are too near") }
    if other.modelValue != otherValue, !other.showsModelValue(options) {
      problems.append("\(other.store.text) does not follow \(other.modelValue)")
    }
    // A number in doubt isn't written, and stays.
    if side.store.validity == .valid
      || event.isCommit && side.store.invalidReason != .groupingMisfit,
      !side.showsModelValue(options)
    {
      problems.append("\(side.store.text) is not the model's \(side.modelValue)")
    }
    return problems
  }
}
