internal import Observation

/// The observed properties of one field of a ``FormModel``.
///
/// Not generic, since a key path into a generic class is created again at each access, which is twenty
/// times slower.
@MainActor @Observable
final class FieldState {
  var result: ValidationResult?
  private(set) var isWaiting = false

  /// The number of changes of the value.
  @ObservationIgnored var revision = 0
  @ObservationIgnored var check: WaitingCheck? {
    didSet { isWaiting = check != nil }
  }

  nonisolated init() {}
}

/// The observed focus of a ``FormModel``.
@MainActor @Observable
final class FocusState {
  /// The index of the focused field, or `nil` if no field is focused.
  var index: Int?

  nonisolated init() {}
}
