// The content of a number from elsewhere, whose decimal separator is known.

extension NumberEditor.Content {
  /// Creates the content of a number whose last separator is the decimal one, or groups as all
  /// others do.
  init(_ number: LenientScan, endsInDecimal: Bool) {
    let digits = number.digits
    let split = endsInDecimal ? digits.count - number.lastGroupCount : digits.count
    // A price dash means that there is no fraction, not that one follows.
    let hasPoint = endsInDecimal && !number.hasPriceDash
    let unsigned = hasPoint ? digits.inserting(.point, at: split) : digits
    self.init(unchecked: number.isNegative ? ASCIIBytes.minus.appending(unsigned) : unsigned)
  }

  /// Creates the content of a number that has its decimal separator after a number of its digits,
  /// or before or after zeros that it doesn't have: `1.5e3`.
  init(_ number: LenientScan, integerCount: Int) {
    let digits = number.digits
    let split = min(max(integerCount, 0), digits.count)
    let zeros = ASCIIBytes.zeros(max(integerCount - digits.count, 0))
    let integer = split == 0 ? ASCIIBytes(digit: 0) : digits[0..<split].appending(zeros)
    let fraction = ASCIIBytes.zeros(max(-integerCount, 0)).appending(digits[split..<digits.count])
    let unsigned = fraction.count > 0 ? integer.appending(.point).appending(fraction) : integer
    self.init(unchecked: number.isNegative ? ASCIIBytes.minus.appending(unsigned) : unsigned)
  }

  /// The characters without the sign.
  var unsigned: ASCIIBytes { characters.suffix(from: start) }

  /// The content without zeros in front that have no value, but with one integer digit at least.
  var withoutLeadingZeros: Self {
    var first = start
    while first < integerEnd - 1, self[first] == UInt8(ascii: "0") { first += 1 }
    return removing(start..<first)
  }

  /// The content without a decimal separator after which nothing follows.
  var withoutEmptyFraction: Self {
    hasPoint && fraction.isEmpty ? removing(integerEnd..<count) : self
  }
}
