import LiveNumberCore
import TestSupport
import Testing

/// Symbols and patterns that are derived from the samples of any source.
@Suite struct NumberElementsTests {
  /// A source that writes a space between a currency and a digit.
  private struct Source: SampleFormatter {
    /// The number of digits in each group, or `nil` if they are only grouped on demand.
    var groupSize: Int? = 3
    var groupingSeparator = ","
    var decimalSeparator = "."
    var percentSign: [NumberSample.Part] = [.init(.percentSign, "%")]
    var beginsWithPercent = false
    var beginsWithCurrency = false
    var beginsWithUnit = false
    /// The only number whose unit has no plural ending, as far as the source writes plurals.
    var singular: Double?

    func parts(of sample: NumberSample) -> [NumberSample.Part] {
      let sign: [NumberSample.Part] =
        sample.value.sign == .minus
        ? [.init(.minusSign, "-")] : sample.showsPlusSign ? [.init(.plusSign, "+")] : []
      let size = groupSize ?? (sample.forcesGrouping ? 3 : .max)
      let number = number(sample.value.magnitude, groupSize: size)
      switch sample.style {
      case .decimal: return sign + number
      case .unit(let unit, _):
        // In English it's 1 day, but 1.0 days.
        let isSingular = sample.value == singular && sample.minimumFractionDigits == 0
        let ending = singular == nil || isSingular ? "" : "s"
        let text = NumberSample.Part(.unit, unit + ending)
        let space = NumberSample.Part(.literal, " ")
        return sign + (beginsWithUnit ? [text, space] + number : number + [space, text])
      case .currency(let code, _, _):
        let space = sample.value.isFinite ? [NumberSample.Part(.literal, "\u{A0}")] : []
        let currency = [NumberSample.Part(.currency, code)]
        return sign + (beginsWithCurrency ? currency + space + number : number + space + currency)
      default: return sign + (beginsWithPercent ? percentSign + number : number + percentSign)
      }
    }

    private func number(_ value: Double, groupSize: Int) -> [NumberSample.Part] {
      if value.isNaN { return [.init(.notANumber, "NaN")] }
      guard value.isFinite else { return [.init(.infinity, "∞")] }
      var rest = "\(Int(value))"[...]
      var parts: [NumberSample.Part] = [.init(.decimal, decimalSeparator), .init(.fraction, "0")]
      while rest.count > groupSize {
        let digits = String(rest.suffix(groupSize))
        parts = [.init(.group, groupingSeparator), .init(.integer, digits)] + parts
        rest = rest.dropLast(groupSize)
      }
      // An empty text is no part.
      return ([.init(.integer, String(rest))] + parts).filter { !$0.text.isEmpty }
    }
  }

  private func style(_ style: NumberStyle.Kind, _ source: Source) throws -> NumberElements {
    try NumberElements(style, numberingSystem: "latn", source: source)
  }

  @Test func samplesByDefault() {
    let sample = NumberSample(5, style: .decimal)
    #expect(sample.minimumFractionDigits == 1)
    #expect(!sample.showsPlusSign && !sample.forcesGrouping)
  }

  @Test func plainNumbers() throws {
    let style = try style(.decimal, Source())
    #expect(style.symbols == NumberSymbols() && style.pattern == NumberPattern())
  }

  /// Also groups so long that the longest sample has only two of them.
  @Test(arguments: 2...9) func groupsOfAnySize(_ size: Int) throws {
    let style = try style(.decimal, Source(groupSize: size))
    #expect(style.pattern.grouping == GroupingSizes(primary: size, secondary: size))
  }

  /// The options of a format can ask for groups that the locale doesn't write.
  @Test func noGroups() throws {
    let style = try style(.decimal, Source(groupSize: nil))
    #expect(style.pattern.grouping == GroupingSizes(primary: 0, secondary: 0))
    #expect(style.pattern.grouping == .none && style.symbols.groupingSeparator == ",")
    #expect(try NumberFormat(.number, style).format(1_234_567) == "1234567")
    let grouped = try NumberFormat(NumberStyle.number.grouping(.always), style)
    #expect(grouped.format(1_234_567) == "1,234,567")
  }

