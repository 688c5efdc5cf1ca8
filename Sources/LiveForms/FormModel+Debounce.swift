// Changes that wait for the value to settle. A task waits for each, which is all that an app with a
// running main actor needs; a loop that waits for keys itself asks how long it may.

extension FormModel {
  /// How long it is until the first waiting change is to be validated; nil where none waits.
  ///
  /// For a loop that blocks the main thread, so that the form's own tasks cannot run: wait for
  /// input no longer than this, then call ``validateDue()``.
  public var timeUntilDue: Duration? {
    let now = clock.elapsed()
    return states.compactMap { $0.check?.rest(at: now) }.min()
  }

  /// Validates the changes whose time has come.
  ///
  /// - Returns: whether there were any.
  @discardableResult
  public func validateDue() -> Bool {
    let now = clock.elapsed()
    let due = states.indices.filter { states[$0].check?.rest(at: now) == .zero }
    for index in due { validate(at: index) }
    return !due.isEmpty
  }

  /// Waits for a field's debounce in a task of its own.
  func wait(at index: Int) {
    let (clock, revision) = (clock, states[index].revision)
    let start = clock.elapsed()
    let end = start + fields[index].debounce
    let task = Task { [weak self] in
      await clock.wait(end)
      // Between the end of the wait and this line the value may have changed again.
      guard !Task.isCancelled, let self, states[index].check?.revision == revision else { return }
      validate(at: index)
    }
    states[index].check = WaitingCheck(revision: revision, start: start, end: end, task: task)
  }
}
