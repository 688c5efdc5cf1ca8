extension ExactDecimal: ExpressibleByIntegerLiteral {
  /// Creates the value of an integer literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension ExactDecimal: ExpressibleByStringLiteral {
  /// Creates the value of a literal of canonical decimal text, such as `"1234.50"`.
  ///
  /// A text that isn't a literal is read by ``init(_:)-(String)``.
  ///
  /// - Precondition: The literal is what ``init(_:)-(String)`` reads: `"0,5"` isn't.
  public init(stringLiteral text: String) {
    guard let value = ExactDecimal(text) else {
      preconditionFailure("The literal isn't a decimal; write it like -1234.5.")
    }
    self = value
  }
}
