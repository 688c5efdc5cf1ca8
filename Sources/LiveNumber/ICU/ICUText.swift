#if USES_ICU
  internal import CICUNumber

  /// Functions that read text from the C module.
  enum ICUText {
    /// A function that writes text to a buffer with a capacity, and sets the length of the text.
    typealias Reader = (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) ->
      CICUStatus

    /// Returns the text that a function writes, whatever its length.
    static func read(_ reader: Reader) throws(ICUFailure) -> String {
      var buffer = [CChar](repeating: 0, count: 64)
      var length: Int32 = 0
      var status = reader(&buffer, Int32(buffer.count), &length)
      if status == CICU_BUFFER_TOO_SMALL {
        buffer = [CChar](repeating: 0, count: Int(length))
        status = reader(&buffer, length, &length)
      }
      try ICUFailure.check(status)
      return String(
        decoding: buffer[..<Int(length)].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// Returns the null-terminated text in a fixed-size field of a struct of the C module.
    static func field<Field>(_ field: Field) -> String {
      withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
  }
#endif
