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

  /// Calls a closure that reads or changes what the lock protects, once a condition is met.
  func once<Result>(_ isMet: () -> Bool = { true }, _ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while !isMet() { pthread_cond_wait(condition, mutex) }
    let result = body()
    pthread_cond_broadcast(condition)
    return result
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
