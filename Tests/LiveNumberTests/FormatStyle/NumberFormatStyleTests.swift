import Foundation
import LiveNumber
import Testing

@Suite struct NumberFormatStyleTests {
  private let french: NumberFormat
  private let german: NumberFormat

  init() throws {
    french = try NumberFormat(locale: "fr")
    german = try NumberFormat(locale: "de")
  }

  @Test func everyTypeOfNumberFormatsThroughFoundationsAPI() throws {
    #expect(1_234_567.formatted(.live(german)) == "1.234.567")
    #expect(UInt8(200).formatted(.live(german)) == "200")
    #expect(Int64.min.formatted(.live(german)) == "-9.223.372.036.854.775.808")
    #expect(1_234.5.formatted(.live(german)) == "1.234,5")
    #expect(Float(0.1).formatted(.live(german)) == "0,1")
    let price = try #require(Decimal(string: "1234567890.12345678901234567890"))
    #expect(price.formatted(.live(german)) == "1.234.567.890,1234567890123456789")
    let exact = ExactDecimal("-1234.5")
    #expect(NumberFormatStyle(german).format(exact) == "-1.234,5")
    #expect(Double.infinity.formatted(.live(german)) == "∞")
    #expect(Double.nan.formatted(.live(german)) == "NaN")
    #expect(try 1_234.formatted(.live(locale: "de-CH")) == "1’234")
    #expect(try 0.125.formatted(.live(.percent, locale: "de")) == "12,5\u{A0}%")
  }

  @Test func everyTypeOfNumberReadsThroughFoundationsAPI() throws {
    #expect(try Int("1\u{202F}234", strategy: .live(french)) == 1_234)
    #expect(try Int("1 234", strategy: .live(french)) == 1_234)
    #expect(try Double("1.234,5", strategy: .live(german)) == 1_234.5)
    #expect(try Decimal("1.234,5", strategy: .live(german)) == Decimal(string: "1234.5"))
    #expect(try Int("1.234", strategy: .live(locale: "de")) == 1_234)
    #expect(try Int(" 1.234 ", strategy: .live(german, mode: .lenient)) == 1_234)
  }

