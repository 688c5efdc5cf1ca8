/// A number as a format shows it: its sign decided and its digits counted.
struct ShownNumber {
  /// What is written between leading zeros and zeros at the end.
  let digits: UnsafeBufferPointer<UInt8>
  let layout: DigitLayout
  let sign: ShownSign

  /// Takes a number that is rounded already.
  @inline(__always)
  init(_ number: DecimalView, _ plan: DigitPlan) {
    // Zeros at the end are shown where a minimum asks for them.
    var count = number.digits.count
    while count > 0, number.digits[count - 1] == UInt8(ascii: "0") { count -= 1 }
    // The scale may be negative: 5 shown times 100 ends in two zeros more.
    let scale = number.scale - (number.digits.count - count)
    let isZero = count == 0
    sign = ShownSign(plan.signDisplay, isNegative: number.isNegative, isZero: isZero)
    digits = UnsafeBufferPointer(start: number.digits.baseAddress, count: count)
    var integerCount = isZero ? 0 : max(count - scale, 0)
    let fractionCount = max(plan.minimumFractionDigits(of: number), isZero ? 0 : scale)
    // A magnitude below one has zeros between the point and its first digit.
    let zerosInFraction = isZero ? 0 : max(scale - count, 0)
    let zeros = max(
      plan.minimumIntegerDigits - integerCount, integerCount + fractionCount == 0 ? 1 : 0, 0)
    integerCount += zeros
    layout = DigitLayout(
      leadingZeros: zeros + zerosInFraction,
      integerCount: integerCount,
      fractionCount: fractionCount,
      showsSeparator: fractionCount > 0 || plan.alwaysShowsSeparator)
  }
}
