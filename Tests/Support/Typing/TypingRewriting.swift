internal import LiveNumberCore

/// What typing takes for more than a paste does, taken out of a text.
struct TypingRewriting {
  let format: NumberFormat

  /// The field's separators without bidi marks; the decimal one is a dollar sign in Cape Verde.
  private let decimal: [Unicode.Scalar]
  private let grouping: [Unicode.Scalar]

  init(format: NumberFormat) {
    self.format = format
    decimal = format.symbols.decimalSeparator.unicodeScalars.filter { !$0.isBidiMark }
    grouping = format.symbols.groupingSeparator.unicodeScalars.filter { !$0.isBidiMark }
  }

  var all: [(TypingInvariants.Exception, (String) -> [String])] {
    [
      (.digitSystems, withOneDigitSystem), (.word, withoutWords),
      (.adjacentSeparators, withoutAdjacentSeparators), (.decimalKey, withDecimalSeparator),
    ]
  }

  private func withOneDigitSystem(_ text: String) -> [String] {
    let digits = text.unicodeScalars.filter { $0.digit != nil }
    let systems = Set(digits.map { $0.value - UInt32($0.digit ?? 0) })
    guard systems.count > 1 else { return [] }
    return [
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.map { $0.digit.map { Unicode.Scalar(UInt8(48 + $0)) } ?? $0 }))
    ]
  }

  /// In a plain number field, a word in front goes with its period, if only spaces are between it
  /// and the first digit.
  private func withoutWords(_ text: String) -> [String] {
    guard format.style.kind == .decimal else { return [] }
    var rest = text.unicodeScalars[...]
    var sign = ""
    while let first = rest.first, first.isSpace { rest.removeFirst() }
    if let first = rest.first, ForeignText.signs.contains(first) {
      sign = String(rest.removeFirst())
    }
    var hasWord = false
    while let first = rest.first, first.digit == nil {
      rest.removeFirst()
      if first.isWordLetter {
        hasWord = true
        if let period = rest.first, ForeignText.periods.contains(period) {
          rest.removeFirst()
          guard let next = rest.first else { return [] }
          // Right before a digit it can be the decimal separator, unless another one follows:
          // `Rs.250.50`.
          guard next.isSpace || next.isWordLetter || rest.contains(where: ForeignText.isSeparator)
          else { return [] }
        }
      } else if hasWord, ForeignText.isSeparator(first), rest.first?.digit != nil {
        // Behind a space it is the number's: `F CFA .5`.
        return [sign + String(first) + String(rest)]
      } else if !first.isSpace {
        return []
      }
    }
    return hasWord ? [sign + String(rest)] : []
  }

  private func withoutAdjacentSeparators(_ text: String) -> [String] {
    var kept: [Unicode.Scalar] = []
    var isAdjacent = false
    for scalar in text.unicodeScalars {
      while let last = kept.last, last.isAnySeparator || isSeparator(last),
        isSeparator(scalar) || grouping == [scalar]
          || scalar.foldedSeparator == last.foldedSeparator
      {
        kept.removeLast()
        isAdjacent = true
      }
      kept.append(scalar)
    }
    return isAdjacent ? [String(String.UnicodeScalarView(kept))] : []
  }

  private func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
    ForeignText.isSeparator(scalar) || decimal == [scalar]
  }

  /// The only separator is the field's decimal one, unless it's the one that groups.
  private func withDecimalSeparator(_ text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    let separators = scalars.indices.filter { isSeparator(scalars[$0]) }
    guard separators.count == 1, let index = separators.first else { return [] }
    let separator = scalars[index]
    guard grouping != [separator],
      separator != "\u{60C}" || grouping != ["\u{66C}"]
    else { return [] }
    // Behind `Rs` it can be a period, which U+066B can't.
    return (["\u{66B}"] + decimal).map { decimal in
      var changed = scalars
      changed[index] = decimal
      return String(String.UnicodeScalarView(changed))
    }
  }
}
