/// A type of value that a number field can have.
///
/// Integers of every width, `Double`, `Float`, ``ExactDecimal``, and, with `LiveNumber`,
/// Foundation's `Decimal` conform. A conforming type declares what it can hold, and an editor
/// rejects the rest.
public protocol NumberValue: Comparable, Hashable, Sendable {
  /// Creates the value of a decimal, or `nil` if it doesn't fit.
  ///
  /// Binary floating point takes the nearest value.
  init?(decimal: ExactDecimal)

  /// The value as a decimal, or `nil` if it isn't a number.
  var decimalValue: ExactDecimal? { get }

  /// The values that this type can hold.
  static var limits: ExactDecimal.Limits { get }
}

extension ExactDecimal: NumberValue {
  /// Creates the decimal itself.
  public init?(decimal: ExactDecimal) { self = decimal }
  /// The value itself.
  public var decimalValue: ExactDecimal? { self }
  /// No limits but ``maximumDigitCount``.
  public static var limits: Limits { Limits() }
}

// MARK: - Integers

extension NumberValue where Self: FixedWidthInteger {
  /// Creates the integer that a decimal represents, or `nil` if it has a fraction or doesn't fit.
  public init?(decimal: ExactDecimal) { self.init(exactly: decimal) }

  /// The integer, exactly.
  public var decimalValue: ExactDecimal? { ExactDecimal(self) }

  /// The range of the type, without fractions.
  public static var limits: ExactDecimal.Limits {
    ExactDecimal.Limits(range: ValueBounds(min...max), maximumFractionDigits: 0)
  }
}

extension Int: NumberValue {}
extension Int8: NumberValue {}
extension Int16: NumberValue {}
extension Int32: NumberValue {}
extension Int64: NumberValue {}
extension UInt: NumberValue {}
extension UInt8: NumberValue {}
extension UInt16: NumberValue {}
extension UInt32: NumberValue {}
extension UInt64: NumberValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension Int128: NumberValue {}
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension UInt128: NumberValue {}
