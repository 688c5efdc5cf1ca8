/// The memory that JavaScript writes text to before it calls a function, and while it answers a sample.
enum Input {
  // A module has one thread.
  private nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(
    capacity: 1024)

  /// Returns the start of the memory, after making room for a number of bytes.
  static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    if count > bytes.count {
      bytes.deallocate()
      bytes = .allocate(capacity: max(count, 2 * bytes.count))
    }
    return bytes.baseAddress
  }

  /// Returns the text in the first bytes.
  static func text(_ count: Int32) -> String { text(0..<Int(count)) }

  @inline(never)
  private static func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the pairs in the first bytes: two texts that U+001F separates, and U+001E after each pair.
  static func pairs(_ count: Int32) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var (start, middle) = (0, 0)
    for end in 0..<Int(count) {
      switch bytes[end] {
      case 0x1F: middle = end
      case 0x1E:
        pairs.append((text(start..<middle), text((middle + 1)..<end)))
        start = end + 1
      default: break
      }
    }
    return pairs
  }
}

/// Returns the memory for the next text.
@_expose(wasm, "input") @_cdecl("input")
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  Input.reserve(Int(count))
}