  @Test(arguments: [("", "."), (",", "")])
  func missingSeparators(_ grouping: String, _ decimal: String) {
    let source = Source(groupingSeparator: grouping, decimalSeparator: decimal)
    let error = #expect(throws: NumberFormatError.self) { try style(.decimal, source) }
    #expect(error?.code == .sourceFailed && error?.description.contains("separator") == true)
  }

  /// Bidirectional marks next to the percent sign belong to it, on both sides.
  @Test func marksOfThePercentSign() throws {
    let sign: [NumberSample.Part] = [
      .init(.literal, "\u{A0}\u{200F}"), .init(.percentSign, "%"), .init(.literal, "\u{200E}"),
    ]
    let style = try style(.scaled(.percent), Source(percentSign: sign))
    #expect(
      style.pattern.unsigned.suffix
        == [.init(.literal, "\u{A0}"), .init(.percentSign, "\u{200F}%\u{200E}")])

    let first: [NumberSample.Part] = [.init(.literal, "\u{200F}"), .init(.percentSign, "%")]
    let leading = try self.style(
      .scaled(.percent), Source(percentSign: first, beginsWithPercent: true))
    #expect(leading.pattern.unsigned == Affixes(prefix: [.init(.percentSign, "\u{200F}%")]))
  }

  /// A source can write a currency in another form than the one asked for.
  @Test func otherFormsOfACurrency() throws {
    let style = try NumberElements(
      .currency("EUR"), numberingSystem: "latn",
      currency: CurrencySymbols(code: "EUR", symbol: "euros", narrowSymbol: "€"), source: Source())
    #expect(
      style.pattern.unsigned.suffix
        == [.init(.currencySpacing, "\u{A0}"), .init(.currency, "EUR")])
  }

  @Test func units() throws {
    let style = try style(.unit("meter"), Source())
    #expect(
      style.pattern.unsigned == Affixes(suffix: [.init(.literal, " "), .init(.unit, "meter")]))
    #expect(try NumberFormat(.unit("meter"), style).format(-5) == "-5 meter")
  }

  /// One number with another form is enough, whichever it is.
  @Test(arguments: [0, 1, 2, 3, 21, 100, 1_000_000, 0.1, 1.5])
  func unitsWithPlurals(_ singular: Double) throws {
    let error = #expect(throws: NumberFormatError.self) {
      try style(.unit("meter"), Source(singular: singular))
    }
    #expect(error?.code == .pluralDependent)
    #expect(error?.description.contains(" meter,") == (singular == 0))
    #expect(error?.description.contains(" meters") == true)
  }

  @Test func unitsWithPluralsBeforeTheNumber() throws {
    let error = #expect(throws: NumberFormatError.self) {
      try style(.unit("meter"), Source(beginsWithUnit: true, singular: 1))
    }
    #expect(error?.code == .pluralDependent)
  }

  /// The space between a currency and a digit is left out if no digit is next to the currency.
  @Test(arguments: [
    (true, "0.5", "EUR.5"), (true, "-0.5", "-EUR.5"), (true, "5", "EUR\u{A0}5."),
    (false, "5", "5.EUR"), (false, "-5", "-5.EUR"), (false, "0.5", ".5\u{A0}EUR"),
  ])
  func currencySpacing(_ beginsWithCurrency: Bool, _ value: String, _ text: String) throws {
    let style = try NumberElements(
      .currency("EUR", display: .code), numberingSystem: "latn",
      currency: CurrencySymbols(code: "EUR", symbol: "€", narrowSymbol: "€"),
      source: Source(beginsWithCurrency: beginsWithCurrency))
    let code: NumberStyle = .currency("EUR").presentation(.code)
    let format = try NumberFormat(
      code.precision(.unlimited).minimumIntegerDigits(0).decimalSeparator(strategy: .always),
      style)
    let number = try exact(value)
    #expect(format.format(number) == text)
    let parts = format.parts(of: number)
    #expect(parts.map(\.text).joined() == text)
    #expect(parts.contains { $0.kind == .literal } == text.contains("\u{A0}"))
    #expect(try format.parse(text) == number)
    #expect(format.format(Double.infinity) == (beginsWithCurrency ? "EUR∞" : "∞EUR"))
  }
}
