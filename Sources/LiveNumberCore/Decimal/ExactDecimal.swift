/// A decimal number that is exactly what was written, of up to 100,000 digits.
///
/// A value is a sign, digits and a scale (how many of the digits stand behind the decimal point), so
/// `1.50` keeps its zero and `-0` keeps its sign. Equality, order and hash are numeric
/// (`1.50 == 1.5`); ``isIdentical(to:)`` tells the spelling. Nothing passes through binary floating
/// point unless the caller asks for it.
///
/// ```swift
/// let price = ExactDecimal("1234.50")!
/// print(price.scale)              // 2
/// print(price == ExactDecimal("1234.5")!)     // true
/// ```
public struct ExactDecimal: Sendable {
  /// The most digits that a value has, in front of and behind the decimal point together.
  public static let maximumDigitCount = 100_000

  /// Whether the value carries a minus; a zero can.
  public let isNegative: Bool

  /// How many digits stand behind the decimal point, never negative.
  public let scale: Int

  /// The digits of the value without its decimal point.
  let digits: Digits

  /// The caller promises ASCII digits, no zero in front of others, and a sound scale.
  init(isNegative: Bool, digits: Digits, scale: Int) {
    self.isNegative = isNegative
    self.digits = digits
    self.scale = scale
  }

  /// 0, without a sign.
  public static let zero = ExactDecimal(isNegative: false, digits: .zero, scale: 0)
  /// 1.
  public static let one = ExactDecimal(1)

  /// Whether the value is zero, of either sign and any scale.
  public var isZero: Bool {
    digits.isZero
  }

  /// The value without its sign.
  public var magnitude: ExactDecimal {
    ExactDecimal(isNegative: false, digits: digits, scale: scale)
  }

  /// The value with the other sign; zeros change theirs too.
  public static prefix func - (value: ExactDecimal) -> ExactDecimal {
    ExactDecimal(isNegative: !value.isNegative, digits: value.digits, scale: value.scale)
  }

  /// Whether both are written alike: the same sign, digits and scale.
  public func isIdentical(to other: ExactDecimal) -> Bool {
    isNegative == other.isNegative && scale == other.scale
      && withDigits { own in other.withDigits { own.elementsEqual($0) } }
  }

  /// Calls `body` with the ASCII digits.
  @inline(__always)
  func withDigits<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    digits.withBytes(body)
  }
}
