extension NumberSymbols: Codable {
  private enum CodingKeys: String, CodingKey {
    case numberingSystem, digits, decimalSeparator, groupingSeparator, minusSign, plusSign
    case infinity, notANumber
  }

  /// Encodes the symbols, with the digits as one text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(numberingSystem, forKey: .numberingSystem)
    try container.encode(String(scalars: digits), forKey: .digits)
    try container.encode(decimalSeparator, forKey: .decimalSeparator)
    try container.encode(groupingSeparator, forKey: .groupingSeparator)
    try container.encode(minusSign, forKey: .minusSign)
    try container.encode(plusSign, forKey: .plusSign)
    try container.encode(infinity, forKey: .infinity)
    try container.encode(notANumber, forKey: .notANumber)
  }

  /// Decodes symbols, which a format checks when it is created.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decode(String.self, forKey: key)
    }
    self.init(
      numberingSystem: try text(.numberingSystem),
      digits: Array(try text(.digits).unicodeScalars),
      decimalSeparator: try text(.decimalSeparator),
      groupingSeparator: try text(.groupingSeparator),
      minusSign: try text(.minusSign),
      plusSign: try text(.plusSign),
      infinity: try text(.infinity),
      notANumber: try text(.notANumber))
  }
}
