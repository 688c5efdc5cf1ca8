import LiveNumber

/// A field for text in a model: any text, or the names of some values.
@MainActor final class TextInput<Value: Equatable & Sendable>: FormInput {
  let expectation: String
  private let store: RestrictedStore<Value>
  private let isRequired: Bool
  private let write: (RestrictedStore<Value>) -> Void
  /// The store's text; the moving end of its selection is known only here.
  private var line: TextLine

  /// Creates a field for the texts of a store.
  ///
  /// If the user leaves a required field before its text is complete, it shows the last value again, as a
  /// number field does.
  init(
    _ store: RestrictedStore<Value>, expectation: String, isRequired: Bool = false,
    write: @escaping (RestrictedStore<Value>) -> Void
  ) {
    self.store = store
    self.expectation = expectation
    self.isRequired = isRequired
    self.write = write
    line = TextLine(store)
  }

  /// A Boolean value that indicates whether the text is that of a value.
  var isValid: Bool { store.validity == .valid }

  var shown: Row { Row(line.text, caret: line.head, selection: line.selection) }
  var validity: NumberEditor.Validity { store.validity }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    if edit == .commit, isRequired, !isValid {
      show(store.restriction.state(of: store.value).text)
      return .adjusted(.restored, "".startIndex..<"".endIndex)
    }
    var line = line
    guard line.apply(edit) else { return .accepted }
    let outcome = show(line.text, selection: line.selection)
    // The store can spell a name differently.
    if Array(store.text.utf8) == Array(line.text.utf8) { self.line = line }
    return outcome
  }

  /// Replaces the text, unless the store rejects that.
  @discardableResult
  private func show(
    _ text: String, selection: Range<String.Index>? = nil
  ) -> NumberEditor.Outcome {
    let outcome = store.update(text: text, utf16Selection: selection.map(text.utf16Range))
    if !outcome.isRejected { readStore() }
    return outcome
  }

  private func readStore() {
    line = TextLine(store)
    write(store)
  }

  func undo() { if store.undo() { readStore() } }
  func redo() { if store.redo() { readStore() } }
}

extension RestrictedStore<String> {
  /// Creates a store for any text.
  convenience init(text: String) {
    self.init(InputRestriction(text: { $0 }) { text, _ in .value(text, shown: text) }, value: text)
  }
}

extension TextLine {
  @MainActor fileprivate init<Value>(_ store: RestrictedStore<Value>) {
    let (text, selection) = (store.text, store.utf16Selection)
    func index(_ offset: Int) -> String.Index {
      text.utf16.index(text.startIndex, offsetBy: offset)
    }
    self.init(text, selection: index(selection.lowerBound)..<index(selection.upperBound))
  }
}

extension String {
  fileprivate func utf16Range(_ range: Range<Index>) -> Range<Int> {
    let start = utf16.distance(from: startIndex, to: range.lowerBound)
    return start..<(start + utf16.distance(from: range.lowerBound, to: range.upperBound))
  }
}
