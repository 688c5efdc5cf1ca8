/// A lock, and a condition that threads wait for while they don't hold it.
// The pointers never change, and the functions of the system synchronize what they point to.
final class Monitor: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Calls a closure while no other thread is in one, once a condition is met.
  ///
  /// Nobody who waits is woken: what a condition depends on is changed by ``change(_:)``.
  func once<Result, Failure: Error>(
    _ isMet: () -> Bool = { true }, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isMet() { pthread_cond_wait(condition, mutex) }
    return try body()
  }

  /// Calls a closure that changes what threads wait for, and wakes them.
  func change(_ body: () -> Void) {
    once {
      body()
      pthread_cond_broadcast(condition)
    }
  }

  /// Starts a thread, and returns `false` if the system has too many.
  static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let start = Unmanaged.passRetained(Start(body: body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let code = pthread_create(
      &thread, nil,
      { start in
        let start: UnsafeMutableRawPointer? = start
        guard let start else { return nil }
        // No one joins it.
        pthread_detach(pthread_self())
        Unmanaged<Start>.fromOpaque(start).takeRetainedValue().body()
        return nil
      }, start.toOpaque())
    if code != 0 { start.release() }
    return code == 0
  }

  /// The work of a thread, as an object that a pointer can point to.
  private final class Start: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
