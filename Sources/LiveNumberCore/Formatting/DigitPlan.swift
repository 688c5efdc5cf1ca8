/// Which digits a format shows of a value, prepared for the way through it.
struct DigitPlan: Sendable {
  /// The power of ten between a value and the number shown.
  let shift: Int
  let minimumIntegerDigits: Int
  let alwaysShowsSeparator: Bool
  let signDisplay: NumberFormat.SignDisplay
  let roundingRule: ExactDecimal.RoundingRule
  /// Whether most numbers are shown by their own digits and sign, with nothing to fill up.
  let isEveryday: Bool

  /// How many digits behind the point are shown at least, if these are what is limited.
  let minimumFractionDigits: Int
  /// How many digits, from the first that is no zero on, are shown at least.
  private let minimumSignificantDigits: Int
  /// The most digits behind the point, if these are what is limited.
  let maximumFractionDigits: Int
  /// The most significant digits, if these are what is limited.
  private let maximumSignificantDigits: Int
  private let increment: ExactDecimal?

  init(_ precision: NumberFormat.Precision, shift: Int, options: NumberFormat.Options) {
    self.shift = shift
    minimumIntegerDigits = options.minimumIntegerDigits
    alwaysShowsSeparator = options.decimalSeparatorDisplay == .always
    signDisplay = options.signDisplay
    roundingRule = options.roundingRule
    var fraction = (minimum: 0, maximum: Int.max)
    var significant = (minimum: 0, maximum: Int.max)
    var increment: ExactDecimal?
    switch precision {
    case .fractionLength(let minimum, let maximum): fraction = (minimum, maximum ?? .max)
    case .significantDigits(let minimum, let maximum): significant = (minimum, maximum ?? .max)
    case .increment(let step, let minimum):
      fraction.minimum = max(minimum, step.scale)
      increment = step
    }
    (minimumFractionDigits, maximumFractionDigits) = fraction
    (minimumSignificantDigits, maximumSignificantDigits) = significant
    self.increment = increment
    isEveryday =
      significant.minimum == 0 && minimumIntegerDigits == 1 && signDisplay == .automatic
      && !alwaysShowsSeparator
  }

  /// Whether digits behind the point are all that there may be no room for.
  var roundsFractionsAlone: Bool { maximumSignificantDigits == .max && increment == nil }

  /// Whether there is no room for all digits of a number.
  @inline(__always)
  func rounds(_ number: DecimalView) -> Bool {
    number.scale > maximumFractionDigits || number.digits.count > maximumSignificantDigits
      || increment != nil
  }

  /// Calls `body` with the digits of a number that there is room for.
  func withRounded<Result>(
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

  /// How many digits behind the point are shown at least of a rounded number.
  @inline(__always)
  func minimumFractionDigits(of number: DecimalView) -> Int {
    guard minimumSignificantDigits > 0 else { return minimumFractionDigits }
    let integerCount = number.isZero ? 1 : number.digits.count - number.scale
    return max(minimumSignificantDigits - integerCount, 0)
  }
}
