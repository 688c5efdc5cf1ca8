/// A validation that waits for the value to settle; letting go of it cancels it.
final class WaitingCheck {
  /// The change that it belongs to.
  let revision: Int
  /// When it was asked for, from the start of the form.
  let start: Duration
  /// When it is to be done, from the start of the form.
  let end: Duration
  let task: Task<Void, Never>

  init(revision: Int, start: Duration, end: Duration, task: Task<Void, Never>) {
    self.revision = revision
    self.start = start
    self.end = end
    self.task = task
  }

  deinit { task.cancel() }

  /// How long it has still to wait.
  ///
  /// Where the clock jumped back behind the start, nobody knows, and a check too early is better
  /// than none.
  func rest(at now: Duration) -> Duration {
    now < start ? .zero : max(end - now, .zero)
  }
}
