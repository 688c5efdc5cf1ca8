import Testing

@testable import LiveNumberCore

/// The short way that most numbers take does what the long way does.
@Suite struct EverydayTests {
  private static let indian = GroupingSizes(primary: 3, secondary: 2)

  private static func formats() throws -> [NumberFormat] {
    let money = NumberPattern(
      unsigned: Affixes(suffix: [.literal("\u{A0}"), .currency("€")]),
      negative: Affixes(prefix: [.minusSign], suffix: [.literal("\u{A0}"), .currency("€")]))
    let accounting = NumberPattern(
      unsigned: Affixes(prefix: [.currency("$")]),
      negative: Affixes(prefix: [.literal("("), .currency("$")], suffix: [.literal(")")]))
    let symbols = HandMade.english
    let options: [NumberFormat.Options] = [
      NumberFormat.Options(precision: .fractionLength(2)),
      NumberFormat.Options(precision: .fractionLength(1...3)),
      NumberFormat.Options(precision: .integer, roundingRule: .up),
      NumberFormat.Options(precision: .significantDigits(1...3)),
      NumberFormat.Options(precision: .significantDigits(3...)),
      NumberFormat.Options(minimumIntegerDigits: 0), NumberFormat.Options(minimumIntegerDigits: 4),
      NumberFormat.Options(grouping: .never), NumberFormat.Options(grouping: .min2),
      NumberFormat.Options(signDisplay: .never), NumberFormat.Options(signDisplay: .always),
      NumberFormat.Options(decimalSeparatorDisplay: .always), NumberFormat.Options(scale: -2),
      NumberFormat.Options(scale: 3),
    ]
    return try [
      HandMade.decimal(HandMade.english), HandMade.decimal(HandMade.german),
      HandMade.decimal(HandMade.french), HandMade.decimal(HandMade.persian, indian),
      HandMade.decimal(HandMade.egyptian), HandMade.decimal(HandMade.chakma, indian),
      HandMade.decimal(HandMade.swedish, HandMade.spanishSizes),
      HandMade.decimal(HandMade.english, .none), HandMade.percent(HandMade.german, blank: "\u{A0}"),
      NumberFormat(symbols: symbols, pattern: money, options: options[0]),
      NumberFormat(symbols: symbols, pattern: accounting),
    ] + options.map { try HandMade.decimal(symbols, options: $0) }
  }

  private static func number(_ random: inout SeededGenerator) -> String {
    func digits(_ range: ClosedRange<Int>) -> String {
      let kinds = ["0", "9", "5", "1"]
      return (0..<Int.random(in: range, using: &random)).map { _ in
        Bool.random(using: &random)
          ? String(Int.random(in: 0...9, using: &random))
          : kinds.randomElement(using: &random) ?? "0"
      }.joined()
    }
    let sign = Int.random(in: 0...2, using: &random) == 0 ? "-" : ""
    let fraction = Bool.random(using: &random) ? "" : "." + digits(1...6)
    return sign + digits(1...22) + fraction
  }