  @Test func creatingAStyleForAnUnknownLocaleThrows() {
    let error = #expect(throws: NumberFormatError.self) {
      try 1.formatted(.live(locale: "xx-Nowhere"))
    }
    #expect(error?.code == .unknownLocale)
    #expect(throws: NumberFormatError.self) { try Int("1", strategy: .live(locale: "xx-Nowhere")) }
  }

  /// Only what is in the range is read, and the nearest value is written.
  @Test func ranged() throws {
    let style = NumberFormatStyle<Int>.ranged(1...Int.max)
    #expect(0.formatted(.ranged(1...Int.max)) == "1")
    #expect(1_234.formatted(.ranged(1...Int.max)) == "1234")
    #expect((-5).formatted(.ranged(...(-10))) == "-10" && 9.formatted(.ranged(1..<5)) == "4")
    #expect(try 9_000.formatted(.ranged(1...5_000, locale: "fr")) == "5\u{202F}000")
    #expect(try style.parseStrategy.parse("1") == 1)
    for text in ["0", "-1", "garbage", "", "1.5", "1,00", "99999999999999999999"] {
      #expect(throws: NumberParseError.self, "\(text)") { try style.parseStrategy.parse(text) }
    }
    #expect(try style.parseStrategy.parse("1,000") == 1_000, "people type groups")
    #expect(throws: NumberParseError.self) {
      try style.parseMode(.strict).parseStrategy.parse("1,000")
    }
    let error = #expect(throws: NumberParseError.self) { try style.parseStrategy.parse("0") }
    #expect(error?.code == .outOfRange)

    let age = NumberFormatStyle<Int>(german).ranged(1_000...3_000)
    #expect(age.format(5) == "1.000" && age.format(5_000) == "3.000")
    #expect(try age.parseStrategy.parse("2.000") == 2_000)
    let message = #expect(throws: NumberParseError.self) { try age.parseStrategy.parse("3.001") }
    #expect(message?.message == "a number from 1.000 to 3.000 was expected")

    #expect(5.formatted(.ranged(18...)) == "18")
    let adults = NumberFormatStyle<Int>(german).ranged(18...)
    #expect(adults.format(5) == "18" && adults.format(5_000) == "5.000")
    #expect(throws: NumberParseError.self) { try adults.parseStrategy.parse("17") }
    #expect(try adults.parseMode(.lenient).parseStrategy.parse(" 2.000 ") == 2_000)
    #expect(throws: NumberParseError.self) {
      try adults.parseMode(.lenient).parseStrategy.parse(" 17 ")
    }
  }

  /// Ranges of floating point, with infinite bounds and values that are none.
  @Test func floatingPointRanges() throws {
    let share = NumberFormatStyle<Double>(.plain).ranged(0...1)
    #expect(share.format(1.5) == "1" && share.format(.infinity) == "1")
    #expect(share.format(-.infinity) == "0" && share.format(.nan) == "NaN")
    #expect(try share.parseStrategy.parse("0.1") == 0.1)
    #expect(throws: NumberParseError.self) { try share.parseStrategy.parse("1.1") }
    let positive = NumberFormatStyle<Double>(.plain).ranged(0 ... .infinity)
    #expect(positive.format(.infinity) == "∞" && positive.format(-1) == "0")
    #expect(NumberFormatStyle<Float>(.plain).ranged(...1).format(.infinity) == "1")
  }

  @Test func aStyleSurvivesEncodingWithItsSymbols() throws {
    let style = NumberFormatStyle<Decimal>(french, parseMode: .lenient)
      .ranged(Decimal(1)...Decimal(string: "1234567890.12345678901234567890")!)
    let data = try JSONEncoder().encode(style)
    let decoded = try JSONDecoder().decode(NumberFormatStyle<Decimal>.self, from: data)
    #expect(decoded == style && decoded.hashValue == style.hashValue)
    #expect(decoded.format(1_234) == style.format(1_234))
    let strategy = try JSONEncoder().encode(style.parseStrategy)
    #expect(
      try JSONDecoder().decode(NumberParseStrategy<Decimal>.self, from: strategy)
        == style.parseStrategy)
    let plain = try JSONEncoder().encode(NumberFormatStyle<Int>(french))
    #expect(try JSONDecoder().decode(NumberFormatStyle<Int>.self, from: plain).restriction == nil)
  }

  @Test func aStyleTakesAnyRestrictionButOnlyARangeCanBeEncoded() throws {
    let even = Restriction<Int>.where { $0.isMultiple(of: 2) }
    let style = NumberFormatStyle(german).ranged(.range(1_000...3_000) && even)
    #expect(style.format(5_000) == "3.000" && style.format(5) == "1.000")
    #expect(style.format(1_001) == "1.001", "no nearer value is known")
    #expect(try style.parseStrategy.parse("2.000") == 2_000)
    let odd = #expect(throws: NumberParseError.self) { try style.parseStrategy.parse("2.001") }
    #expect(odd?.code == .notAllowed)
    let outside = #expect(throws: NumberParseError.self) { try style.parseStrategy.parse("5.000") }
    #expect(outside?.code == .outOfRange)
    #expect(5_000.formatted(.ranged(.range(...10) && even)) == "10")
    #expect(style == NumberFormatStyle(german).ranged(.range(1_000...3_000) && even))
    #expect(style != NumberFormatStyle(german).ranged(1_000...3_000))
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(style) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(style.parseStrategy) }

    let infinite = NumberFormatStyle<Double>(.plain).ranged(0 ... .infinity)
    let data = try JSONEncoder().encode(infinite)
    #expect(try JSONDecoder().decode(NumberFormatStyle<Double>.self, from: data) == infinite)
  }

  /// The exact number counts where the type would round it into the range.
  @Test func exactRange() throws {
    let share = NumberFormatStyle<Double>(.plain).ranged(0...1)
    let text = "1.00000000000000000000001"
    let error = #expect(throws: NumberParseError.self) { try share.parseStrategy.parse(text) }
    #expect(error?.code == .outOfRange)
    let count = NumberFormatStyle<Int>(.plain).ranged(1...Int.max)
    let tooMany = #expect(throws: NumberParseError.self) {
      try count.parseStrategy.parse("99999999999999999999")
    }
    #expect(tooMany?.code == .outOfRange)
  }

  @Test func whatIsDecodedIsChecked() throws {
    let style = NumberFormatStyle<Int>(.plain).ranged(18...30)
    let json = try #require(String(data: JSONEncoder().encode(style), encoding: .utf8))
    let damages = [
      (#""minimum":"18""#, #""minimum":"31""#), (#""minimum":"18""#, #""minimum":"x""#),
      (#""minimum":"18""#, #""minimum":"1.5""#), (#""mode":"lenient""#, #""mode":"sloppy""#),
      (#""style":{}"#, #""style":{"minimumIntegerDigits":-1}"#),
    ]
    for (whole, damaged) in damages {
      #expect(json.contains(whole), "\(whole) in \(json)")
      let data = Data(json.replacingOccurrences(of: whole, with: damaged).utf8)
      #expect(throws: (any Error).self, "\(damaged)") {
        try JSONDecoder().decode(NumberFormatStyle<Int>.self, from: data)
      }
    }
  }
}
