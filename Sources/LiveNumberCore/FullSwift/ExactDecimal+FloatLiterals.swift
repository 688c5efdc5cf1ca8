extension ExactDecimal: ExpressibleByFloatLiteral {
  // Swift rounds the literal of a `Double` twice on processors with a wider type.
  #if arch(x86_64) && !os(Windows) && !os(Android)
    /// The type of a literal, the widest that Swift has for the processor.
    public typealias FloatLiteralType = Float80
  #else
    /// The type of a literal, the widest that Swift has for the processor.
    public typealias FloatLiteralType = Double
  #endif

  /// Creates the exact value of a literal of up to 15 significant digits, such as `0.05`.
  ///
  /// The shortest decimal of the binary value is the literal then. Zeros at its end are
  /// dropped.
  ///
  /// - Precondition: The literal has at most 15 significant digits. Write a longer one in
  ///   quotation marks.
  public init(floatLiteral value: FloatLiteralType) {
    // Every binary type keeps 15 digits, on any processor.
    guard let decimal = ExactDecimal(value), decimal.digits.count <= 15 || decimal.scale == 0
    else {
      preconditionFailure(
        "The literal has more than 15 digits, which aren't exact; write it in quotation marks.")
    }
    self = decimal
  }
}
