// The encoded form is flat, so that people can write it: {"style": "currency", "currency":
// "EUR"}.

extension NumberStyle: Codable {
  /// Encodes what differs from a plain number, in one flat object.
  ///
  /// ```json
  /// {"style": "currency", "currency": "EUR", "fractionDigits": 2}
  /// ```
  ///
  /// The members have the names of the modifiers and of their values. An increment and a scale
  /// are texts, so that they keep all their digits.
  public func encode(to encoder: any Encoder) throws { try StyleRows(self).encode(to: encoder) }

  /// Decodes a style, and checks it as the style's own modifiers do; what is missing has the
  /// defaults of a plain number.
  ///
  /// Numbers can be JSON numbers or texts.
  ///
  /// - Throws: `DecodingError` if there is no such member, or it has no such value or belongs to
  ///   another style; ``NumberFormatError`` if a currency, a text, or a number can't be used.
  public init(from decoder: any Decoder) throws {
    self = try StyleRows(from: decoder).style()
    if case .currency(let code, _, _) = kind { _ = try CurrencyCode(code) }
    try ownAffixes.validate()
    try options.validate()
  }
}

extension NumberFormat.Precision: Codable {
  /// Encodes the numbers of digits, as a style does: `{"fractionDigits": 2}`.
  public func encode(to encoder: any Encoder) throws {
    try StyleRows(NumberStyle(.decimal, options: .init(precision: self))).encode(to: encoder)
  }

  /// Decodes the numbers of digits, and checks them, since a style's modifier takes no others.
  ///
  /// - Throws: `DecodingError` if there are none; ``NumberFormatError`` if they are out of range.
  public init(from decoder: any Decoder) throws {
    guard let precision = try StyleRows(from: decoder).style().options.precision else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "there is no number of digits; write one like \"fractionDigits\": 2"))
    }
    try NumberFormat.Options(precision: precision).validate()
    self = precision
  }
}

extension NumberStyle {
  /// The styles without parameters, by their names.
  package static var named: [(name: String, style: NumberStyle)] {
    [("decimal", .number)] + ScaleSign.allCases.map { ($0.name, Self(.scaled($0))) }
  }
}
