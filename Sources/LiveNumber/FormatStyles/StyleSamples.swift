#if !WITHOUT_FOUNDATION_STYLES
  internal import Foundation
  internal import LiveNumberCore

  /// The numbers that a style of Foundation's can write, and their texts.
  ///
  /// Numbers are those that are displayed: 12 is `12%` in every percent style, whatever its scale
  /// is.
  struct StyleSamples<Style: ProbedStyle> {
    let style: Style
    /// The power of ten between a value and the number that is displayed.
    let powerOfTen: Int

    init(_ style: Style) throws(NumberFormatError) {
      self.style = style
      let exact = style.precision(.significantDigits(1...))
      // An increment can't be taken from a style, and can be larger than the first number. With a
      // precision besides, Foundation writes no more than the plain digits of an amount of money.
      let samples = [2, 12, 0].flatMap { exponent in
        let number = Decimal(sign: .plus, exponent: exponent, significand: 1)
        let value = number.decimalValue.flatMap { Style.FormatInput(decimal: $0) }
        return [exact, style].compactMap { style in
          value.map { (number: number, sample: StyleSample(style.attributed.format($0))) }
        }
      }
      let powers = samples.lazy.compactMap { ($0.sample.number / $0.number).nearPowerOfTen }
      guard let power = powers.first else {
        let number = samples.first.map { "\($0.number)" } ?? ""
        let text = samples.dropFirst().first?.sample.text ?? ""
        let hasParts = samples.contains { !$0.sample.integerDigits.isEmpty }
        throw NumberFormatError(
          .notLive,
          "The style writes \(number) as \"\(text)\"; "
            + (hasParts
              ? "its scale has to be a power of ten."
              : "Foundation can't combine its increment with its precision."))
      }
      powerOfTen = power
    }

    /// Returns the value that is displayed as a number, or `nil` if the type of the value doesn't
    /// have it.
    func value(of number: Decimal) -> Style.FormatInput? {
      guard let exact = number.decimalValue?.scaledByPowerOfTen(-powerOfTen),
        let value = Style.FormatInput(decimal: exact), value.decimalValue == exact
      else { return nil }
      return value
    }

    /// Returns what a style writes for a number, or `nil` if the type of the value doesn't have it.
    func sample(_ number: Decimal, of style: Style? = nil) -> StyleSample? {
      value(of: number).map { StyleSample((style ?? self.style).attributed.format($0)) }
    }

    /// The longest number without zeros that the type of the value has.
    var longest: Decimal? {
      (1...38).reversed().lazy.compactMap { count in
        let digits = (0..<count).map { "\($0 % 7 + 1)" }.joined()
        return Decimal(string: digits).flatMap { value(of: $0) == nil ? nil : $0 }
      }.first
    }

    /// The text of the currency, or `nil` if there is none.
    var currency: String? { sample(0)?.currency }

    /// Whether the style groups digits as its locale does.
    var isGroupedAsLocale: Bool {
      guard let value = longest.flatMap(value) else { return true }
      return style.format(value) == style.grouping(.automatic).format(value)
    }

    /// Whether an integer has a decimal separator.
    var alwaysShowsDecimalSeparator: Bool {
      [style.precision(.fractionLength(0)), style].contains { style in
        sample(0, of: style).map { $0.hasDecimalSeparator && $0.fractionDigits.isEmpty } ?? false
      }
    }

    /// The numbers whose texts a format and the style have to have in common.
    static var comparedNumbers: [Decimal] {
      """
      0 1 -1 12 1.5 -0.4 0.005 9.995 1234 1234.5 12345 98765.4321 -1234567.875 123456789012
      """.split(separator: " ").compactMap { Decimal(string: String($0)) }
    }

    /// Returns the error of a number that a format writes in another way than the style, or `nil`
    /// if there is none.
    func mismatch(with format: NumberFormat) -> NumberFormatError? {
      for number in Self.comparedNumbers {
        guard let value = value(of: number), let exact = value.decimalValue else { continue }
        let (found, expected) = (style.format(value), format.format(exact))
        if !found.hasSameBytes(as: expected) {
          return error("It writes \(exact) as \"\(found)\", and not as \"\(expected)\". ")
        }
      }
      return nil
    }

    func error(_ example: String) -> NumberFormatError {
      NumberFormatError(
        .notLive,
        "The style can't be edited digit by digit. \(example)"
          + "Leave out its notation, or its maximum of integer digits.")
    }
  }

  /// What a style writes for a number.
  struct StyleSample {
    let integerDigits: [Int]
    let fractionDigits: [Int]
    let hasDecimalSeparator: Bool
    let currency: String?
    let text: String

    init(_ text: AttributedString) {
      self.text = String(text.characters)
      func texts(_ isIncluded: (AttributedString.Runs.Run) -> Bool) -> [String] {
        text.runs.filter(isIncluded).map { String(text[$0.range].characters) }
      }
      func digits(_ isIncluded: (AttributedString.Runs.Run) -> Bool) -> [Int] {
        texts { $0.numberSymbol == nil && isIncluded($0) }.joined().unicodeScalars
          .compactMap { $0.properties.numericValue.map { Int($0) } }
      }
      integerDigits = digits { $0.numberPart == .integer }
      fractionDigits = digits { $0.numberPart == .fraction }
      hasDecimalSeparator = !texts { $0.numberSymbol == .decimalSeparator }.isEmpty
      currency = texts { $0.numberSymbol == .currency }.first
    }

    /// The number without its sign.
    var number: Decimal {
      let digits = { (digits: [Int]) in digits.map { "\($0)" }.joined() }
      return Decimal(string: "0\(digits(integerDigits)).\(digits(fractionDigits))0") ?? 0
    }
  }

  extension Decimal {
    /// The power of ten that the value is, such as -2 for 0.01, or `nil` for other values.
    var powerOfTen: Int? { decimalValue?.powerOfTen }

    /// The power of ten next to the value, or `nil` if none is.
    fileprivate var nearPowerOfTen: Int? {
      (-30...30).first { exponent in
        let power = Decimal(sign: .plus, exponent: exponent, significand: 1)
        return power * Decimal(sign: .plus, exponent: -1, significand: 7) < self
          && self < power * Decimal(sign: .plus, exponent: -1, significand: 14)
      }
    }
  }
#endif
