import LiveNumberCore
import TestSupport
import Testing

/// Formatting from and into bytes agrees with formatting values to text.
@Suite struct ByteFormattingTests {
  private static func formats() throws -> [NumberFormat] {
    let money = NumberFormat.Options(precision: .fractionLength(2))
    let options: [NumberFormat.Options] = [
      .init(precision: .fractionLength(2)),
      .init(precision: .fractionLength(1...3)),
      .init(precision: .integer, roundingRule: .up),
      .init(precision: .significantDigits(1...3)),
      .init(precision: .significantDigits(3...)),
      .init(precision: .increment(5, minimumFractionDigits: 2)),
      .init(minimumIntegerDigits: 0), .init(minimumIntegerDigits: 4),
      .init(grouping: .never), .init(grouping: .min2),
      .init(signDisplay: .never), .init(signDisplay: .always),
      .init(decimalSeparatorDisplay: .always), .init(scale: -2),
      .init(scale: 1), .init(scale: 3),
    ]
    return try [
      HandMade.decimal(.english), HandMade.decimal(.german),
      HandMade.decimal(.french), HandMade.decimal(.chakma),
      HandMade.decimal(.persian, .indian),
      HandMade.decimal(.egyptian), HandMade.decimal(.chakma, .indian),
      HandMade.decimal(.swedish, .spanish),
      HandMade.decimal(.english, .none), HandMade.percent(.german, space: "\u{A0}"),
      HandMade.trailing(.euro, .english, options: money),
      HandMade.leading(.dollar, accounting: true, options: .init(precision: .unlimited)),
    ] + options.map { try HandMade.decimal(.english, options: $0) }
  }

  /// Canonical texts of unusual form, and at the edges of a word.
  private static let texts = [
    "0", "-0", "+1", "7", "007", "1234567.895", "-1234567.895", "1234567.5", "-1234.50", ".5", "5.",
    "12.5e2", "1E-3", "0.0001", "00000.00001", "12345678901234567890.123",
    "99999999999999999999999999999999999999.5",
  ]

  private static func number(_ random: inout SeededGenerator) -> String {
    func digits(_ range: ClosedRange<Int>) -> String {
      let count = random.number(in: range)
      return (0..<count).map { _ in
        random.once(in: 2) ? random.digits(1) : random.pick(["0", "9", "5", "1"])
      }.joined()
    }
    let sign = random.once(in: 3) ? "-" : ""
    let fraction = random.once(in: 2) ? "" : "." + digits(1...6)
    return sign + digits(1...22) + fraction
  }

