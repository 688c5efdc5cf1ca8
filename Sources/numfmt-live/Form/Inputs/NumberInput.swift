import LiveNumber

/// A field for a number in a model.
@MainActor final class NumberInput<Value: NumberValue & Comparable>: FormInput {
  private let store: NumberStore<Value>
  private let formatOf: KeyPath<SampleFormats, NumberFormat>
  private var format: NumberFormat
  /// A Boolean value that indicates whether the start of the selection is its moving end.
  private var movesStart = false

  /// Creates a field for the numbers in a range.
  init(
    _ range: ClosedRange<Value>, fractionDigits: Int = 0,
    _ formatOf: KeyPath<SampleFormats, NumberFormat>, _ formats: SampleFormats,
    read: @escaping () -> Value?, write: @escaping (Value?) -> Void
  ) throws(NumberEditorError) {
    var options = NumberEditor.Options()
    options.minimum = range.lowerBound.decimalValue
    options.maximum = range.upperBound.decimalValue
    options.rangePolicy = .block
    options.maximumFractionDigits = .upTo(fractionDigits)
    self.formatOf = formatOf
    format = formats[keyPath: formatOf]
    store = try NumberStore(format: format, options: options, read: read, write: write)
  }

  /// The valid number, or `nil` if the text is incomplete or invalid.
  var value: Value? { store.validity == .valid ? store.value : nil }

  var shown: ShownText {
    let selection = store.selection
    return ShownText(
      store.text, caret: movesStart ? selection.lowerBound : selection.upperBound,
      selection: selection)
  }

  var validity: NumberEditor.Validity { store.validity }
  var question: GroupingQuestion? { GroupingQuestion(store.groupingReadings) }
  var warning: NumberEditor.Reason? { store.warning }
  var reasons: ReasonWords? {
    ReasonWords(format: store.format, options: store.options, keyboard: store.keyboard)
  }
  var hasSteps: Bool { true }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    let before = (text: store.text, start: store.selection.lowerBound)
    let outcome = store.apply(edit)
    if store.selection.isEmpty || edit == .selectAll {
      movesStart = false
    } else if store.text == before.text, store.selection.lowerBound != before.start {
      movesStart = true
    }
    return outcome
  }

  /// Undoes the last edit other than a change of the locale, which belongs to the whole form.
  func undo() { repeatWhileFormatChanges { store.undo() } }
  func redo() { repeatWhileFormatChanges { store.redo() } }

  private func repeatWhileFormatChanges(_ step: () -> Bool) {
    movesStart = false
    var before = store.format
    while step(), store.format != before { before = store.format }
    show(format)
  }

  func changeFormats(_ formats: SampleFormats) {
    format = formats[keyPath: formatOf]
    show(format)
  }

  private func show(_ format: NumberFormat) {
    guard store.format != format else { return }
    do {
      try store.changeFormat(format)
    } catch {
      // Options can contradict the style and the sign display, which don't depend on the locale.
      preconditionFailure("\(error)")
    }
  }
}
