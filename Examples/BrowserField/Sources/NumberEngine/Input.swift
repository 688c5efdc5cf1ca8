/// The memory that JavaScript writes text to before it calls a function, and while it answers a sample.
enum Input {
  // A module has one thread.
  private nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1024)

  /// Returns the start of the memory, after making room for a number of bytes.
  static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if count > bytes.count {
      bytes.deallocate()
      bytes = .allocate(capacity: max(count, 2 * bytes.count))
    }
    return bytes.baseAddress!
  }

  /// Returns the text in the first bytes.
  static func text(_ count: Int32) -> String {
    String(decoding: bytes[..<Int(count)], as: UTF8.self)
  }

  /// Returns the pairs in the first bytes: two texts that U+001F separates, and U+001E between pairs.
  static func pairs(_ count: Int32) -> [(name: String, value: String)] {
    bytes[..<Int(count)].split(separator: 0x1E).map { pair in
      let end = pair.firstIndex(of: 0x1F) ?? pair.endIndex
      return (
        String(decoding: pair[..<end], as: UTF8.self),
        String(decoding: pair[end...].dropFirst(), as: UTF8.self)
      )
    }
  }
}

/// Returns the memory for the next text.
@_expose(wasm, "input") @_cdecl("input")
public func input(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
  Input.reserve(Int(count))
}
