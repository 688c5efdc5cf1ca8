extension NumberEditor.Options: Codable {
  /// The texts of the options that have a value, by their names.
  private var texts: [String: String] {
    var options = self
    var reader = OptionReader()
    options.visit(&reader)
    var texts = zip(reader.list.options, reader.list.texts).reduce(into: [:]) {
      $0[$1.0.name] = $1.1
    }
    for limit in CodedLimit.all { texts[limit.name] = limit.text(self) }
    return texts
  }

  /// Encodes the options that aren't the defaults, as texts by the names of the properties.
  ///
  /// The bounds of the range are `minimum` and `maximum`.
  public func encode(to encoder: any Encoder) throws {
    let standard = NumberEditor.Options().texts
    try texts.filter { $0.value != standard[$0.key] }.encode(to: encoder)
  }

  /// Decodes options; those that are missing have their defaults.
  ///
  /// A value is a text, or a JSON number or Boolean value.
  ///
  /// - Throws: `DecodingError` if there is no such option, or if it has no such value. What
  ///   options have to do with each other, ``validate(for:)`` checks.
  public init(from decoder: any Decoder) throws {
    self.init()
    for (name, value) in try [String: OptionText](from: decoder) {
      let isRead =
        if let option = EditorOption.all.first(where: { $0.name == name }) {
          option.read(value.text, into: &self)
        } else {
          CodedLimit.all.first { $0.name == name }?.read(value.text, &self) ?? false
        }
      guard isRead else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "\(name): \"\(value.text)\" isn't a value of an option"))
      }
    }
  }
}

/// The text of an option's value.
private struct OptionText: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.text = text
    } else if let flag = try? container.decode(Bool.self) {
      text = "\(flag)"
    } else {
      text = try container.decode(ExactDecimal.self).description
    }
  }
}

/// An option that only code sets, as data.
private struct CodedLimit: Sendable {
  let name: String
  /// Returns the text of the option, or `nil` if it has no value.
  let text: @Sendable (NumberEditor.Options) -> String?
  /// Sets the option to the value of a text, and returns `false` if it has no such value.
  let read: @Sendable (String, inout NumberEditor.Options) -> Bool

  static let all = [
    decimal("valueLimits.minimum", { $0.valueLimits.range.minimum }) {
      $1.valueLimits.range.minimum = $0
    },
    decimal("valueLimits.maximum", { $0.valueLimits.range.maximum }) {
      $1.valueLimits.range.maximum = $0
    },
    count("valueLimits.maximumFractionDigits", { $0.valueLimits.maximumFractionDigits }) {
      $1.valueLimits.maximumFractionDigits = $0
    },
    count("valueLimits.maximumSignificantDigits", { $0.valueLimits.maximumSignificantDigits }) {
      $1.valueLimits.maximumSignificantDigits = $0
    },
    Self(name: "valueLimits.keepsNegativeZero") {
      "\($0.valueLimits.keepsNegativeZero)"
    } read: {
      guard let flag = Bool($0) else { return false }
      $1.valueLimits.keepsNegativeZero = flag
      return true
    },
    // 1...3 70...
    Self(name: "allowedRanges") { options in
      options.allowedRanges.isEmpty
        ? nil : options.allowedRanges.map { $0.text }.joined(separator: " ")
    } read: { text, options in
      let words = text.split(separator: " ")
      options.allowedRanges = words.compactMap { ValueBounds<ExactDecimal>($0) }
      return options.allowedRanges.count == words.count && !words.isEmpty
    },
  ]

  private static func decimal(
    _ name: String, _ value: @escaping @Sendable (NumberEditor.Options) -> ExactDecimal?,
    set: @escaping @Sendable (ExactDecimal, inout NumberEditor.Options) -> Void
  ) -> Self {
    Self(name: name, text: { value($0)?.description }) {
      guard let decimal = ExactDecimal($0) else { return false }
      set(decimal, &$1)
      return true
    }
  }

  private static func count(
    _ name: String, _ value: @escaping @Sendable (NumberEditor.Options) -> Int?,
    set: @escaping @Sendable (Int, inout NumberEditor.Options) -> Void
  ) -> Self {
    Self(name: name, text: { value($0).map { "\($0)" } }) {
      guard let count = OptionReader.count($0) else { return false }
      set(count, &$1)
      return true
    }
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