  /// Where there is just room enough, only the long way can be taken.
  @Test func writingIsAlikeInAmpleAndInScarceRoom() throws {
    var random = SeededGenerator(seed: 11)
    var failures: [String] = []
    let ample = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_000)
    defer { ample.deallocate() }
    for format in try Self.formats() {
      for _ in 0..<2_000 {
        let text = Self.number(&random)
        let value = try exact(text)
        let expected = format.format(value)
        let scarce = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: expected.utf8.count)
        defer { scarce.deallocate() }
        var source = text
        let found = [
          format.format(value, into: ample).map { ample[..<$0] },
          format.format(value, into: scarce).map { scarce[..<$0] },
          try source.withUTF8 { try format.format(utf8: $0, into: ample) }.map { ample[..<$0] },
        ].map { $0.map { String(decoding: $0, as: UTF8.self) } }
        if found != [expected, expected, expected] { failures.append("\(text): \(found)") }
        let tooSmall = UnsafeMutableBufferPointer(rebasing: scarce.dropLast())
        if format.format(value, into: tooSmall) != nil { failures.append("\(text) in too little") }
      }
    }
    #expect(failures.isEmpty, "seed 11: \(failures.prefix(10))")
  }

  /// Text that is no number, or no plain one, is judged as if a value were made of it first.
  @Test func canonicalTextIsJudgedAlike() throws {
    var random = SeededGenerator(seed: 13)
    var failures: [String] = []
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 1_000)
    defer { buffer.deallocate() }
    for format in try Self.formats() {
      let plain = ["", "-", ".", "-.5", "0", "-0", "0.0", "007", "5.", "+5", "1e3", "1.e2", "0.05"]
      let numbers = (0..<1_000).map { _ in Self.number(&random) }
      for var text in plain + numbers.map({ Self.damaged($0, &random) }) {
        text.withUTF8 { bytes in
          func result(
            _ write: () throws(ParseFailure) -> Int?
          ) -> Result<String, ParseFailure> {
            Result { () throws(ParseFailure) in
              String(decoding: buffer[..<(try write() ?? 0)], as: UTF8.self)
            }
          }
          let found = result { () throws(ParseFailure) in
            try format.format(utf8: bytes, into: buffer)
          }
          let expected = result { () throws(ParseFailure) in
            format.format(try ExactDecimal(utf8: bytes), into: buffer)
          }
          let short = format.format(plainUTF8: bytes, into: buffer).map {
            String(decoding: buffer[..<$0], as: UTF8.self)
          }
          if found != expected || short.map({ .success($0) != expected }) == true {
            let text = String(decoding: bytes, as: UTF8.self)
            failures.append("\(text): \(found), not \(expected)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "seed 13: \(failures.prefix(10))")
  }

  /// However much room there is.
  @Test func numbersOfTooManyDigitsAreNotPlain() throws {
    let format = try HandMade.decimal(HandMade.english)
    let text = [UInt8](repeating: UInt8(ascii: "7"), count: ExactDecimal.maximumDigitCount + 1)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 10 * text.count)
    defer { buffer.deallocate() }
    text.withUnsafeBufferPointer { text in
      #expect(format.format(plainUTF8: text, into: buffer) == nil)
      #expect(throws: ParseFailure.self) { try format.format(utf8: text, into: buffer) }
    }
  }

  @Test(arguments: ["0", "-0", "7", "1234567.5", "-1234.50", "12345678901234567890.123"])
  func plainTextTakesTheShortWay(text: String) throws {
    let format = try HandMade.decimal(HandMade.english)
    var source = text
    let written = source.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4096) { buffer in
        format.format(plainUTF8: bytes, into: buffer).map {
          String(decoding: UnsafeBufferPointer(rebasing: buffer[..<$0]), as: UTF8.self)
        }
      }
    }
    #expect(written == format.format(try exact(text)))
  }

  /// What the short way reads, the long way reads too, and to the same digits.
  @Test func readingIsAlike() throws {
    var random = SeededGenerator(seed: 12)
    var failures: [String] = []
    var taken = 0
    for format in try Self.formats() {
      var texts = (0..<1_000).map { _ in Self.number(&random) }
      texts += try texts.map { format.format(try exact($0)) }
      texts += texts.map { Self.damaged($0, &random) }
      for var text in texts {
        text.withUTF8 { bytes in
          let plan = format.plan
          guard let value = plan.everyday.read(bytes, table: plan.bytes) else { return }
          taken += 1
          let long = try? StrictParser.parse(bytes, in: format)
          if long?.isIdentical(to: value) != true {
            let text = String(decoding: bytes, as: UTF8.self)
            failures.append("\(text): \(value), not \(long as Any)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "seed 12: \(failures.prefix(10))")
    #expect(taken > 5_000)
  }

  /// One scalar more, less or another.
  private static func damaged(_ text: String, _ random: inout SeededGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    let place = Int.random(in: 0...scalars.count, using: &random)
    let extra = Array("0,.’\u{202F}-٣(/:*e".unicodeScalars).randomElement(using: &random) ?? "0"
    switch Int.random(in: 0...2, using: &random) {
    case 0: scalars.insert(extra, at: place)
    case 1 where place < scalars.count: scalars[place] = extra
    default: if place < scalars.count { scalars.remove(at: place) }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  @Test(arguments: [
    ("0", "0"), ("-0", "-0"), ("0.50", "0.50"), ("1,234.50", "1234.50"),
    ("9999999999999999", "9999999999999999"), ("0000000000000000001", "1"),
    ("12,345,678,901,234.56", "12345678901234.56"),
  ])
  func takesTheShortWay(text: String, value: String) throws {
    let format = try HandMade.decimal(HandMade.english)
    var text = text
    let read = text.withUTF8 { format.plan.everyday.read($0, table: format.plan.bytes) }
    #expect(read?.description == value)
  }
}
