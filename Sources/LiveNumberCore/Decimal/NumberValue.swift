/// A type that a field's value can have.
///
/// Integers of every width, `Double`, `Float`, ``ExactDecimal``, and with `LiveNumber` Foundation's
/// `Decimal`. Conforming types say what they can hold, and an editor blocks the rest.
public protocol NumberValue: Hashable, Sendable {
  /// The value of a decimal; nil where it does not fit.
  ///
  /// Binary floating point takes the nearest.
  init?(decimal: ExactDecimal)

  /// The value as a decimal; nil where it is not a number.
  var decimalValue: ExactDecimal? { get }

  /// What values of this type can be.
  static var limits: ExactDecimal.Limits { get }
}

extension ExactDecimal: NumberValue {
  /// The decimal itself.
  public init?(decimal: ExactDecimal) { self = decimal }
  /// The value itself.
  public var decimalValue: ExactDecimal? { self }
  /// No limits but ``maximumDigitCount``.
  public static var limits: ExactDecimal.Limits { ExactDecimal.Limits() }
}
