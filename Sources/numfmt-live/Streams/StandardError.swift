#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where messages go, apart from data.
enum StandardError {
  /// Writes a line, after all that has been printed on standard output.
  static func print(_ line: String) {
    fflush(nil)
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      // Nothing is left to tell it to.
      guard written > 0 else { return }
      bytes = bytes.dropFirst(written)
    }
  }
}
