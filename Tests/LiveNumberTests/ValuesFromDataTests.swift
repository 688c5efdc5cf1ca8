import Foundation
import LiveNumber
import TestSupport
import Testing

/// No number, text, or range that an app passes on from its data stops the program: NUMBERS.md 5.
@Suite struct ValuesFromDataTests {
  private static let counts = [.min, -1000, -1, 0, 1, 2, 18, 19, 999, 1000, 100_001, .max]
  private static let decimals: [ExactDecimal] = [
    "0", "-0.00", "1", "-1", "0.05", "-9.99", "1234567.891", "1000000000000000000000",
    "1234567890123456789", "0.0000000000000000000000001",
  ]
  private static let longDecimals: [ExactDecimal] = ["1e99999", "-1e-99999", "1e-100000"]
  private static let texts = [
    "", " ", "\u{A0}", "5", "m2", "²", "-", "+", ".", ",", "€", "Rs.", "(", ")", "\u{200F}",
    "\u{0}", "\u{1D7D7}", "e\u{301}", "\u{66A}", "a b", " pcs", String(repeating: "x", count: 300),
  ]

  // MARK: - Styles

  @Test func modifiersTakeTheNearestUsableNumber() {
    let rows: [(NumberStyle, NumberStyle)] = [
      (.number.precision(.fractionLength(-1)), .number.precision(.fractionLength(0))),
      (.number.precision(.fractionLength(5000)), .number.precision(.fractionLength(999))),
      (
        .number.precision(.fractionLength(minimum: 3, maximum: 2)),
        .number.precision(.fractionLength(2))
      ),
      (.number.precision(.fractionLength(0...Int.max)), .number.precision(.unlimited)),
      (.number.precision(.fractionLength(..<(-5))), .number.precision(.fractionLength(0))),
      (.number.precision(.fractionLength(2..<2)), .number.precision(.fractionLength(2))),
      (.number.precision(.significantDigits(0)), .number.precision(.significantDigits(1))),
      (.number.minimumIntegerDigits(-1), .number.minimumIntegerDigits(0)),
      (.number.rounded(increment: 0), .number),
      (
        .number.precision(.fractionLength(2)).rounded(increment: -5),
        .number.precision(.fractionLength(2))
      ),
      (.number.precision(.increment(0, minimumFractionDigits: 2)), .number),
      (.number.suffix(" m2"), .number.suffix(" m²")), (.number.prefix(" "), .number),
      (.number.suffix(""), .number), (.number.suffix("."), .number), (.number.prefix("-"), .number),
      (.currency(symbol: "B2", fractionDigits: -1), .currency(symbol: "B²", fractionDigits: 0)),
    ]
    for (style, nearest) in rows { #expect(style == nearest) }
  }

  @Test func stylesOfAnyNumbersAreWrittenAndComeBack() throws {
    var random = SeededGenerator(topic: "styles from data")
    for _ in 0..<200 * Samples.factor {
      let style = Self.style(&random)
      let coded = try JSONDecoder().decode(NumberStyle.self, from: JSONEncoder().encode(style))
      #expect(coded == style)
      let locale = Locale(identifier: random.pick(["en", "de_CH", "hi", "ar_EG", "", "xx"]))
      let format = NumberFormat(style, locale: locale)
      let value = Self.decimal(&random)
      let text = format.format(value)
      _ = format.parts(of: value)
      for mode in ParseMode.allCases { _ = try? format.parse(text, mode: mode) }
    }
  }

  private static func style(_ random: inout SeededGenerator) -> NumberStyle {
    var style: NumberStyle = random.pick([
      .number, .percent, .permille, .currency("EUR"), .currency("JPY"),
      .unit(random.pick(texts)), .unit("meter"),
      .currency(symbol: random.pick(texts), fractionDigits: random.pick(counts)),
    ])
    for _ in 0...random.number(below: 3) {
      let count = random.pick(counts)
      let range = min(count, 3)...max(count, 3)
      switch random.number(below: 10) {
      case 0: style = style.precision(.fractionLength(count))
      case 1: style = style.precision(.fractionLength(range))
      case 2: style = style.precision(.significantDigits(count))
      case 3: style = style.precision(.significantDigits(range))
      case 4:
        style = style.precision(.fractionLength(minimum: count, maximum: random.pick(counts)))
      case 5:
        style = style.precision(
          .increment(random.pick(decimals), minimumFractionDigits: count))
      case 6: style = style.minimumIntegerDigits(count)
      case 7: style = style.rounded(rule: .up, increment: decimal(&random))
      case 8: style = style.prefix(random.pick(texts))
      default: style = style.suffix(random.pick(texts))
      }
    }
    return style
  }

  private static func decimal(_ random: inout SeededGenerator) -> ExactDecimal {
    random.pick(random.once(in: 10) ? longDecimals : decimals)
  }

  // MARK: - Numbers

  @Test func numbersOfAnySizeAreCalculated() {
    let numbers = Self.decimals + Self.longDecimals
    for number in numbers {
      for count in Self.counts {
        for result in [
          number.rounded(toScale: count), number.rounded(toSignificantDigits: count),
          number.trimmed(minimumScale: count), number.scaledByPowerOfTen(count),
        ] {
          guard let result else { continue }
          #expect(ExactDecimal(result.description).map { $0.isIdentical(to: result) } == true)
        }
      }
      for other in numbers {
        // The greatest products take seconds.
        if number.scale + other.scale < 1000 { _ = number.multiplied(by: other) }
        if let sum = number.adding(other) {
          #expect(sum.adding(-other) == number || sum.adding(-other) == nil)
        }
      }
      _ = (Int(exactly: number), Double(number), Decimal(number), Decimal(exactly: number))
    }
  }

  // MARK: - Fields

  @Test func fieldsTakeAnyOptions() {
    var random = SeededGenerator(topic: "options from data")
    for _ in 0..<100 * Samples.factor {
      let format = NumberFormat(Self.style(&random), locale: Locale(identifier: "de"))
      let options = Self.options(&random)
      var field = EditingSession(format: format, options: options)
      _ = try? options.validate(for: format)
      for _ in 0..<8 {
        let (first, second) = (random.pick(Self.counts), random.pick(Self.counts))
        switch random.number(below: 8) {
        case 0: field.type("12,5-")
        case 1: field.apply(.set(Self.decimal(&random)))
        case 2: field.apply(.step(first))
        case 3: field.apply(.select(anchor: first, head: second))
        case 4: field.replace(utf16: min(first, second)..<max(first, second), with: "7")
        case 5: field.apply(.paste(random.pick(Self.texts)))
        case 6: field.apply(.delete(.backward))
        default: field.apply(.commit)
        }
      }
      #expect(field.text.utf16.count >= field.rendering.utf16Selection.upperBound)
    }
  }

  private static func options(_ random: inout SeededGenerator) -> NumberEditor.Options {
    var options = NumberEditor.Options()
    func number() -> ExactDecimal? { random.once(in: 3) ? random.pick(decimals) : nil }
    options.range = ValueBounds(minimum: number(), maximum: number())
    options.rangePolicy = random.pick(NumberEditor.Options.RangePolicy.allCases)
    options.valueLimits.range = ValueBounds(minimum: number(), maximum: number())
    func count() -> Int? { random.once(in: 3) ? random.pick(counts) : nil }
    options.valueLimits.maximumFractionDigits = count()
    options.valueLimits.maximumSignificantDigits = count()
    if let count = count() { options.maximumFractionDigits = .upTo(count) }
    options.minimumFractionDigits = count()
    options.minimumIntegerDigits = count() ?? 1
    options.maximumIntegerDigits = count()
    options.maximumSignificantDigits = count()
    options.maximumLength = count()
    options.step = random.once(in: 3) ? decimal(&random) : nil
    options.snapsToStep = random.once(in: 2)
    options.entry = random.pick(NumberEditor.Options.Entry.allCases)
    options.padsWhileTyping = random.once(in: 2)
    options.fractionOverflow = random.pick(NumberEditor.Options.FractionOverflow.allCases)
    options.decimalAliases = Array(random.pick(texts).unicodeScalars)
    return options
  }

  @Test func viewsReportAnySelection() {
    for first in Self.counts {
      for second in Self.counts {
        let range = min(first, second)..<max(first, second)
        let store = NumberStore<Decimal>(value: 1234.5, locale: Locale(identifier: "de"))
        let controller = TextFieldController(store: store)
        for contents in [
          FieldContents(text: "1.234,5", selection: range),
          FieldContents(text: "1.2", anchor: second, head: first),
          FieldContents(text: "\u{1D7D7}", scalarAnchor: first, scalarHead: second),
        ] {
          _ = controller.didSelect(contents)
          _ = controller.change([range], to: "7", in: contents)
          _ = controller.didChange(contents)
        }
        _ = NumberEditor.Rendering(text: "\u{1D7D7}1", utf16Selection: range)
        var validator = CharacterSetValidator(
          format: store.format, kind: .decimal, maximumLength: first)
        _ = validator.verdict(replacingUTF16: range, of: "1.234", with: "5")
        _ = store.canStep(first)
      }
    }
  }

  // MARK: - Ranges

  @Test func anEmptyRangeHasNoValues() {
    let names: [String] = []
    let store = NumberStore<Int>(value: 0, locale: Locale(identifier: "en"))
    store.range = 0..<names.count
    #expect(store.validity == .invalid)
    for number in [Int.min, -1, 0, 1, .max] {
      for range in [0..<0, Int.min..<Int.min, Int.max..<Int.max, -3 ..< -3, 18..<18] {
        #expect(!Restriction.range(range).allows(number))
      }
      #expect(!Restriction.oneOf([]).allows(number))
    }
    #expect(!Restriction.range(0..<(0 as UInt)).allows(0))
    #expect(!Restriction.range(Int8.max..<Int8.max).allows(.max))
    #expect(Restriction.range(Int8.min ..< .max).allows(.min))
    #expect(!ValueBounds<ExactDecimal>(5..<5).contains(5))
  }

  @Test func aTextOfDigitsHasAtLeastOne() {
    for restriction in [
      InputRestriction.digits(0), .digits(-5), .digits(.min ... .min), .digits(-5...1),
    ] {
      #expect(restriction.evaluate("7", value: "").value == "7")
      #expect(restriction.evaluate("77", value: "").outcome.isRejected)
    }
    #expect(InputRestriction.digits(.min ... .max).evaluate("77", value: "").value == "77")
  }
}
