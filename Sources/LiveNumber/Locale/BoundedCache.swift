internal import Synchronization

/// A thread-safe cache of values that take long to create.
///
/// A program that goes through all locales must not keep all of them, so a full cache is emptied;
/// most programs use only a few.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let capacity: Int
  private let entries = Mutex<[Key: Value]>([:])
  /// The number of times the lock was taken.
  ///
  /// The thread sanitizer doesn't see Swift's lock on Linux, but it sees this order.
  private let turns = Atomic<Int>(0)

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Returns the value for a key, and creates it if the cache doesn't contain it.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let known = withEntries({ $0[key] }) { return known }
    // Created outside the lock: it takes a while, and creating it twice does no harm.
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
