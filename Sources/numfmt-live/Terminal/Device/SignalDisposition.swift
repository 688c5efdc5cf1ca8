#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What a process does on a signal.
struct SignalDisposition {
  typealias Handler = @convention(c) (Int32) -> Void

  private var action = sigaction()

  /// The system's standard way.
  static var standard: SignalDisposition { SignalDisposition() }

  /// Calls on a handler, which may only do what is safe at any moment.
  init(handler: Handler) {
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigfillset(&action.sa_mask)
  }

  /// The one in force.
  init(of signal: Int32) {
    sigaction(signal, nil, &action)
  }

  private init() {}

  /// Whoever started the process wants the signal to have no effect.
  var ignores: Bool {
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == 1
  }

  /// Ends the process by a signal, so that whoever waits for it learns of it.
  ///
  /// Returns only if the signal does not end it.
  static func end(by signal: Int32) {
    standard.install(for: signal)
    raise(signal)
  }

  func install(for signal: Int32) {
    var action = action
    sigaction(signal, &action, nil)
  }
}
