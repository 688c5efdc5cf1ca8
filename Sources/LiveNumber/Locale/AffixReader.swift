internal import LiveNumberCore

/// Splits the text around a formatted number into its parts.
///
/// ICU's fields identify a sign, a currency, or a unit, but leave out the bidirectional marks at its
/// ends. The known texts of the symbols tell which of the adjacent marks belong to it. All other text is
/// literal.
struct AffixReader {
  /// The full text of each symbol, in UTF-8.
  var minusSign: [UInt8]
  var plusSign: [UInt8]
  var percentSign: [UInt8]
  var currency: [UInt8]

  func affixes(of number: ICUFormattedNumber) -> Affixes {
    let digits = number.number
    return Affixes(
      prefix: parts(of: number, in: 0..<digits.lowerBound),
      suffix: parts(of: number, in: digits.upperBound..<number.bytes.count))
  }

  private func parts(of number: ICUFormattedNumber, in affix: Range<Int>) -> [AffixPart] {
    var parts: [AffixPart] = []
    var end = affix.lowerBound
    func addLiteral(upTo start: Int) {
      if end < start { parts.append(.literal(number.text(end..<start))) }
    }
    let fields = number.fields
      .filter { affix.contains($0.range.lowerBound) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for field in fields {
      guard let found = part(field, of: number, in: end..<affix.upperBound) else { continue }
      addLiteral(upTo: found.range.lowerBound)
      parts.append(found.part)
      end = found.range.upperBound
    }
    addLiteral(upTo: affix.upperBound)
    return parts
  }

  /// Returns the part that a field represents, and the range of its full text.
  private func part(
    _ field: ICUFormattedNumber.Field, of number: ICUFormattedNumber, in space: Range<Int>
  ) -> (part: AffixPart, range: Range<Int>)? {
    func whole(_ symbol: [UInt8]) -> Range<Int>? {
      symbol.range(around: field.range, of: number.bytes, in: space)
    }
    switch field.kind {
    case .sign:
      if let range = whole(minusSign) { return (.minusSign, range) }
      if let range = whole(plusSign) { return (.plusSign, range) }
    case .percent:
      if let range = whole(percentSign) { return (.percentSign, range) }
    case .currency:
      let range = whole(currency) ?? field.range
      return (.currency(number.text(range)), range)
    case .unit, .perMille:
      return (.unit(number.text(field.range)), field.range)
    default:
      break
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the range of these bytes in a text that contains another range.
  fileprivate func range(
    around core: Range<Int>, of text: [UInt8], in space: Range<Int>
  ) -> Range<Int>? {
    let first = Swift.max(space.lowerBound, core.upperBound - count)
    let last = Swift.min(core.lowerBound, space.upperBound - count)
    guard !isEmpty, first <= last else { return nil }
    for start in first...last where text[start..<start + count].elementsEqual(self) {
      return start..<start + count
    }
    return nil
  }
}
