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
    if bytes.isEmpty {
      if byte < 0x80 { return .scalar(Unicode.Scalar(byte)) }
      guard Self.length(lead: byte) != nil else { return .invalid([byte]) }
      bytes = [byte]
      return .needsMore
    }
    guard (0x80...0xBF).contains(byte), Self.admits(second: byte, after: bytes) else {
      return .invalidBefore(takePending())
    }
    bytes.append(byte)
    guard let length = Self.length(lead: bytes[0]), bytes.count == length else { return .needsMore }
    let lead = UInt32(bytes[0]) & (0xFF >> UInt32(length + 1))
    let value = bytes.dropFirst().reduce(lead) { $0 << 6 | UInt32($1 & 0x3F) }
    let complete = takePending()
    guard let scalar = Unicode.Scalar(value) else { return .invalid(complete) }
    return .scalar(scalar)
  }

  /// Returns and removes the bytes of an incomplete scalar.
  mutating func takePending() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  private static func length(lead: UInt8) -> Int? {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: nil
    }
  }

  /// Returns whether the second byte is valid, which rules out overlong forms, surrogates, and
  /// values beyond U+10FFFF.
  private static func admits(second byte: UInt8, after bytes: [UInt8]) -> Bool {
    guard bytes.count == 1 else { return true }
    return switch bytes[0] {
    case 0xE0: byte >= 0xA0
    case 0xED: byte <= 0x9F
    case 0xF0: byte >= 0x90
    case 0xF4: byte <= 0x8F
    default: true
    }
  }
}
