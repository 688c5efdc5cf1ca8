// The digits that a format shows of a number.

extension CompiledFormat {
  /// Calls a closure with a number as it is written, with at least `minimum` fraction digits, or
  /// `nil` for the format's own minimum.
  @inline(__always)
  func withLayout<Result>(
    of number: DecimalView, minimumFractionDigits minimum: Int? = nil,
    _ body: (NumberLayout) -> Result
  ) -> Result {
    let integerCount = number.integerCount
    // A shortcut: the general layout gives the same.
    guard number.scale >= 0, number.scale <= plainFractionDigits, integerCount > 0,
      let start = number.digits.baseAddress
    else { return withGeneralLayout(of: number, minimumFractionDigits: minimum, body) }
    return body(
      unadornedLayout(
        integer: UnsafeBufferPointer(start: start, count: integerCount),
        fraction: UnsafeBufferPointer(start: start + integerCount, count: number.scale),
        isNegative: number.isNegative, minimumFractionDigits: minimum))
  }

  /// Returns the layout of a number that is written by its own sign and digits, with at most
  /// ``plainFractionDigits`` fraction digits and at least one integer digit.
  ///
  /// This only skips calculations whose results are known for such numbers.
  @inline(__always)
  func unadornedLayout(
    integer: UnsafeBufferPointer<UInt8>, fraction: UnsafeBufferPointer<UInt8>, isNegative: Bool,
    minimumFractionDigits: Int? = nil
  ) -> NumberLayout {
    let minimumFractionDigits = minimumFractionDigits ?? self.minimumFractionDigits
    var count = fraction.count
    while count > minimumFractionDigits, fraction[count &- 1] == UInt8(ascii: "0") { count &-= 1 }
    return NumberLayout(
      integer: integer, fraction: UnsafeBufferPointer(start: fraction.baseAddress, count: count),
      fractionZeros: max(minimumFractionDigits &- count, 0),
      showsSeparator: count > 0 || minimumFractionDigits > 0,
      affixes: isNegative ? negative.pieces : unsigned.pieces)
  }

  /// Calls a closure with any number as it is written.
  @inline(never)
  func withGeneralLayout<Result>(
    of number: DecimalView, minimumFractionDigits minimum: Int? = nil,
    _ body: (NumberLayout) -> Result
  ) -> Result {
    withRounded(number) { number in
      // Trailing zeros are shown only if a minimum asks for them.
      var count = number.digits.count
      while count > 0, number.digits[count - 1] == UInt8(ascii: "0") { count -= 1 }
      let isZero = count == 0
      // A negative scale stands for zeros after the digits.
      let scale = isZero ? 0 : number.scale - (number.digits.count - count)
      let ownIntegerCount = isZero ? 0 : max(count - scale, 0)
      let fractionCount = max(minimum ?? minimumFractionDigits(of: number), scale)
      let integerZeros = max(
        minimumIntegerDigits - ownIntegerCount, ownIntegerCount + fractionCount == 0 ? 1 : 0, 0)
      let integerCount = integerZeros + ownIntegerCount
      let showsSeparator = fractionCount > 0 || alwaysShowsSeparator
      let sign = DisplayedSign(signDisplay, isNegative: number.isNegative, isZero: isZero)
      // A magnitude below one has zeros between the point and its first digit.
      let leadingZeros = integerZeros + max(scale - count, 0)
      return withUnsafeTemporaryAllocation(
        of: UInt8.self, capacity: integerCount + fractionCount
      ) { buffer in
        buffer.initialize(repeating: UInt8(ascii: "0"))
        for index in 0..<count { buffer[leadingZeros + index] = number.digits[index] }
        let digits = UnsafeBufferPointer(buffer)
        return body(
          NumberLayout(
            integer: UnsafeBufferPointer(rebasing: digits[..<integerCount]),
            fraction: UnsafeBufferPointer(rebasing: digits[integerCount...]),
            showsSeparator: showsSeparator,
            affixes: affixes(sign).shown(
              beginsWithDigit: integerCount > 0 || !showsSeparator,
              endsWithDigit: fractionCount > 0 || !showsSeparator)))
      }
    }
  }

  /// Calls a closure with a number rounded to the digits that the format shows.
  private func withRounded<Result>(
    _ number: DecimalView, _ body: (DecimalView) -> Result
  ) -> Result {
    if let increment {
      return number.value.rounded(toMultipleOf: increment, roundingRule).withView(body)
    }
    if maximumSignificantDigits < .max {
      return number.withRounded(toSignificantDigits: maximumSignificantDigits, roundingRule, body)
    }
    return number.withRounded(toScale: maximumFractionDigits, roundingRule, body)
  }

  /// Returns the minimum number of fraction digits that are shown of a rounded number.
  private func minimumFractionDigits(of number: DecimalView) -> Int {
    guard minimumSignificantDigits > 0 else { return minimumFractionDigits }
    let integerCount = number.isZero ? 1 : number.integerCount
    return max(minimumSignificantDigits - integerCount, 0)
  }
}
