#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Text on its way out of the process.
enum SystemOutput {
  /// Sends all of a text at once.
  static func send(_ text: String, to descriptor: Int32) throws(SystemError) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw SystemError.last
      }
      rest = rest.dropFirst(count)
    }
  }
}
