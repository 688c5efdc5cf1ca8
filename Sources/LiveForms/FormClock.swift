/// Any clock, with its instants counted from the start of the form.
struct FormClock: Sendable {
  /// How far the clock is from the start of the form; negative where it jumped back.
  let elapsed: @Sendable () -> Duration
  /// Waits until the clock is so far from the start of the form, or the task is cancelled.
  let wait: @Sendable (_ until: Duration) async -> Void

  init(_ clock: some Clock<Duration>) {
    let start = clock.now
    elapsed = { start.duration(to: clock.now) }
    // A clock that fails otherwise than by cancellation ends the wait, so that the check is not
    // lost.
    wait = { try? await clock.sleep(until: start.advanced(by: $0), tolerance: nil) }
  }
}
