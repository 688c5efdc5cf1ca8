extension NumberEditor.Options: OptionTable {
  package mutating func visitStored(_ reader: inout OptionReader) {
    visit(&reader)
    reader.decimal("valueLimits.minimum", &valueLimits.range.minimum)
    reader.decimal("valueLimits.maximum", &valueLimits.range.maximum)
    reader.count(
      "valueLimits.maximumFractionDigits", &valueLimits.maximumFractionDigits, from: 0)
    reader.count(
      "valueLimits.maximumSignificantDigits", &valueLimits.maximumSignificantDigits, from: 1)
    reader.flag("valueLimits.keepsNegativeZero", &valueLimits.keepsNegativeZero)
    reader.ranges("allowedRanges", &allowedRanges)
  }
}

extension NumberEditor.Options: Codable {
  /// Encodes the options that aren't the defaults, as texts by the names of the properties.
  ///
  /// The bounds of the range are `minimum` and `maximum`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OptionName.self)
    for (row, text) in changed {
      try container.encode(text, forKey: OptionName(stringValue: row.name))
    }
  }

  /// Decodes options; those that are missing have their defaults.
  ///
  /// A value is a text, or a JSON number or Boolean value.
  ///
  /// - Throws: `DecodingError` if there is no such option, or if it has no such value. What
  ///   options have to do with each other, ``validate(for:)`` checks.
  public init(from decoder: any Decoder) throws {
    self.init()
    _ = try decode(decoder)
  }
}

extension OptionReader {
  fileprivate mutating func ranges(_ name: String, _ value: inout [ValueBounds<ExactDecimal>]) {
    list.addText(value.isEmpty ? nil : value.map { $0.text }.joined(separator: " "))
    guard visit(name, .ranges) else { return }
    let words = text.split(separator: " ")
    let ranges = words.compactMap { ValueBounds<ExactDecimal>($0) }
    var read: [ValueBounds<ExactDecimal>]?
    set(&read, ranges.count == words.count && !words.isEmpty ? ranges : nil)
    value = read ?? value
  }
}

extension ValueBounds<ExactDecimal> {
  fileprivate var text: String {
    "\(minimum?.description ?? "")...\(maximum?.description ?? "")"
  }

  fileprivate init?(_ text: Substring) {
    guard let end = text.indices.first(where: { text[$0...].hasPrefix("...") }) else {
      return nil
    }
    let bounds = [text[..<end], text[end...].dropFirst(3)]
    let decimals = bounds.map { ExactDecimal(String($0)) }
    guard zip(bounds, decimals).allSatisfy({ $0.isEmpty == ($1 == nil) }) else { return nil }
    self.init(minimum: decimals[0], maximum: decimals[1])
  }
}
