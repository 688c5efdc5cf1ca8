/// The reason why a text isn't an expression that has a value, and its place.
struct ExpressionFault: Error, Equatable {
  let kind: Kind
  /// The offsets of the scalars at fault.
  let range: Range<Int>

  init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }

  enum Kind: UInt8 {
    /// An operator has no number in front or behind.
    case missingNumber
    /// Two numbers are side by side.
    case missingOperator
    /// A parenthesis has no other one.
    case missingParenthesis
    /// The divisor is zero.
    case divisionByZero
    /// Percentages are alone, or multiplied in a field of percentages.
    case ambiguousPercent
    /// A percent sign that isn't beside a number.
    case misplacedPercent
    /// A number has too many digits.
    case tooLong
  }
}
