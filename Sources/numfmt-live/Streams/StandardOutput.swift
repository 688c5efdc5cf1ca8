#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where data goes, and nothing else.
enum StandardOutput {
  /// Writes a line at once, so that a full disk is noticed while something can still be said.
  static func print(_ line: String) throws(SystemError) {
    try SystemOutput.send(line + "\n", to: STDOUT_FILENO)
  }
}
