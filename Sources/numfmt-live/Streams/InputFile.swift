#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading.
final class InputFile: Sendable {
  static let standardInput = InputFile(descriptor: STDIN_FILENO)

  private let descriptor: Int32

  private init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Opens the file at the specified path, or standard input for `-`.
  convenience init(path: String) throws(SystemError) {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw SystemError.last }
    self.init(descriptor: descriptor)
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  /// Reads bytes, waits for them if necessary, and returns their number, or 0 at the end of the file.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    while true {
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if errno != EINTR { throw SystemError.last }
    }
  }
}

/// The system's function, whose name the method has too.
private func systemRead(
  _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, buffer, count)
}