  /// A buffer may have more room than the text needs, or just enough.
  @Test func anyBufferThatIsLargeEnough() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let ample = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_000)
    defer { ample.deallocate() }
    for format in try Self.formats() {
      for var text in Self.texts + (0..<2_000).map({ _ in Self.number(&random) }) {
        let value = try exact(text)
        let expected = format.format(value)
        let scarce = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: expected.utf8.count)
        defer { scarce.deallocate() }
        let found = try text.withUTF8 { bytes in
          [
            format.format(value, into: ample).map { ample[..<$0] },
            try format.format(utf8: bytes, into: ample).map { ample[..<$0] },
            format.format(value, into: scarce).map { scarce[..<$0] },
            try format.format(utf8: bytes, into: scarce).map { scarce[..<$0] },
          ].map { $0.map { String(decoding: $0, as: UTF8.self) } }
        }
        failures.expect(found.allSatisfy { $0 == expected }, "\(text): \(found), not \(expected)")
        let tooSmall = UnsafeMutableBufferPointer(rebasing: scarce.dropLast())
        let written = try text.withUTF8 { bytes in
          [format.format(value, into: tooSmall), try format.format(utf8: bytes, into: tooSmall)]
        }
        failures.expect(written == [nil, nil], "\(text) in a buffer that is too small")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A number at the end of a line is written like the number alone, or not at all.
  @Test func plainNumbersAtTheStartOfAText() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_000)
    defer { buffer.deallocate() }
    for format in try Self.formats() {
      for number in Self.texts + (0..<500).map({ _ in Self.number(&random) }) {
        let end = random.pick(["\n", "\r"])
        let line = number + end + random.pick(["", "0000000", "\u{80}"])
        Array(line.utf8).withUnsafeBufferPointer { bytes in
          guard let plain = Self.formatUnadorned(format, bytes, into: buffer) else { return }
          let found = String(decoding: buffer[..<plain.count], as: UTF8.self)
          failures.expect(
            plain.end == number.utf8.count && ExactDecimal(number).map(format.format) == found,
            "\(line.debugDescription): \(found) to \(plain.end)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func formatUnadorned(
    _ format: NumberFormat, _ text: UnsafeBufferPointer<UInt8>,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> (end: Int, count: Int)? {
    format.formatUnadorned(
      atStartOf: text, before: UInt8(ascii: "\n"), or: UInt8(ascii: "\r"), into: buffer)
  }

  /// A text, and the number that is written of it, or `nil` if it needs the general path.
  @Test(
    arguments: [
      ("0\n", "0"), ("-0\n", "-0"), ("+1\r\n", "1"), ("5.\n", "5"), ("7.50\n1234567", "7.5"),
      ("-1234567.895\n", "-1,234,567.895"), ("12345678\n1234567", "12,345,678"),
      ("1234567890123456.25\n", "1,234,567,890,123,456.25"), ("", nil), ("1", nil), ("-\n1", nil),
      ("\n1", nil), (".5\n", nil), ("007\n", nil), ("x", nil), ("1/\n", nil), ("1234567:\n", nil),
      ("1e5\n", nil), ("1 \n", nil), ("1.2.3\n", nil), ("1\u{80}0000000\n", nil),
    ] as [(String, String?)])
  func plainNumbersEndTheirLine(text: String, expected: String?) throws {
    let format = try HandMade.decimal(.english)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 100)
    defer { buffer.deallocate() }
    let plain = Array(text.utf8).withUnsafeBufferPointer {
      Self.formatUnadorned(format, $0, into: buffer)
    }
    #expect(plain.map { String(decoding: buffer[..<$0.count], as: UTF8.self) } == expected)
  }

  /// Text that isn't a number fails as if it were read first.
  @Test func canonicalTextFailsLikeReadingIt() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_000)
    defer { buffer.deallocate() }
    func result(_ write: () throws -> Int?) -> String {
      do {
        return String(decoding: buffer[..<(try write() ?? 0)], as: UTF8.self)
      } catch { return "\(error)" }
    }
    for format in try Self.formats() {
      let plain = [
        "", "-", ".", "-.5", "0", "-0", "0.0", "007", "5.", "+5", "1e3", "1.e2", "0.05", "1.2.3",
      ]
      let damaged = (0..<1_000).map { _ in
        let text = Self.number(&random)
        return random.damaged(text, with: "0,.’\u{202F}-٣(/:*e")
      }
      for var text in plain + damaged {
        text.withUTF8 { bytes in
          let found = result { try format.format(utf8: bytes, into: buffer) }
          let expected = result { format.format(try ExactDecimal(utf8: bytes), into: buffer) }
          failures.expect(
            found == expected,
            "\(String(decoding: bytes, as: UTF8.self)): \(found), not \(expected)")
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// However much room there is, and on whichever side of the separator the digits are.
  @Test(arguments: [(100_001, 0), (60_000, 60_000), (1, 100_000), (0, 100_001)])
  func numbersOfTooManyDigitsFail(integer: Int, fraction: Int) throws {
    let format = try HandMade.decimal(.english)
    let digit = [UInt8(ascii: "7")]
    let text =
      Array(repeatElement(digit, count: integer).joined()) + [UInt8(ascii: ".")]
      + repeatElement(digit, count: fraction).joined()
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 10 * text.count)
    defer { buffer.deallocate() }
    text.withUnsafeBufferPointer { text in
      let error = #expect(throws: NumberParseError.self) {
        try format.format(utf8: text, into: buffer)
      }
      #expect(error?.code == .tooManyDigits)
    }
  }

  @Test func nothingIsWrittenPastTheEnd() throws {
    let format = try HandMade.decimal(.german)
    let value = try exact("1234.5")
    let text = Array(format.format(value).utf8)
    for size in 0...(text.count + 2) {
      var bytes = [UInt8](repeating: 0xAA, count: size)
      let count = bytes.withUnsafeMutableBufferPointer { format.format(value, into: $0) }
      #expect(count == (size < text.count ? nil : text.count))
      let expected = size < text.count ? [] : text
      #expect(Array(bytes.prefix(expected.count)) == expected)
      #expect(bytes.dropFirst(expected.count).allSatisfy { $0 == 0xAA }, "written past the end")
    }
  }

  /// Numbers, formatted numbers, and texts that are nearly one.
  @Test func readingKeepsItsPromises() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var count = 0
    for format in try Self.formats() {
      var texts = (0..<(250 * Samples.factor)).map { _ in Self.number(&random) }
      texts += try texts.map { format.format(try exact($0)) }
      texts += texts.map { random.damaged($0, with: "0,.’\u{202F}-٣(/:*e") }
      for text in texts {
        let reading = ParsingInvariants.broken(by: text.utf8, in: format)
        count += reading.strict == nil ? 0 : 1
        failures.expect(reading.messages.isEmpty, reading.messages.joined(separator: "\n"))
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(count > 1_250 * Samples.factor)
  }
}
