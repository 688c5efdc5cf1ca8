import LiveNumber
import TestSupport
import Testing

/// What an exponent or a magnitude adds to a text from outside is limited: NUMBERS.md 2.8.
@Suite struct DigitLimitTests {
  private let english: NumberFormat

  init() throws { english = try NumberFormat(locale: "en") }

  @Test func anExponentAddsDigitsUpToALimit() throws {
    let long = String(repeating: "7", count: 5_000)
    let rows: [(String, Int, Int?)] = [
      ("1e999", 1_000, 1_000), ("1e1000", 1_000, nil), ("1e99999", 1_000, nil),
      ("1e-1000", 1_000, 1_000), ("1e-1001", 1_000, nil), ("1e-99999", 1_000, nil),
      ("12.5e998", 1_000, 1_000), ("12.5e999", 1_000, nil), ("1e9999", 10_000, 10_000),
      ("1e10000", 10_000, nil), ("1e100000", .max, nil), ("1e99999", .max, 100_000),
      (long, 1_000, 5_000), ("7." + long + "e5", 1_000, 5_001), (long + "e1", 1_000, nil),
      ("5e3", 1, nil), ("5e0", 1, 1), ("1e999999999999999999", 1_000, nil),
    ]
    var failures = Failures()
    for (text, limit, count) in rows {
      let subject = "\(text.prefix(20)) up to \(limit)"
      for mode in [ParseMode.lenient, .paste] {
        let number = try? english.parse(text, mode: mode, maximumDigitCount: limit)
        let digits = number.map { Self.digitCount($0) }
        failures.expect(digits == count, "\(subject), \(mode): \(digits ?? -1)")
      }
      guard limit == 1_000 else { continue }
      var field = EditingSession(format: english)
      let outcome = field.paste(text)
      failures.expect(
        count == nil ? outcome.reason == .tooLong : field.validity == .valid,
        "\(subject), pasted: \(outcome)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  @Test func otherNotationsAreLimitedToo() throws {
    #expect(try english.parse("1×10^999", accepting: .scientific).scale == 0)
    for text in ["1×10^1000", "1×10^-1001", "1e1000"] {
      let error = #expect(throws: NumberParseError.self, "\(text)") {
        try english.parse(text, accepting: .scientific)
      }
      #expect(error?.code == .tooManyDigits)
      #expect(error?.message == "more than 1000 digits when written in full")
    }
    let long = try english.parse("1×10^9999", accepting: .scientific, maximumDigitCount: 10_000)
    #expect(long.description.utf8.count == 10_000)
  }

  /// Sums and products of what short texts are have room in a decimal.
  @Test func whatShortTextsMeanCanBeCalculatedWith() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var numbers: [ExactDecimal] = []
    for _ in 0..<2_000 * Samples.factor {
      let exponent = random.number(in: -120_000...120_000)
      let text =
        "\(random.number(in: -99...99)).\(random.number(in: 0...99))"
        + "e\(random.once(in: 2) ? exponent : exponent / 100)"
      if let number = try? english.parse(text, mode: random.pick([.lenient, .paste])) {
        numbers.append(number)
      }
    }
    #expect(numbers.count > 100)
    for (left, right) in zip(numbers, numbers.dropFirst()) {
      failures.expect(
        left.adding(right) != nil && left.subtracting(right) != nil
          && left.multiplied(by: right) != nil, "\(left), \(right)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private static func digitCount(_ number: ExactDecimal) -> Int {
    number.magnitude.description.filter { $0 != "." }.count
      - (number.magnitude.description.hasPrefix("0.") ? 1 : 0)
  }
}
