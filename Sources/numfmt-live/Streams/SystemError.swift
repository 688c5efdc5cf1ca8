#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error of the operating system.
struct SystemError: Error, Hashable, CustomStringConvertible {
  var code: Int32

  /// The error of the last system call.
  static var last: SystemError { SystemError(code: errno) }

  /// A Boolean value that indicates whether the reader of a pipe closed it.
  var isClosedPipe: Bool { code == EPIPE }

  var description: String { String(cString: strerror(code)) }
}
