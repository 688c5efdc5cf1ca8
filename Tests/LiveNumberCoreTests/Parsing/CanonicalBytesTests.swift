import LiveNumberCore
import Testing

/// Canonical decimal text as bytes, in and out.
@Suite struct CanonicalBytesTests {
  private func read(_ text: String) throws(ParseFailure) -> ExactDecimal {
    try read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) throws(ParseFailure) -> ExactDecimal {
    try bytes.withUnsafeBufferPointer { (buffer) throws(ParseFailure) in
      try ExactDecimal(utf8: buffer)
    }
  }

  private func failure(_ bytes: [UInt8]) -> ParseFailure? {
    do throws(ParseFailure) {
      _ = try read(bytes)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "0", "-0", "+5", "1234.50", ".5", "5.", "-.5", "007", "12.5e2", "1E-3", "0e-5", "1e+3", "-0.00",
  ])
  func readsAndWritesWhatTextsDo(_ text: String) throws {
    let value = try read(text)
    #expect(value.isIdentical(to: try exact(text)))
    let expected = Array(value.description.utf8)
    var buffer = [UInt8](repeating: 0xFF, count: expected.count + 1)
    let count = buffer.withUnsafeMutableBufferPointer { value.write(into: $0) }
    #expect(count == expected.count)
    #expect(Array(buffer.prefix(expected.count)) == expected && buffer.last == 0xFF)
  }

  @Test func writesNothingIntoASmallBuffer() throws {
    for text in ["5", "-5", "0.05", "-1234.50"] {
      var buffer = [UInt8](repeating: 0xFF, count: text.utf8.count - 1)
      let count = try buffer.withUnsafeMutableBufferPointer { try exact(text).write(into: $0) }
      #expect(count == nil && buffer.allSatisfy { $0 == 0xFF })
    }
  }

  /// Text, code, the place in bytes, and what could stand there.
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
    #expect(failure?.code == code)
    #expect(failure?.range == range)
    #expect(failure?.expected == expected)
    #expect(failure?.message.isEmpty == false)
    #expect(ExactDecimal(text) == nil)
  }

  @Test(arguments: [
    ([0xFF], 0), ([0x31, 0xFF], 1), ([0x31, 0x2E, 0xC3], 2), ([0x2D, 0xE2, 0x82], 1),
    ([0x31, 0xED, 0xA0, 0x80], 1),
  ])
  func tellsWhatIsNotUTF8(_ bytes: [UInt8], _ offset: Int) {
    let failure = failure(bytes)
    #expect(failure?.code == .invalidUTF8 && failure?.range.lowerBound == offset)
  }

  // MARK: - Straight into a format

  private func formatted(
    _ format: NumberFormat, _ text: String, capacity: Int
  ) throws(ParseFailure) -> String? {
    let bytes = Array(text.utf8)
    var buffer = [UInt8](repeating: 0, count: capacity)
    let count = try bytes.withUnsafeBufferPointer { (text) throws(ParseFailure) in
      try buffer.withUnsafeMutableBufferPointer { (buffer) throws(ParseFailure) in
        try format.format(utf8: text, into: buffer)
      }
    }
    return count.map { String(decoding: buffer[..<$0], as: UTF8.self) }
  }

  @Test func formatsAsValuesAre() throws {
    let formats = [
      try HandMade.decimal(HandMade.english), try HandMade.decimal(HandMade.chakma),
      try HandMade.percent(HandMade.french, blank: "\u{A0}"),
      try HandMade.leading(HandMade.dollar, accounting: true),
      try HandMade.decimal(
        HandMade.german,
        options: NumberFormat.Options(precision: .increment(5, minimumFractionDigits: 2))),
      try HandMade.decimal(HandMade.german, options: NumberFormat.Options(scale: -3)),
    ]
    let texts = [
      "0", "-0", "+1", "007", "1234567.895", "-1234567.895", ".5", "5.", "12.5e2", "1E-3", "0.0001",
      "00000.00001", "99999999999999999999999999999999999999.5",
    ]
    for format in formats {
      for text in texts {
        let expected = format.format(try exact(text))
        let length = expected.utf8.count
        #expect(try formatted(format, text, capacity: length) == expected, "\(text)")
        #expect(try formatted(format, text, capacity: length - 1) == nil, "\(text)")
      }
      let failure = #expect(throws: ParseFailure.self) {
        try formatted(format, "1.2.3", capacity: 100)
      }
      #expect(failure?.code == .secondDecimalSeparator && failure?.range == 3..<4)
    }
  }
}
