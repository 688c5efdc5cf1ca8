import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that runs to its end, even if it leaves a server behind.
///
/// Foundation's `Process` waits for the server too.
enum ChildProcess {
  struct Failure: Error {
    var code: Int32
  }

  /// Closes all inherited file descriptors except for the standard streams, so that a server
  /// doesn't keep the pipes of other tests open.
  private static let closing = """
    for f in /dev/fd/*; do n=${f##*/}; [ "$n" -gt 2 ] && eval "exec $n>&-"; done; exec "$@"
    """

  /// Returns the exit code, or the negative number of the signal that ended the program.
  static func run(
    _ arguments: [String], environment: [String: String], output: URL, errors: URL
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let flags = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, flags, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors.path, flags, 0o600)
    // The test threads block signals, and the program would inherit the mask.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))

    var pid: pid_t = 0
    let code = withCStrings(["bash", "-c", closing, "bash"] + arguments) { argumentList in
      withCStrings(environment.map { "\($0)=\($1)" }) { environmentList in
        posix_spawnp(&pid, "bash", &actions, &attributes, argumentList, environmentList)
      }
    }
    guard code == 0 else { throw Failure(code: code) }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0 {
      guard errno == EINTR else { throw Failure(code: errno) }
    }
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : -signal
  }

  private static func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
