#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the operating system said when a call failed.
struct SystemError: Error, Hashable, CustomStringConvertible {
  var code: Int32

  /// The error of the call just made.
  static var last: SystemError { SystemError(code: errno) }

  /// Whoever read from a pipe is gone.
  var isClosedPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}
