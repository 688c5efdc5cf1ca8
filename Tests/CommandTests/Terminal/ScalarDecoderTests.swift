import Testing

@testable import numfmt_live

@Suite("UTF-8, byte by byte")
struct ScalarDecoderTests {
  /// The standard library provides the bytes.
  @Test func everyScalarIsDecoded() {
    var wrong: [UInt32] = []
    var decoder = ScalarDecoder()
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var last = ScalarDecoder.Step.needsMore
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        last = decoder.decode(byte)
      }
      if last != .scalar(scalar) { wrong.append(value) }
    }
    #expect(wrong.prefix(10).isEmpty, "\(wrong.prefix(10))")
  }

  @Test(
    arguments: [
      [0x80], [0xBF], [0xC0], [0xC1], [0xF5], [0xFE], [0xFF],
      // Overlong forms, surrogates, and values beyond U+10FFFF; the second byte shows them.
      [0xE0, 0x80], [0xE0, 0x9F], [0xED, 0xA0], [0xF0, 0x8F], [0xF4, 0x90],
      [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xF0, 0x9F, 0x92, 0xC3],
    ] as [[UInt8]])
  func invalidUTF8(bytes: [UInt8]) {
    var decoder = ScalarDecoder()
    let steps = bytes.map { decoder.decode($0) }
    let expected: ScalarDecoder.Step =
      bytes.count == 1 ? .invalid(bytes) : .invalidBefore(Array(bytes.dropLast()))
    #expect(steps.last == expected)
    #expect(!decoder.isPending)
  }
}
