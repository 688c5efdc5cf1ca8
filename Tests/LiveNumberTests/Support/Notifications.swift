import Observation

/// Returns how often an observer of what a closure reads is notified during a change.
func notifications(of read: () -> Void, during change: () throws -> Void) rethrows -> Int {
  nonisolated(unsafe) var count = 0
  withObservationTracking(read) { count += 1 }
  try change()
  return count
}
