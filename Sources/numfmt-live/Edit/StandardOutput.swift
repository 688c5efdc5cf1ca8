#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the value goes.
enum StandardOutput {
  /// Writes a line at once, so that a full disk is noticed while something can still be said.
  static func print(_ line: String) throws(SystemError) {
    var bytes = Array((line + "\n").utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if written < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      bytes = bytes.dropFirst(written)
    }
  }
}
