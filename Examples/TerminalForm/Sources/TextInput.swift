import LiveNumber
import TerminalUI

/// A field for text in a model: any text, or the names of some values.
@MainActor final class TextInput<Value: Equatable & Sendable>: FormInput {
  let expectation: String
  private let store: RestrictedStore<Value>
  private let isRequired: Bool
  private let write: (RestrictedStore<Value>) -> Void

  /// Creates a field for the texts of a store.
  ///
  /// If the user leaves a required field before its text is complete, it shows the last value
  /// again, as a number field does.
  init(
    _ store: RestrictedStore<Value>, expectation: String, isRequired: Bool = false,
    write: @escaping (RestrictedStore<Value>) -> Void
  ) {
    self.store = store
    self.expectation = expectation
    self.isRequired = isRequired
    self.write = write
  }

  /// Whether the text is that of a value.
  var isValid: Bool { store.validity == .valid }

  var shown: Row { Row(store.rendering) }
  var validity: NumberEditor.Validity { store.validity }

  func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    defer { write(store) }
    if edit == .commit, isRequired, !isValid {
      store.text = store.restriction.state(of: store.value).text
      return .adjusted(.restored)
    }
    var line = TextLine(store.rendering)
    guard line.apply(edit) else { return .accepted }
    let new = line.rendering
    return store.update(
      text: new.text, utf16Selection: new.utf16Selection, utf16Head: new.utf16Head)
  }

  func undo() { if store.undo() { write(store) } }
  func redo() { if store.redo() { write(store) } }
}

extension RestrictedStore<String> {
  /// Creates a store for any text.
  convenience init(text: String) {
    self.init(InputRestriction(text: { $0 }) { text, _ in .value(text, shown: text) }, value: text)
  }
}
