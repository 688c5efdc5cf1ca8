/// The digits of a pasted text as content has them: scientific notation is written out.
struct PastedDigits {
  let text: String

  init(_ text: String) {
    let scalars = text.unicodeScalars.filter { !$0.properties.isBidiControl }.map(\.foldedSeparator)
    let separators = ".,\u{66B}".unicodeScalars
    // Before the exponent's letter there is a digit or a separator, and after it a sign, if any, and
    // digits. A unit after the exponent can have the same letter, as `EUR` has.
    let letters = scalars.indices.filter { index in
      (scalars[index] == "E" || scalars[index] == "e")
        && scalars[..<index].last.map { $0.digit != nil || separators.contains($0) } == true
    }
    guard let letter = letters.last(where: { PastedDigits.exponent(scalars[($0 + 1)...]) != nil }),
      let exponent = PastedDigits.exponent(scalars[(letter + 1)...])
    else {
      self.text = text.decimalDigits
      return
    }
    var mantissa = String.UnicodeScalarView()
    mantissa.append(contentsOf: scalars[..<letter])
    let digits = String(mantissa).decimalDigits
    let separator = scalars[..<letter].lastIndex { $0.digit == nil && separators.contains($0) }
    let fractionCount = separator.map { scalars[$0..<letter].count { $0.digit != nil } } ?? 0
    self.text = digits + String(repeating: "0", count: max(exponent - fractionCount, 0))
  }

  private static func exponent(_ scalars: ArraySlice<Unicode.Scalar>) -> Int? {
    var rest = scalars
    let isNegative = rest.first?.isMinusSign == true
    if isNegative || rest.first?.isPlusSign == true { rest = rest.dropFirst() }
    guard let first = rest.first, first.digit != nil else { return nil }
    let value = rest.prefix { $0.digit != nil }.reduce(0) { $0 * 10 + ($1.digit ?? 0) }
    return isNegative ? -value : value
  }
}
