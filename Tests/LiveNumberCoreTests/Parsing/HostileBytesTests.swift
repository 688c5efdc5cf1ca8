import LiveNumberCore
import TestSupport
import Testing

/// Any bytes, of any length.
///
/// NUMBERS.md 2.8.
@Suite struct HostileBytesTests {
  private static let formats: [NumberFormat] = {
    let formats = [
      try? HandMade.decimal(.english), try? HandMade.decimal(.chakma),
      try? HandMade.decimal(.egyptian), try? HandMade.percent(.french, space: " "),
      try? HandMade.leading(.dollar, accounting: true),
      try? HandMade.trailing(.krone, .german),
    ]
    return formats.compactMap { $0 }
  }()

  private func failure(
    _ bytes: [UInt8], _ format: NumberFormat, _ mode: ParseMode
  ) -> NumberParseError? {
    do throws(NumberParseError) {
      _ = try bytes.withUnsafeBufferPointer { (buffer) throws(NumberParseError) in
        try format.parse(utf8: buffer, mode: mode)
      }
      return nil
    } catch { return error }
  }

  @Test(arguments: ParseMode.allCases) func modes(_ mode: ParseMode) throws {
    let code = failure(Array(" 5".utf8), try HandMade.decimal(.english), mode)?.code
    #expect(code == (mode == .strict ? .unexpectedCharacter : nil))
  }

  /// A separator that the end of the buffer cuts isn't read from the memory after it.
  @Test func separatorAcrossTheEnd() throws {
    let format = try HandMade.decimal(.french)
    let bytes = Array("1\u{202F}234".utf8)
    for count in 2...3 {
      let error = #expect(throws: NumberParseError.self) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(NumberParseError) in
          try format.parse(utf8: UnsafeBufferPointer(rebasing: buffer[..<count]))
        }
      }
      #expect(error?.code == .invalidUTF8 && error?.utf8Range == 1..<2)
    }
  }

  /// Digits, separators, signs, and the first and last of each kind of byte that UTF-8 has.
  private static let seconds: [UInt8] = [
    0, 0x20, 0x2C, 0x2D, 0x2E, 0x31, 0x7F, 0x80, 0xA0, 0xAC, 0xBF, 0xC2, 0xE2, 0xF0, 0xFF,
  ]

  /// Every byte alone, before others, and after a digit.
  @Test func everyShortSequence() {
    var failures = Failures()
    for format in Self.formats {
      for first in UInt8.min...UInt8.max {
        for second in Self.seconds {
          for bytes in [[first], [first, second], [UInt8(ascii: "1"), first, second]] {
            let broken = ParsingInvariants.broken(by: bytes, in: format).messages
            failures.expect(broken.isEmpty, "\(bytes): \(broken.joined(separator: "\n"))")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test(arguments: [
    ([0xFF], 0), ([0x31, 0xFF], 1), ([0x31, 0xC3], 1), ([0x31, 0xE2, 0x82], 1), ([0x80], 0),
    ([0xED, 0xA0, 0x80], 0), ([0x31, 0xC0, 0x80], 1), ([0x31, 0x32, 0xF4, 0x90, 0x80, 0x80], 2),
    ([0x31, 0xF0, 0x9F, 0x98], 1), ([0xFE, 0x31], 0), ([0x2D, 0xE2, 0x82], 1),
    ([0x31, 0xED, 0xA0, 0x80], 1),
  ])
  func malformedUTF8(_ bytes: [UInt8], _ offset: Int) {
    let canonical = #expect(throws: NumberParseError.self) {
      try bytes.withUnsafeBufferPointer { try ExactDecimal(utf8: $0) }
    }
    #expect(canonical?.code == .invalidUTF8 && canonical?.utf8Range.lowerBound == offset)
    for format in Self.formats {
      for mode in ParseMode.allCases {
        let failure = failure(bytes, format, mode)
        #expect(failure?.code == .invalidUTF8, "\(format.style) \(mode) \(bytes)")
        #expect(failure?.utf8Range.lowerBound == offset, "\(format.style) \(mode) \(bytes)")
      }
    }
  }

  /// In canonical text, a point is a separator; in other formats it can be the first failure.
  @Test func malformedFraction() {
    let error = #expect(throws: NumberParseError.self) {
      try [0x31, 0x2E, 0xC3].withUnsafeBufferPointer { try ExactDecimal(utf8: $0) }
    }
    #expect(error?.code == .invalidUTF8 && error?.utf8Range.lowerBound == 2)
  }

  @Test(arguments: ParseMode.allCases) func aHundredThousandDigits(_ mode: ParseMode) throws {
    let format = try HandMade.decimal(.german)
    let digits = String(repeating: "7", count: 100_000)
    #expect(try format.parse(digits, mode: mode).description == digits)
    let grouped = format.format(try exact(digits))
    #expect(try format.parse(grouped, mode: mode).description == digits)
    #expect(try format.parse("," + digits, mode: mode).scale == 100_000)
    let places = #expect(throws: NumberParseError.self) {
      try format.parse("0," + digits + "0", mode: mode)
    }
    #expect(places?.code == .tooManyDigits)
    // A percentage has two more fraction digits than it shows.
    let percent = try HandMade.percent(.german)
    #expect(try percent.parse("," + digits.dropLast(2) + "%", mode: mode).scale == 100_000)
    let share = #expect(throws: NumberParseError.self) {
      try percent.parse("," + digits + "%", mode: mode)
    }
    #expect(share?.code == .tooManyDigits)
    for text in [
      digits + "7", digits + ",7", "7" + grouped, String(repeating: "0", count: 100_001),
    ] {
      let error = #expect(throws: NumberParseError.self) { try format.parse(text, mode: mode) }
      #expect(error?.code == .tooManyDigits || error?.code == .misplacedGrouping)
    }
  }

  /// Reading takes linear time: a quadratic reader would take minutes.
  @Test(arguments: [
    "-", " ", "1,", ",", "(", ")", "$", "%", "x", "\u{200F}", "kr.", "5-", "1 ", "é", "𝟏x", "EUR ",
  ])
  func manyOfAnything(_ piece: String) {
    let text = String(repeating: piece, count: 30_000)
    for format in Self.formats {
      for mode in ParseMode.allCases {
        #expect(throws: NumberParseError.self) { try format.parse(text, mode: mode) }
      }
    }
  }
}
