/// The memory that JavaScript writes text to before it calls a function, and while it answers a
/// sample.
enum Input {
  // A module has one thread.
  private nonisolated(unsafe) static var bytes = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)
  /// The number of bytes that JavaScript has asked for; what is behind them isn't its text.
  private nonisolated(unsafe) static var limit = 0

  /// Returns the start of the memory, after making room for a number of bytes, or `nil` if there is
  /// none.
  static func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
    guard 0...(1 << 28) ~= count else { return nil }
    if count >= bytes.count {
      let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 2 * count + 1024)
      guard larger.baseAddress != nil else { return nil }
      bytes.deallocate()
      bytes = larger
    }
    limit = count
    return bytes.baseAddress
  }

  /// Returns the text in the first bytes, or an empty text if JavaScript has asked for fewer bytes.
  static func text(_ count: Int32) -> String { text(0..<length(count)) }

  private static func length(_ count: Int32) -> Int { 0...limit ~= Int(count) ? Int(count) : 0 }

  @inline(never)
  private static func text(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the pairs in the first bytes: two texts that U+001F separates, and U+001E after each
  /// pair.
  ///
  /// Without a separator, the second text is empty.
  static func pairs(_ count: Int32) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    var (start, middle) = (0, -1)
    for end in 0..<length(count) {
      switch bytes[end] {
      case 0x1F: middle = end
      case 0x1E:
        if middle < start { middle = end }
        pairs.append((text(start..<middle), text(min(middle + 1, end)..<end)))
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
