/// A decoder of UTF-8 that arrives byte by byte.
struct ScalarDecoder: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case needsMore
    case scalar(Unicode.Scalar)
    /// The bytes, including the new one, aren't UTF-8.
    case invalid([UInt8])
    /// The bytes before the new one aren't UTF-8; decode the new one again.
    case invalidBefore([UInt8])
  }

  private var bytes: [UInt8] = []

  /// A Boolean value that indicates whether a scalar is incomplete.
  var isPending: Bool { !bytes.isEmpty }

  mutating func decode(_ byte: UInt8) -> Step {
    guard let lead = bytes.first else {
      if byte < 0x80 { return .scalar(Unicode.Scalar(byte)) }
      guard 0xC2...0xF4 ~= byte else { return .invalid([byte]) }
      bytes = [byte]
      return .needsMore
    }
    // What is valid so far, any continuation bytes complete.
    let length = (~lead).leadingZeroBitCount
    let missing = [UInt8](repeating: 0x80, count: length - bytes.count - 1)
    let text = String(validating: bytes + [byte] + missing, as: UTF8.self)
    guard let scalar = text?.unicodeScalars.first else { return .invalidBefore(takePending()) }
    bytes.append(byte)
    guard missing.isEmpty else { return .needsMore }
    bytes = []
    return .scalar(scalar)
  }

  /// Returns and removes the bytes of an incomplete scalar.
  mutating func takePending() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
