/// A check of a field's value that isn't finished; releasing it cancels it.
final class FieldCheck {
  /// The debounce that the check waits for, or `nil` if it waits for the asynchronous rule.
  let debounce: Debounce?
  let task: Task<Void, Never>

  init(_ debounce: Debounce? = nil, task: Task<Void, Never>) {
    self.debounce = debounce
    self.task = task
  }

  deinit { task.cancel() }
}

/// The time for which a value has to stay the same, since the creation of the form.
struct Debounce {
  /// The time of the change.
  let start: Duration
  /// The time when the value is validated.
  let end: Duration

  /// Returns the time that is left.
  ///
  /// If the clock has jumped back before the start, the time is unknown, and a check that is too
  /// early is better than none.
  func rest(at now: Duration) -> Duration {
    now < start ? .zero : max(end - now, .zero)
  }
}
