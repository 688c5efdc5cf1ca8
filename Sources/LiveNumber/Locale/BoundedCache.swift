internal import Synchronization

/// Remembers what is costly to make, for all threads.
///
/// A program that goes through all locales must not keep them all, so that it forgets everything
/// once it is full; one that shows numbers uses few. `Sendable`.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private let entries = Mutex<[Key: Value]>([:])
  /// Counts the turns under the lock: the thread sanitizer does not see Swift's lock on Linux, but that
  /// one turn follows the other.
  private let turns = Atomic<Int>(0)

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The value for a key, made where it is not known.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = withEntries({ $0[key] }) { return known }
    // Made outside the lock: it takes a while, and making it twice does no harm.
    let made = try make()
    withEntries { entries in
      if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
      entries[key] = made
    }
    return made
  }

  private func withEntries<Result: Sendable>(
    _ body: (inout [Key: Value]) -> Result
  ) -> Result {
    entries.withLock { entries in
      turns.wrappingAdd(1, ordering: .acquiring)
      defer { turns.wrappingAdd(1, ordering: .releasing) }
      return body(&entries)
    }
  }
}
