import LiveNumber
import TestSupport
import Testing

/// Which separators group digits, in every locale: NUMBERS.md 2.4 and EDITING.md 6.3.
@Suite struct GroupReadingTests {
  /// The ways to read a text, the field's own included, in which it can be pasted or typed.
  private static func readings(
    of text: String, in format: NumberFormat
  ) -> [(way: String, value: ExactDecimal?)] {
    var readings = [ParseMode.strict, .lenient, .paste].map { mode in
      (mode.rawValue, try? format.parse(text, mode: mode))
    }
    for isTyped in [false, true] {
      var field = EditingSession(format: format)
      if isTyped { field.type(text) } else { field.paste(text) }
      field.commit()
      readings.append((isTyped ? "typed" : "pasted", field.validity == .valid ? field.value : nil))
    }
    return readings
  }

  /// The sizes of the groups that a text shows, and its separator.
  private static func groups(in text: String) -> (sizes: [Int], separator: Unicode.Scalar?) {
    let scalars = text.unicodeScalars.filter { $0.properties.generalCategory != .format }
    let runs = scalars.split { $0.digit == nil }
    return (runs.map(\.count), scalars.first { $0.digit == nil })
  }

  /// Two digits between periods or spaces are those of dates, versions, and numbers of parts.
  ///
  /// Nobody groups a number so (`10.12.001`), except India, which does it with commas.
  @Test func groupsOfTwoAreThoseOfIndia() throws {
    var random = SeededGenerator(topic: #function)
    var failures = Failures(seed: Samples.seed)
    var read = 0
    let separators = [".", ",", " ", "\u{A0}", "\u{202F}", "'", "’", "٬"].map(Character.init)
    for locale in NumberLocale.available {
      let format = try NumberFormat(locale: locale)
      let own = Self.groups(in: format.format(123_456_789))
      for _ in 0..<(4 * Samples.factor) {
        let separator = random.pick(separators)
        var runs = ["\(random.number(in: 1...9))" + random.digits(random.number(in: 0...1))]
        for _ in 0...random.number(below: 2) { runs.append(random.digits(2)) }
        runs.append(random.digits(3))
        let number = ExactDecimal(runs.joined())
        let text = random.pick(["", "", "-"]) + runs.joined(separator: String(separator))
        let kind = separator.unicodeScalars.first?.foldedSeparator
        let isOwn = own.sizes == [2, 2, 2, 3] && own.separator?.foldedSeparator == kind
        let isIndian = isOwn || separator == ","
        for (way, value) in Self.readings(of: text, in: format) {
          guard let value else { continue }
          read += 1
          failures.expect(
            isIndian && value.magnitude == number,
            "\(locale): \(text.escaped) \(way) is \(value)")
        }
        guard isIndian else { continue }
        let value = try? format.parse(text, mode: .paste)
        failures.expect(value?.magnitude == number, "\(locale): \(text.escaped) isn't read")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
    #expect(read > NumberLocale.available.count / 2)
  }

  @Test func groupsOfTwo() throws {
    let rows: [(String, String, lenient: String?, paste: String?)] = [
      ("de", "10.12.001", nil, nil), ("de", "16.04.100", nil, nil), ("de", "1.10.100", nil, nil),
      ("de", "12.34.567,89", nil, nil), ("fr", "12 34 567", nil, nil),
      ("fr", "12 34 567,8", nil, nil), ("de-CH", "12’34’567", nil, nil),
      ("en", "12 34 567", nil, nil), ("en", "12,34,567", "1234567", "1234567"),
      ("de", "12,34,567.8", nil, "1234567.8"), ("en-IN", "12,34,567", "1234567", "1234567"),
      ("en-IN", "12 34 567", nil, nil), ("en-IN", "12.34.567", nil, nil),
      ("mr-u-nu-deva", "१२,३४,५६७", "1234567", "1234567"),
      ("en", "326,70,930", "32670930", nil), ("de", "326.70.930", nil, nil),
      ("tok", "10.12.001", nil, nil), ("de", "10.120.001", "10120001", "10120001"),
    ]
    for (locale, text, lenient, paste) in rows {
      guard let format = try? NumberFormat(locale: locale) else { continue }
      let values = [ParseMode.lenient, .paste].map {
        (try? format.parse(text, mode: $0))?.description
      }
      #expect(values == [lenient, paste], "\(locale) \(text)")
    }
  }

  /// With a separator of its own, a format reads its own groups: those that an Indian user set to
  /// spaces.
  @Test func ownSeparatorOfIndia() throws {
    let format = try NumberFormat(locale: "en-IN")
    var symbols = format.symbols
    symbols.groupingSeparator = " "
    let spaced = try format.with(symbols: symbols)
    #expect(spaced.format(1_234_567) == "12 34 567")
    for (way, value) in Self.readings(of: "12 34 567", in: spaced) {
      #expect(value == 1_234_567, "\(way)")
    }
  }
}
