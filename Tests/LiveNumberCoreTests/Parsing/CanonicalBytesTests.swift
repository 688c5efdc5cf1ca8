import LiveNumberCore
import TestSupport
import Testing

/// Canonical decimal text as bytes, read and written.
@Suite struct CanonicalBytesTests {
  private func read(_ text: String) throws(NumberParseError) -> ExactDecimal {
    try read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) throws(NumberParseError) -> ExactDecimal {
    try bytes.withUnsafeBufferPointer { (buffer) throws(NumberParseError) in
      try ExactDecimal(utf8: buffer)
    }
  }

  private func failure(_ bytes: [UInt8]) -> NumberParseError? {
    do throws(NumberParseError) {
      _ = try read(bytes)
      return nil
    } catch { return error }
  }

  @Test func writesNothingIntoASmallBuffer() throws {
    for text in ["5", "-5", "0.05", "-1234.50"] {
      var buffer = [UInt8](repeating: 0xFF, count: text.utf8.count - 1)
      let count = try buffer.withUnsafeMutableBufferPointer { try exact(text).write(into: $0) }
      #expect(count == nil && buffer.allSatisfy { $0 == 0xFF })
    }
  }

  /// Text, code, the range in bytes, and what could stand there.
  @Test(
    arguments: [
      ("", .empty, 0..<0, []), ("-", .noDigits, 0..<1, ["0"]), (".", .noDigits, 0..<1, ["0"]),
      ("12x", .unexpectedCharacter, 2..<3, ["0", "."]),
      ("1.2x", .unexpectedCharacter, 3..<4, ["0"]),
      ("1.2.3", .secondDecimalSeparator, 3..<4, ["0"]),
      ("--1", .misplacedSign, 1..<2, ["0"]), ("1-", .misplacedSign, 1..<2, ["0"]),
      ("1+2", .misplacedSign, 1..<2, ["0"]), ("1\u{2212}", .misplacedSign, 1..<4, ["0"]),
      ("1,000", .unexpectedCharacter, 1..<2, ["0", "."]),
      ("é5", .unexpectedCharacter, 0..<2, ["0", "."]),
      ("5😀", .unexpectedCharacter, 1..<5, ["0", "."]),
      ("1e", .noDigits, 2..<2, ["0"]), ("1e+", .noDigits, 3..<3, ["0"]),
      ("1e1.5", .unexpectedCharacter, 3..<4, ["0"]), ("1e5e5", .unexpectedCharacter, 3..<4, ["0"]),
      ("1e5-", .misplacedSign, 3..<4, ["0"]), ("e5", .unexpectedCharacter, 0..<1, ["0", "."]),
      ("1e999999999", .tooManyDigits, 0..<11, []), ("1e-100001", .tooManyDigits, 0..<9, []),
    ] as [(String, NumberParseError.Code, Range<Int>, [String])])
  func tellsWhatIsWrong(
    _ text: String, _ code: NumberParseError.Code, _ range: Range<Int>, _ expected: [String]
  ) {
    let failure = failure(Array(text.utf8))
    #expect(failure?.code == code && failure?.utf8Range == range)
    #expect(failure?.expected == expected && failure?.message.isEmpty == false)
    #expect(ExactDecimal(text) == nil)
  }

  /// Any byte after any number of digits ends them, at its offset.
  @Test func digitsEndAtAnyOtherByte() {
    var failures = Failures()
    for count in 0...19 {
      for offset in 0...count {
        for byte in UInt8.min...UInt8.max {
          // An exponent, and signs and separators where they may stand, are read.
          let isRead = [UInt8(ascii: "e"), UInt8(ascii: "E")].contains(byte)
          if isRead || offset == 0 && (byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")) {
            continue
          }
          let digits = (0..<count).map { UInt8(ascii: "1") + UInt8($0 % 9) }
          var bytes = digits
          bytes.insert(byte, at: offset)
          if 48...57 ~= byte || byte == UInt8(ascii: ".") && count > 0 {
            let text = String(decoding: bytes, as: UTF8.self)
            failures.expect(
              (try? read(bytes)).map { $0.description.filter { $0 != "." }.drop { $0 == "0" } }
                == text.filter { $0 != "." }.drop { $0 == "0" }[...]
                || text == "0", "\(text) isn't read")
          } else {
            let failure = failure(bytes)
            let start = byte == UInt8(ascii: ".") ? 0 : offset
            failures.expect(
              failure?.utf8Range.lowerBound == start,
              "\(byte) at \(offset) of \(count): \(failure as Any)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// Digits of any count are kept, and zeros in front of them are not.
  @Test(arguments: [0, 1, 2, 7, 8, 9, 15, 16, 17, 18, 21, 100])
  func digitsOfAnyCount(count: Int) throws {
    let digits = (0..<count).map { "\($0 % 9 + 1)" }.joined()
    for zeros in [0, 1, 20] where count + zeros > 0 {
      let value = try read(String(repeating: "0", count: zeros) + digits)
      let expected = count == 0 ? "0" : digits
      #expect(value.description == expected && value.isZero == (count == 0))
      var buffer = [UInt8](repeating: 0xFF, count: expected.utf8.count + 1)
      let written = buffer.withUnsafeMutableBufferPointer { value.write(into: $0) }
      #expect(written == expected.utf8.count)
      #expect(buffer == Array(expected.utf8) + [0xFF])
    }
    #expect(try read("000120034005600789").description == "120034005600789")
  }

  /// A large buffer gets the same text as one that just fits, and nothing is written behind either.
  @Test(arguments: [1, 2, 7, 8, 9, 15, 16, 17, 21])
  func writesTheSameIntoAnyBuffer(count: Int) throws {
    let digits = (0..<count).map { "\($0 % 9 + 1)" }.joined()
    for scale in 0...(count + 1) {
      let zeros = String(repeating: "0", count: max(scale + 1 - count, 0))
      let padded = zeros + digits
      let fraction = scale == 0 ? "" : ".\(padded.suffix(scale))"
      for sign in ["", "-"] {
        let text = sign + padded.dropLast(scale) + fraction
        let value = try read(text)
        for room in [0, 1, 33 - text.utf8.count, 34 - text.utf8.count, 40] where room >= 0 {
          let size = text.utf8.count + room
          var memory = [UInt8](repeating: 0xFF, count: size + 16)
          let written = memory.withUnsafeMutableBufferPointer {
            value.write(into: UnsafeMutableBufferPointer(rebasing: $0[..<size]))
          }
          #expect(written == text.utf8.count)
          #expect(String(decoding: memory.prefix(text.utf8.count), as: UTF8.self) == text)
          #expect(memory[size...].allSatisfy { $0 == 0xFF })
        }
      }
    }
  }
}
