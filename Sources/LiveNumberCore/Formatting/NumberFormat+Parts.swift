extension NumberFormat {
  /// The pieces of a value's text, in order and without gaps.
  ///
  /// ```swift
  /// let (text, parts) = format.parts(of: 1234.5)
  /// parts.map { text[$0.range] }      // ["1", ",", "234", ".", "5"]
  /// ```
  public func parts(of value: ExactDecimal) -> (text: String, parts: [NumberPart]) {
    let text = format(value)
    var builder = PartBuilder(text: text)
    let (layout, sign) = shownLayout(of: value)
    let affixes = pattern.affixes(sign).shown(
      beginsWithDigit: layout.beginsWithDigit, endsWithDigit: layout.endsWithDigit)
    builder.add(affixes.prefix, symbols)
    let grouper = plan.grouper
    for position in 0..<layout.integerCount {
      builder.extend(.integer, bytes: plan.digitWidth)
      let right = layout.integerCount - position - 1
      if right > 0, grouper.groups(layout.integerCount), grouper.isBoundary(right: right) {
        builder.add(.group, bytes: plan.grouping.count)
      }
    }
    if layout.showsSeparator { builder.add(.decimal, bytes: plan.decimal.count) }
    if layout.fractionCount > 0 {
      builder.add(.fraction, bytes: layout.fractionCount * plan.digitWidth)
    }
    builder.add(affixes.suffix, symbols)
    return (text, builder.parts)
  }

  private func shownLayout(of value: ExactDecimal) -> (DigitLayout, ShownSign) {
    value.withView(shiftedBy: displayScale) { number in
      plan.digits.withRounded(number) { number in
        let shown = ShownNumber(number, plan.digits)
        return (shown.layout, shown.sign)
      }
    }
  }
}

/// Lays pieces one behind the other.
struct PartBuilder {
  let text: String
  private(set) var parts: [NumberPart] = []
  private var end: String.Index

  init(text: String) {
    self.text = text
    end = text.startIndex
  }

  mutating func add(_ kind: NumberPart.Kind, bytes: Int) {
    guard bytes > 0 else { return }
    let start = end
    end = text.utf8.index(end, offsetBy: bytes)
    parts.append(NumberPart(kind: kind, range: start..<end))
  }

  /// Makes the last piece longer if it is of the same kind.
  mutating func extend(_ kind: NumberPart.Kind, bytes: Int) {
    guard bytes > 0, let last = parts.last, last.kind == kind else {
      return add(kind, bytes: bytes)
    }
    parts.removeLast()
    end = text.utf8.index(end, offsetBy: bytes)
    parts.append(NumberPart(kind: kind, range: last.range.lowerBound..<end))
  }

  mutating func add(_ affix: [AffixPart], _ symbols: NumberSymbols) {
    for part in affix { add(part.kind, part.text(symbols).unicodeScalars) }
  }

  /// Marks of direction at the ends of a symbol are literals beside it.
  private mutating func add(_ kind: NumberPart.Kind, _ text: String.UnicodeScalarView) {
    let rest = text.drop(while: SpaceScalars.isBidiMark)
    let marks = rest.reversed().prefix(while: SpaceScalars.isBidiMark).count
    extend(.literal, bytes: text[..<rest.startIndex].byteCount)
    extend(kind, bytes: rest.dropLast(marks).byteCount)
    extend(.literal, bytes: rest.suffix(marks).byteCount)
  }
}

extension NumberPattern {
  func affixes(_ sign: ShownSign) -> Affixes {
    switch sign {
    case .none: unsigned
    case .minus: negative
    case .plus: positive
    }
  }
}

extension Substring.UnicodeScalarView {
  fileprivate var byteCount: Int { reduce(0) { $0 + UTF8.width($1) } }
}

extension AffixPart {
  fileprivate var kind: NumberPart.Kind {
    switch self {
    case .literal, .currencySpacing: .literal
    case .minusSign: .minusSign
    case .plusSign: .plusSign
    case .percentSign: .percentSign
    case .currency: .currency
    case .unit: .unit
    }
  }
}
