/// A decimal number that is exactly what was written, of up to 100,000 digits.
///
/// A value is a sign, digits, and a scale (the number of digits after the decimal point), so `1.50`
/// keeps its zero and `-0` keeps its sign. Equality, order, and hash values are numeric
/// (`1.50 == 1.5`); ``isIdentical(to:)`` compares the spelling. Nothing passes through binary
/// floating point unless the caller asks for it: a literal such as `0.05` is exact, too.
///
/// ```swift
/// let price: ExactDecimal = "1234.50"
/// print(price.scale)              // 2
/// print(price == 1234.5)          // true
/// print(price * 2 + 0.05)         // 2469.05
/// ```
public struct ExactDecimal: Sendable {
  /// The maximum number of digits in a value, before and after the decimal point together.
  public static let maximumDigitCount = 100_000

  /// The digits without the decimal point: at least one, and no zero before other digits.
  let digits: ASCIIBytes

  /// A Boolean value that indicates whether the value has a minus sign; a zero can have one.
  public var isNegative: Bool {
    @inline(__always) get { signedScale & 1 != 0 }
  }

  /// The number of digits after the decimal point; never negative.
  public var scale: Int {
    @inline(__always) get { Int(signedScale &>> 1) }
  }

  /// The scale, and the sign in the lowest bit.
  private let signedScale: Int32

  /// Creates a value from digits, whose leading zeros are dropped.
  @inline(__always)
  init(isNegative: Bool, digits: ASCIIBytes, scale: Int) {
    signedScale = Int32(truncatingIfNeeded: scale &<< 1 | (isNegative ? 1 : 0))
    let zeros = digits.leadingZeroCount
    self.digits =
      zeros == 0 && !digits.isEmpty
      ? digits
      : zeros == digits.count ? ASCIIBytes(UInt8(ascii: "0")) : digits.suffix(from: zeros)
  }

  /// Creates a value from digits that a closure writes.
  ///
  /// The closure initializes exactly `digitCount` bytes with ASCII digits.
  init(
    isNegative: Bool, scale: Int, digitCount: Int,
    initializingDigitsWith fill: (UnsafeMutableBufferPointer<UInt8>) -> Void
  ) {
    self.init(
      isNegative: isNegative, digits: ASCIIBytes(count: digitCount, initializingWith: fill),
      scale: scale)
  }

  /// The value 0, without a sign.
  public static let zero = ExactDecimal(0)
  /// The value 1.
  package static let one = ExactDecimal(1)

  /// A Boolean value that indicates whether the value is zero, of either sign and any scale.
  public var isZero: Bool {
    @inline(__always) get { digits[0] == UInt8(ascii: "0") }
  }

  /// The value without its sign.
  public var magnitude: ExactDecimal {
    ExactDecimal(isNegative: false, digits: digits, scale: scale)
  }

  /// Returns the value with the other sign; zeros change theirs too.
  public static prefix func - (value: ExactDecimal) -> ExactDecimal {
    ExactDecimal(isNegative: !value.isNegative, digits: value.digits, scale: value.scale)
  }

  /// Returns a Boolean value that indicates whether two values are spelled alike: the same sign,
  /// digits, and scale.
  public func isIdentical(to other: ExactDecimal) -> Bool {
    isNegative == other.isNegative && scale == other.scale && digits == other.digits
  }

  /// The number of digits before the decimal point; 0 or less if the magnitude is less than one.
  var integerCount: Int { digits.count - scale }

  /// Calls a closure with the ASCII digits.
  @inline(__always)
  func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    digits.withBytes(body)
  }
}

extension ExactDecimal: Hashable, Comparable {
  /// Returns a Boolean value that indicates whether two values are the same number.
  public static func == (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.compare(to: right) == 0
  }

  /// Returns a Boolean value that indicates whether the first value is the smaller number.
  public static func < (left: ExactDecimal, right: ExactDecimal) -> Bool {
    left.compare(to: right) < 0
  }

  /// Hashes the number, not its spelling.
  public func hash(into hasher: inout Hasher) {
    let number = trimmed()
    hasher.combine(number.digits)
    guard !isZero else { return }
    hasher.combine(number.scale)
    hasher.combine(isNegative)
  }

  /// The result is negative, zero, or positive if this value is smaller than, equal to, or greater
  /// than `other`.
  private func compare(to other: ExactDecimal) -> Int {
    if isZero || other.isZero { return signum - other.signum }
    guard isNegative == other.isNegative else { return isNegative ? -1 : 1 }
    let order = compareMagnitude(to: other)
    return isNegative ? -order : order
  }

  /// Compares magnitudes that aren't zero.
  private func compareMagnitude(to other: ExactDecimal) -> Int {
    guard integerCount == other.integerCount else { return integerCount - other.integerCount }
    return withDigits { left in
      other.withDigits { right in
        for index in 0..<max(left.count, right.count) {
          let leftDigit = index < left.count ? left[index] : UInt8(ascii: "0")
          let rightDigit = index < right.count ? right[index] : UInt8(ascii: "0")
          if leftDigit != rightDigit { return leftDigit < rightDigit ? -1 : 1 }
        }
        return 0
      }
    }
  }

  /// The sign as a number; 0 for zero.
  private var signum: Int { isZero ? 0 : isNegative ? -1 : 1 }
}
