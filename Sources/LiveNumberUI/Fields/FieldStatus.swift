#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  internal import LiveNumber
  internal import LiveNumberCore

  /// What a view has read of a store, so that SwiftUI updates the field when it changes.
  struct FieldStatus {
    let text: String
    let validity: NumberEditor.Validity
    let invalidReason: NumberEditor.Reason?
    let accessibilityValue: String
    let keyboardTraits: NumberEditor.KeyboardTraits?

    init(of store: TextFieldStore) {
      text = store.text
      validity = store.validity
      invalidReason = store.invalidReason
      accessibilityValue = store.accessibilityValue
      keyboardTraits = store.keyboardTraits
    }
  }
#endif
