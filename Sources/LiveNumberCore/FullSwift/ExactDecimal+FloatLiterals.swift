extension ExactDecimal: ExpressibleByFloatLiteral {
  /// The number of significant digits that every binary literal keeps, on any processor.
  private static var literalDigits: Int { 15 }

  // Swift rounds the literal of a `Double` twice on processors with a wider type.
  #if arch(x86_64) && !os(Windows) && !os(Android)
    /// Creates the exact value of a literal of up to 15 significant digits, such as `0.05`.
    ///
    /// The shortest decimal of the binary value is the literal then. Zeros at its end are
    /// dropped.
    ///
    /// - Precondition: The literal has at most 15 significant digits. Write a longer one in
    ///   quotation marks.
    public init(floatLiteral value: Float80) { self.init(literal: value.description) }
  #else
    /// Creates the exact value of a literal of up to 15 significant digits, such as `0.05`.
    ///
    /// The shortest decimal of the binary value is the literal then. Zeros at its end are
    /// dropped.
    ///
    /// - Precondition: The literal has at most 15 significant digits. Write a longer one in
    ///   quotation marks.
    public init(floatLiteral value: Double) { self.init(literal: value.description) }
  #endif

  private init(literal shortest: String) {
    guard let value = ExactDecimal(shortest)?.trimmed(),
      value.digits.count <= ExactDecimal.literalDigits || value.scale == 0
    else {
      preconditionFailure(
        "The literal has more than 15 digits, which aren't exact; write it in quotation marks.")
    }
    self = value
  }
}
