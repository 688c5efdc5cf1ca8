internal import LiveNumber

/// What a form compares to notice a change of a store's number.
struct FieldNumber: Equatable {
  let value: ExactDecimal?
  let validity: NumberEditor.Validity
  let invalidReason: NumberEditor.Reason?

  /// Returns whether both are the same number, valid or not.
  ///
  /// A minus sign without digits and an empty field have no value, but aren't the same.
  func isSameValue(as other: FieldNumber) -> Bool {
    value == other.value && (validity == .empty) == (other.validity == .empty)
  }
}

/// A form's access to a number store, whatever the store's type of value is.
struct NumberAccess {
  let read: () -> FieldNumber
  /// Returns the message for a number that isn't valid, or `nil`.
  let failure: () -> String?
  /// Ends the entry of the number, which can change it.
  ///
  /// It returns the message for a number that the app's model has changed, or `nil`.
  let commit: () -> String?
}
