internal import Observation

/// What observers of a ``FormModel`` see of one field.
///
/// Not generic, since the key paths into a generic class are made anew at each access, which is
/// twenty times slower.
@MainActor @Observable
final class FieldState {
  var result: ValidationResult?
  private(set) var isWaiting = false

  /// Counts the changes of the value.
  @ObservationIgnored var revision = 0
  @ObservationIgnored var check: WaitingCheck? {
    didSet { isWaiting = check != nil }
  }

  nonisolated init() {}
}

/// What observers of a ``FormModel`` see of its focus.
@MainActor @Observable
final class FocusState {
  /// The place of the focused field in the form.
  var index: Int?

  nonisolated init() {}
}
