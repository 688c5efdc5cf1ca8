internal import CICUNumber

/// Text that comes out of the C module.
enum ICUText {
  /// A function that writes text to a buffer: where, how many bytes fit, and how many there are.
  typealias Reader = (UnsafeMutablePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?) ->
    CICUStatus

  /// The text that a function writes, whatever its length.
  static func read(_ reader: Reader) throws(ICUFailure) -> String {
    var buffer = [CChar](repeating: 0, count: 64)
    var length: Int32 = 0
    var status = reader(&buffer, Int32(buffer.count), &length)
    if status == CICU_BUFFER_TOO_SMALL {
      buffer = [CChar](repeating: 0, count: Int(length))
      status = reader(&buffer, length, &length)
    }
    try ICUFailure.check(status)
    return String(decoding: buffer[..<Int(length)].lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The terminated text in one of the fixed-size fields of the C module's structs.
  static func field<Field>(_ field: Field) -> String {
    withUnsafeBytes(of: field) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
