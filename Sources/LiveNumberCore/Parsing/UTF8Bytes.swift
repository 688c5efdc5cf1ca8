// Bytes that should be UTF-8.

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte that is no part of well-formed UTF-8.
  var firstInvalidUTF8: Int? {
    var decoder = UTF8()
    var bytes = makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// Where the scalar begins that ends at an offset, in well-formed UTF-8.
  func startOfScalar(before offset: Int) -> Int {
    var start = offset - 1
    while start > 0, UTF8.isContinuation(self[start]) { start -= 1 }
    return start
  }
}

extension ParseFailure {
  static func invalidUTF8(at offset: Int) -> ParseFailure {
    ParseFailure(.invalidUTF8, offset..<(offset + 1), "bytes that are not UTF-8")
  }
}
