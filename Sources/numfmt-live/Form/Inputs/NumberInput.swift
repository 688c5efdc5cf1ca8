import LiveNumber

/// A field for a number in a model.
@MainActor final class NumberInput<Value: NumberValue>: FormInput {
  let store: NumberStore<Value>
  private let formatOf: KeyPath<SampleFormats, NumberFormat>
  private var format: NumberFormat

  /// Creates a field that shows numbers in the format at a key path.
  init(_ store: NumberStore<Value>, _ formatOf: KeyPath<SampleFormats, NumberFormat>) {
    self.store = store
    self.formatOf = formatOf
    format = store.format
  }

  var shown: ShownText {
    let rendering = store.rendering
    return ShownText(rendering.text, caret: rendering.caret, selection: rendering.selection)
  }

  var validity: NumberEditor.Validity { store.validity }
  var question: GroupingQuestion? { GroupingQuestion(store.groupingReadings) }
  var warning: NumberEditor.Reason? { store.warning }
  var reasons: ReasonWords? {
    ReasonWords(format: store.format, options: store.options, keyboard: store.keyboard)
  }
  var expectation: String {
    let bounds = [store.options.range.minimum, store.options.range.maximum].map {
      $0.map(format.format) ?? ""
    }
    return FormWords.range(bounds[0], bounds[1])
  }
  var hasSteps: Bool { true }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome { store.apply(edit) }

  /// Undoes the last edit other than a change of the locale, which belongs to the whole form.
  func undo() { repeatWhileFormatChanges { store.undo() } }
  func redo() { repeatWhileFormatChanges { store.redo() } }

  private func repeatWhileFormatChanges(_ step: () -> Bool) {
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
