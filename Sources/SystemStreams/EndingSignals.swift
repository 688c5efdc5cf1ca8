/// The signals that end a process.
package enum EndingSignals {
  /// The signals that end the process, unless they're ignored: all but those of a crash.
  package static let all: [Int32] = {
    var numbers = [
      SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF,
      SIGXCPU, SIGXFSZ,
    ]
    #if os(Linux)
      numbers += [SIGPOLL, SIGPWR, SIGSTKFLT]
    #endif
    return numbers
  }()
}
