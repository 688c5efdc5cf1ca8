// A task waits for each change that has to settle, which is enough for an app with a running main
// actor. A loop that blocks on keys asks how long it may block instead.

extension FormModel {
  /// The time until the first waiting change is due, or `nil` if no change is waiting.
  ///
  /// Use it in a loop that blocks the main thread, where the form's own tasks can't run: wait for
  /// input no longer than this, and then call ``validateDue()``.
  public var timeUntilDue: Duration? {
    noticeChanges()
    let now = clock.elapsed()
    return states.compactMap { $0.check?.debounce?.rest(at: now) }.min()
  }

  /// Validates the changes that are due.
  ///
  /// - Returns: A Boolean value that indicates whether there were any.
  @discardableResult
  public func validateDue() -> Bool {
    noticeChanges()
    let now = clock.elapsed()
    let due = states.indices.filter { states[$0].check?.debounce?.rest(at: now) == .zero }
    for index in due { validate(at: index) }
    return !due.isEmpty
  }

  /// Validates a field when its value has stayed the same for its debounce.
  func validateAfterDebounce(at index: Int) {
    let debounce = fields[index].debounce
    guard debounce > .zero else {
      validate(at: index)
      return
    }
    let clock = clock
    let start = clock.elapsed()
    let end = start + debounce
    let task = Task { [weak self] in
      await clock.wait(end)
      // The value may have changed between the end of the wait and this line, which cancels the
      // task.
      guard !Task.isCancelled else { return }
      self?.validate(at: index)
    }
    states[index].check = FieldCheck(Debounce(start: start, end: end), task: task)
  }
}

/// A clock of any type, whose instants count from the creation of the form.
struct FormClock: Sendable {
  /// Returns the time since the creation of the form, negative if the clock has jumped back.
  let elapsed: @Sendable () -> Duration
  /// Waits until a time since the creation of the form, or until the task is canceled.
  let wait: @Sendable (_ until: Duration) async -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    // If a clock fails for another reason than cancellation, the wait ends, so the check isn't
    // lost.
    wait = { try? await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }
}
