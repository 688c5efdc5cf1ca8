import Synchronization

/// A clock that tests move.
final class HandClock: Clock {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let instant = Mutex(Instant())

  var now: Instant { instant.withLock { $0 } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func move(by duration: Duration) { instant.withLock { $0.offset += duration } }

  /// Returns immediately: the waiting task runs only after its test.
  func sleep(until deadline: Instant, tolerance: Duration?) throws { throw CancellationError() }
}
