/// Derives a locale's symbols and pattern for a style from samples.
struct StyleProbe<Source: SampleFormatter> {
  private let style: NumberStyle.Kind
  private let source: Source
  private let minusSign: String
  private let plusSign: String
  private var reader: AffixReader

  /// Creates a probe for a style.
  init(
    _ style: NumberStyle.Kind, currency: CurrencySymbols?, source: Source
  ) throws(NumberFormatError) {
    self.style = style
    self.source = source
    // A plain number has no text around it but its sign.
    let negative = try source.parts(of: NumberSample(-1, style: .decimal))
    let positive = try source.parts(of: NumberSample(1, style: .decimal, showsPlusSign: true))
    minusSign = (negative.prefix + negative.suffix).text
    plusSign = (positive.prefix + positive.suffix).text
    reader = AffixReader(symbols: [
      (NumberSample.Part(.minusSign, minusSign), .minusSign),
      (NumberSample.Part(.plusSign, plusSign), .plusSign),
    ])
    if let sign = style.scaleSign {
      let percent = try parts(of: 1).textWithMarks(.percentSign)
      let part = NumberSample.Part(sign.part, sign.text(inPlaceOf: percent))
      reader.symbols.append((NumberSample.Part(.percentSign, percent), part))
    } else if let currency, case .currency(_, let display, _) = style {
      let part = NumberSample.Part(.currency, currency.text(display))
      reader.symbols.append((part, part))
    }
  }

  func pattern() throws(NumberFormatError) -> NumberPattern {
    NumberPattern(
      unsigned: try affixes(of: 1, .infinity),
      negative: try affixes(of: -1, -.infinity),
      positive: try affixes(of: 1, .infinity, showsPlusSign: true),
      grouping: try groupingSizes())
  }

  func symbols(numberingSystem: String) throws(NumberFormatError) -> NumberSymbols {
    let number = try parts(of: Self.integer(of: 10))
    guard let decimal = number.text(.decimal), let digits = number.digitsFromZero else {
      throw NumberFormatError(
        .sourceFailed, "a sample number has no digits, or no decimal separator")
    }
    return NumberSymbols(
      numberingSystem: numberingSystem,
      digits: digits,
      decimalSeparator: decimal,
      groupingSeparator: try groupingSeparator(number),
      minusSign: minusSign,
      plusSign: plusSign,
      infinity: try parts(of: .infinity).number.text,
      notANumber: try parts(of: .nan).number.text)
  }

  /// Returns a sample with one fraction digit, so that it has a decimal separator.
  private func parts(
    of value: Double, showsPlusSign: Bool = false
  ) throws(NumberFormatError) -> [NumberSample.Part] {
    try source.parts(of: NumberSample(value, style: style, showsPlusSign: showsPlusSign))
  }

  // MARK: - Affixes

  /// Returns the affixes of a number; those of an infinite one, which has no digits, show which
  /// space is only used next to a digit.
  private func affixes(
    of value: Double, _ infinity: Double, showsPlusSign: Bool = false
  ) throws(NumberFormatError) -> Affixes {
    let affixes = reader.affixes(of: try parts(of: value, showsPlusSign: showsPlusSign))
    guard case .currency = style,
      affixes.prefix.last?.kind == .literal || affixes.suffix.first?.kind == .literal
    else { return affixes }
    let word = reader.affixes(of: try parts(of: infinity, showsPlusSign: showsPlusSign))
    return affixes.markingSpacing(missingFrom: word)
  }

  // MARK: - Groups

  /// The number of digits with which every locale shows its first two separators.
  private static var longest: Int { 13 }

  private func groupingSizes() throws(NumberFormatError) -> GroupingSizes {
    // The ten-digit number that the digits are read from has three groups in nearly every locale.
    var counts = try groups(of: 10)
    if counts.count < 3 { counts = try groups(of: Self.longest) }
    guard counts.count > 1, let primary = counts.last else { return .none }
    let secondary = counts.count > 2 ? counts[counts.count - 2] : primary
    var digitCount = primary + 1
    while digitCount < Self.longest, try groups(of: digitCount).count == 1 { digitCount += 1 }
    return GroupingSizes(primary: primary, secondary: secondary, minimum: digitCount - primary)
  }

  /// Returns the number of digits in each group of an integer, from left to right.
  private func groups(of digitCount: Int) throws(NumberFormatError) -> [Int] {
    let number = try parts(of: Self.integer(of: digitCount))
    return number.filter { $0.kind == .integer }.map { $0.text.unicodeScalars.count }
  }

  /// Returns a number of a length, such as 1,234,567,890 of ten digits.
  private static func integer(of digitCount: Int) -> Double {
    var number = 0.0
    for digit in 1...digitCount { number = number * 10 + Double(digit % 10) }
    return number
  }

  /// Returns the grouping separator, also if the locale doesn't group, because options can require
  /// groups.
  private func groupingSeparator(
    _ number: [NumberSample.Part]
  ) throws(NumberFormatError) -> String {
    if let group = number.text(.group) { return group }
    let grouped = try source.parts(
      of: NumberSample(1_234_567_890, style: style, forcesGrouping: true))
    guard let group = grouped.text(.group) else {
      throw NumberFormatError(.sourceFailed, "a sample number has no grouping separator")
    }
    return group
  }
}

extension [NumberSample.Part] {
  /// The digits of 1,234,567,890, with the zero moved to the front, or `nil` if there aren't ten.
  fileprivate var digitsFromZero: [Unicode.Scalar]? {
    let digits = filter { $0.kind == .integer }.flatMap { $0.text.unicodeScalars }
    guard digits.count == 10, let zero = digits.last else { return nil }
    return [zero] + digits.dropLast()
  }

  /// Returns the text of a part with the bidirectional marks on both sides.
  fileprivate func textWithMarks(_ kind: NumberFormat.Part.Kind) -> String {
    guard let index = firstIndex(where: { $0.kind == kind }) else { return "" }
    var text = ""
    if index > 0 {
      for scalar in self[index - 1].text.unicodeScalars {
        if scalar.isBidiMark { text.unicodeScalars.append(scalar) } else { text = "" }
      }
    }
    text += self[index].text
    if index + 1 < count {
      for scalar in self[index + 1].text.unicodeScalars {
        guard scalar.isBidiMark else { break }
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Affixes {
  /// Returns the affixes with the space between a currency and a digit marked as such.
  ///
  /// - Parameter word: The affixes of a number without digits, which don't have that space.
  /// - Returns: The affixes with the marked space.
  fileprivate func markingSpacing(missingFrom word: Affixes) -> Affixes {
    var affixes = self
    if prefix.last?.kind == .literal, prefix.dropLast() == word.prefix[...] {
      affixes.prefix[prefix.count - 1].kind = .currencySpacing
    }
    if suffix.first?.kind == .literal, suffix.dropFirst() == word.suffix[...] {
      affixes.suffix[0].kind = .currencySpacing
    }
    return affixes
  }
}

extension CurrencySymbols {
  /// Returns the form of the currency that a style writes.
  package func text(_ display: NumberStyle.CurrencyDisplay) -> String {
    switch display {
    case .symbol: symbol
    case .narrow: narrowSymbol
    case .code: code
    }
  }
}
