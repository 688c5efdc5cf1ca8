internal import Observation

/// The observed properties of one field of a ``FormModel``.
///
/// Not generic, since a key path into a generic class is created again at each access, which is
/// twenty times slower.
@MainActor @Observable
final class FieldState {
  var result: ValidationResult?
  /// The answer of the asynchronous rule or of the app for the current revision, or `nil` if there
  /// is none.
  var answer: ValidationResult?
  private(set) var isWaiting = false
  private(set) var isPending = false

  /// The number of changes of the value.
  @ObservationIgnored private(set) var revision = 0
  /// The check that isn't finished, or `nil` if there is none.
  @ObservationIgnored var check: FieldCheck? {
    didSet {
      isWaiting = check?.debounce != nil
      isPending = check != nil && check?.debounce == nil
    }
  }
  /// The number that the form has last seen, or `nil` if the field isn't a number store's.
  @ObservationIgnored var number: FieldNumber?
  /// Notifies the form after a change of the store's number.
  ///
  /// The store's observer can reference a state, but not a form: the form is generic over a type
  /// that needn't be `Sendable`.
  @ObservationIgnored var numberDidChange: () -> Void = {}

  nonisolated init() {}

  /// Begins the revision of another value, for which there is no answer yet.
  func beginRevision() {
    revision += 1
    answer = nil
    if isPending { check = nil }
  }
}

/// The observed focus of a ``FormModel``.
@MainActor @Observable
final class FocusState {
  /// The index of the focused field, or `nil` if no field is focused.
  var index: Int?

  nonisolated init() {}
}
