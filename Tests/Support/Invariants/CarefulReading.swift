internal import LiveNumberCore

/// What a careful person reads in a text that has one number, and something around it.
struct CarefulReading {
  /// The scalars without marks of direction and spaces without width.
  private let scalars: [Unicode.Scalar]
  /// The digits, and the separators between them and right in front of them.
  private let number: Range<Int>
  /// The power of ten behind the digits: the 5 of `1.23E+05`.
  private var exponent: Int?
  private let format: NumberFormat

  /// Creates a reading, or returns `nil` for a text without digits, or one whose digits aren't only
  /// those of the number.
  init?(_ text: String, in format: NumberFormat) {
    self.format = format
    let scalars = Array(
      text.unicodeScalars.filter { $0.properties.generalCategory != .format })
    self.scalars = scalars
    let affixes = format.pattern.unsigned.prefix + format.pattern.unsigned.suffix
    guard let first = scalars.firstIndex(where: { $0.digit != nil }),
      affixes.allSatisfy({ $0.text.decimalDigits.isEmpty })
    else { return nil }
    var end = first
    for index in first..<scalars.count {
      if scalars[index].digit != nil { end = index + 1 }
      // `1.e3` has no fraction.
      guard ["E", "e"].contains(scalars[index]),
        scalars[end..<index].allSatisfy({ ForeignText.isSeparator($0) }), index <= end + 1
      else { continue }
      let rest = scalars[(index + 1)...]
      let isSigned = rest.first.map { $0.isMinus || $0.isPlus } ?? false
      let digits = rest.dropFirst(isSigned ? 1 : 0).prefix { $0.digit != nil }
      guard !digits.isEmpty else { break }
      let text = String(String.UnicodeScalarView(digits)).decimalDigits
      let isNegative = rest.first.map { $0.isMinus } ?? false
      exponent = Int(text).map { isNegative ? -$0 : $0 } ?? Int.max
      break
    }
    let isPlain = scalars[first..<end].allSatisfy { $0.digit != nil }
    let count = Self.separators(in: scalars[..<first], of: format, isPlain: isPlain)
    number = (first - count)..<end
  }

  private static let parentheses = Set("(（".unicodeScalars)

  /// Returns the number of separators in front of the first digit, which is 1 or 0.
  ///
  /// A period right behind a word is the word's, unless the format writes fractions so; and the
  /// dollar sign that is the decimal separator in Cape Verde is one in front of plain digits alone.
  private static func separators(
    in text: ArraySlice<Unicode.Scalar>, of format: NumberFormat, isPlain: Bool
  ) -> Int {
    guard let last = text.last, isSeparator(last, of: format) else { return 0 }
    let isCommon = ForeignText.isSeparator(last)
    // U+30FC is a letter, but a minus in front of a number.
    guard let word = text.dropLast().last, word.isWordLetter || word == "/", !word.isMinus else {
      return isCommon || isPlain ? 1 : 0
    }
    let writesPeriods =
      format.options.minimumIntegerDigits == 0 && format.symbols.decimalSeparator == "."
    return isCommon && (folded(last) != "." || writesPeriods && isPlain) ? 1 : 0
  }

  private static func isSeparator(_ scalar: Unicode.Scalar, of format: NumberFormat) -> Bool {
    ForeignText.isSeparator(scalar)
      || format.symbols.decimalSeparator.unicodeScalars.contains(scalar)
  }

  /// Returns a separator as a period, a comma, or what it is otherwise.
  private static func folded(_ separator: Unicode.Scalar) -> Unicode.Scalar {
    switch separator {
    case "﹒",
      _ where ForeignText.periods.contains(separator):
      "."
    case "،", "、", "､": ","
    default: separator.foldedSeparator
    }
  }

  /// The digits as ASCII, and what is between them.
  private var digits: String {
    var text = String.UnicodeScalarView()
    for scalar in scalars[number] {
      text.append(scalar.digit.flatMap { Unicode.Scalar(UInt8(48 + $0)) } ?? Self.folded(scalar))
    }
    return String(text)
  }

  /// Returns whether some convention reads a number in the text.
  func allows(_ number: ExactDecimal) -> Bool {
    guard let shown = shown(number) else { return true }
    let readings = ForeignNumber.possibleReadings(of: digits, in: format)
    return readings.contains { $0 == shown }
  }

  /// Returns whether the format's own decimal separator gives a number to the text.
  func hasOwnFraction(_ number: ExactDecimal) -> Bool {
    guard let shown = shown(number) else { return true }
    let own = format.symbols.decimalSeparator.unicodeScalars.filter {
      $0.properties.generalCategory != .format
    }
    let pieces = digits.unicodeScalars.split(omittingEmptySubsequences: false) {
      own.first.map { Self.folded($0) } == $0 || $0 == "٫"
    }.map { String($0).decimalDigits }
    return pieces.count <= 2
      && ExactDecimal("0\(pieces[0]).\(pieces.count > 1 ? pieces[1] : "")0") == shown
  }

  /// The number as the digits show it: without the exponent and the style's power of ten.
  private func shown(_ number: ExactDecimal) -> ExactDecimal? {
    number.magnitude.scaledByPowerOfTen(format.powerOfTen - (exponent ?? 0))
  }

  /// Whether the number is negative, or `nil` if the format has signs of its own in the text around
  /// numbers.
  var isNegative: Bool? {
    let pattern = format.pattern
    let affixes = (pattern.unsigned.prefix + pattern.unsigned.suffix).map(\.text).joined()
    guard affixes.unicodeScalars.allSatisfy({ !$0.isMinus }) else { return nil }
    let front = scalars[..<number.lowerBound]
    if front.contains(where: { $0.isMinus || Self.parentheses.contains($0) }) { return true }
    let back = scalars[number.upperBound...].drop {
      exponent != nil && $0 != " " && $0.digit == nil
    }
    .drop { exponent != nil && $0.digit != nil }
    guard back.contains(where: { $0.isMinus }) else { return false }
    // `5,-` is a price, and the hyphen of `¥1,000-` closes an amount.
    let isPrice = zip(back, back.dropFirst()).contains {
      Self.isSeparator($0, of: format) && $1.isMinus
    }
    let endsInMinus = pattern.negative.suffix.contains { $0.kind == .minusSign }
    // Where negative numbers end in a minus sign, it can be either.
    if isPrice, endsInMinus { return nil }
    let lastDigits = scalars[number].reversed().prefix { $0.digit != nil }.count
    let writesFraction = exponent == nil && lastDigits < number.count && lastDigits != 3
    let closesAmounts = format.currency?.fractionDigits == 0 && !endsInMinus && !writesFraction
    return !isPrice && !closesAmounts
  }
}
