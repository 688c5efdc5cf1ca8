/// The reason why bytes aren't a number, without the text itself.
struct ParseFailure: Error {
  let code: NumberParseError.Code
  /// The range at fault, in bytes from the start of the text.
  let range: Range<Int>
  #if hasFeature(Embedded)
    // Words would make a module for a browser a tenth larger, so there is only the code.
    var message: String { code.rawValue }
    var expected: [String] { [] }
  #else
    let message: String
    let expected: [String]
  #endif

  init(
    _ code: NumberParseError.Code, _ range: Range<Int>, _ message: @autoclosure () -> String,
    expected: @autoclosure () -> [String] = []
  ) {
    self.code = code
    self.range = range
    #if !hasFeature(Embedded)
      self.message = message()
      self.expected = expected()
    #endif
  }

  static func invalidUTF8(at offset: Int) -> ParseFailure {
    ParseFailure(.invalidUTF8, offset..<(offset + 1), "bytes that aren't UTF-8")
  }

  /// Returns the failure of a text that has no digits.
  static func noDigits(byteCount: Int) -> ParseFailure {
    ParseFailure(.noDigits, 0..<byteCount, "digits were expected", expected: ["0"])
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte that isn't part of well-formed UTF-8, or `nil` if there is none.
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
}
