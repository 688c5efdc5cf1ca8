#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where messages go, apart from data.
enum StandardError {
  /// Writes a line; where that fails, nothing is left to tell it to.
  static func print(_ line: String) {
    try? SystemOutput.send(line + "\n", to: STDERR_FILENO)
  }
}
