#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import LiveNumber
  internal import LiveNumberCore

  /// A store whose keyboard a field shows.
  protocol StatusStore: TextFieldStore {
    /// The keys that the field has a use for, or `nil` if its text can be any.
    var keyboardTraits: NumberEditor.KeyboardTraits? { get }
  }

  extension NumberStore: StatusStore {
    var keyboardTraits: NumberEditor.KeyboardTraits? { keyboard }
  }

  extension RestrictedStore: StatusStore {
    var keyboardTraits: NumberEditor.KeyboardTraits? { nil }
  }

  /// What a view has read of a store, so that SwiftUI updates the field when it changes.
  struct FieldStatus {
    let text: String
    let validity: NumberEditor.Validity
    let invalidReason: NumberEditor.Reason?
    let keyboardTraits: NumberEditor.KeyboardTraits?

    init(of store: some StatusStore) {
      text = store.text
      validity = store.validity
      invalidReason = store.invalidReason
      keyboardTraits = store.keyboardTraits
    }
  }
#endif
