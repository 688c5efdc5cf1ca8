import Synchronization

/// A clock that stands still until a test moves it.
package final class ManualClock: Clock {
  package struct Instant: InstantProtocol {
    var offset: Duration

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    package func duration(to other: Instant) -> Duration { other.offset - offset }
    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant(offset: .zero)
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    /// The callers that wait for a number of sleepers.
    var observers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    /// Returns the callers that have what they wait for.
    mutating func satisfied() -> [CheckedContinuation<Void, Never>] {
      let count = sleepers.count
      defer { observers.removeAll { $0.count == count } }
      return observers.filter { $0.count == count }.map(\.continuation)
    }
  }

  private let state = Mutex(State())

  package init() {}

  package var now: Instant { state.withLock { $0.now } }
  package var minimumResolution: Duration { .nanoseconds(1) }

  /// Moves the clock, ahead or back, and wakes the sleepers whose time has come.
  package func move(by duration: Duration) {
    let woken = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for id in due.keys { state.sleepers[id] = nil }
      return (due.values.map(\.continuation), state.satisfied())
    }
    for sleeper in woken.0 { sleeper.resume() }
    for observer in woken.1 { observer.resume() }
  }

  /// Returns when a number of tasks sleep, no more and no less.
  package func sleepers(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let isSo = state.withLock { state in
        guard state.sleepers.count != count else { return true }
        state.observers.append((count, continuation))
        return false
      }
      if isSo { continuation.resume() }
    }
  }

  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        add(id, Sleeper(deadline: deadline, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  private func add(_ id: Int, _ sleeper: Sleeper) {
    let (isOver, observers) = state.withLock { state in
      guard sleeper.deadline > state.now, !Task.isCancelled else {
        return (true, [] as [CheckedContinuation<Void, Never>])
      }
      state.sleepers[id] = sleeper
      return (false, state.satisfied())
    }
    if isOver { sleeper.continuation.resume() }
    for observer in observers { observer.resume() }
  }

  private func cancel(_ id: Int) {
    let (sleeper, observers) = state.withLock { state in
      (state.sleepers.removeValue(forKey: id), state.satisfied())
    }
    sleeper?.continuation.resume(throwing: CancellationError())
    for observer in observers { observer.resume() }
  }
}
