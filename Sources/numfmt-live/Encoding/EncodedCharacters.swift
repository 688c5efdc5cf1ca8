import CICUNumber

/// The characters of an encoding, and their bytes, as ICU converts them.
///
/// Bytes have a character here only if they are the ones that ICU writes for it, so that all bytes
/// of a file come back.
final class EncodedCharacters {
  private let converter: OpaquePointer
  /// The characters by their bytes as a number, and the bytes by the character, as far as they're
  /// known; or `nil` for those that there aren't.
  private var scalars: [UInt32: Unicode.Scalar?] = [:]
  private var bytes: [UInt32: [UInt8]?] = [:]

  /// Opens a converter by ICU's name, or returns `nil` if ICU's data has none.
  init?(_ name: String) {
    var converter: OpaquePointer?
    guard cicu_converter_open(name, &converter) == CICU_OK, let converter else { return nil }
    self.converter = converter
  }

  deinit { cicu_converter_close(converter) }

  /// Returns the character of some bytes, or `nil` if they aren't one.
  func scalar(of bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let key = bytes.reduce(0) { $0 << 8 | UInt32($1) }
    if let known = scalars[key] { return known }
    var value: UInt32 = 0
    let status = bytes.withUnsafeBufferPointer {
      cicu_converter_decode(converter, $0.baseAddress, Int32($0.count), &value)
    }
    // ICU makes controls of undefined bytes.
    let isCharacter =
      status == CICU_OK && !(0x80...0x9F).contains(value)
      && self.bytes(of: value).map(bytes.elementsEqual) == true
    let scalar = isCharacter ? Unicode.Scalar(value) : nil
    if scalars.count < EncodedCharacters.maximumCount { scalars[key] = .some(scalar) }
    return scalar
  }

  /// Returns the bytes of a character, or `nil` if the encoding doesn't have it.
  func bytes(of scalar: UInt32) -> [UInt8]? {
    if let known = bytes[scalar] { return known }
    var buffer = [UInt8](repeating: 0, count: 8)
    var length: Int32 = 0
    let status = cicu_converter_encode(
      converter, scalar, &buffer, Int32(buffer.count), &length)
    // `¥` isn't the backslash that old fonts show so.
    let isEncoded = status == CICU_OK && buffer[0] >= 0x80
    let encoded = isEncoded ? Array(buffer.prefix(Int(length))) : nil
    if bytes.count < EncodedCharacters.maximumCount { bytes[scalar] = .some(encoded) }
    return encoded
  }

  /// The number of characters to remember: more than an ordinary text has.
  private static let maximumCount = 1 << 16
}
