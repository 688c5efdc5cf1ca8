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
    var text = text
    guard let value = text.withUTF8({ ExactDecimal(canonical: $0) }) else {
      preconditionFailure("The literal isn't a decimal; write it like -1234.5.")
    }
    self = value
  }
}

#if !hasFeature(Embedded)
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
#endif
