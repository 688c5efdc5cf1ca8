/// A type whose options are rows.
package protocol OptionTable {
  init()

  /// Shows a reader every option with its name and the kind of its value, but not those that only
  /// code can set.
  mutating func visit(_ reader: inout OptionReader)

  /// Shows a reader every option that a file has.
  mutating func visitStored(_ reader: inout OptionReader)
}

extension OptionTable {
  package mutating func visitStored(_ reader: inout OptionReader) { visit(&reader) }

  /// The rows, without those that only code can set.
  package static var rows: [OptionRow] {
    var table = Self()
    var reader = OptionReader()
    table.visit(&reader)
    return reader.list.options
  }

  /// Sets an option to the value of a text.
  ///
  /// - Returns: `false` if there is no such option, or it has no such value.
  package mutating func read(_ name: String, _ text: String) -> Bool {
    var reader = OptionReader(name, text)
    visitStored(&reader)
    return reader.isRead
  }

  // MARK: - Files

  /// The rows that a file has, each with the text of its value, or `nil` if it has none.
  private var stored: [(row: OptionRow, text: String?)] {
    var table = self
    var reader = OptionReader()
    table.visitStored(&reader)
    return Array(zip(reader.list.options, reader.list.texts))
  }

  /// The texts of the options that aren't the defaults.
  var changed: [(row: OptionRow, text: String)] {
    zip(stored, Self().stored).compactMap { option, standard in
      option.text == standard.text ? nil : option.text.map { (option.row, $0) }
    }
  }

  /// Decodes the options of an object; those that are missing have their defaults.
  ///
  /// A value is a text, or a JSON number or Boolean value.
  ///
  /// - Returns: The rows that the object has.
  /// - Throws: `DecodingError` if there is no such option, or if it has no such value.
  mutating func decode(_ decoder: any Decoder) throws -> [OptionRow] {
    let container = try decoder.container(keyedBy: OptionName.self)
    let rows = stored.map(\.row)
    for name in container.allKeys where !rows.contains(where: { $0.name == name.stringValue }) {
      throw DecodingError.dataCorruptedError(
        forKey: name, in: container, debugDescription: "there is no option \"\(name.stringValue)\"")
    }
    return try rows.filter { row in
      let key = OptionName(stringValue: row.name)
      guard container.contains(key) else { return false }
      if try container.decodeNil(forKey: key), row.kind != .limit { return false }
      let value = try container.decode(OptionText.self, forKey: key)
      guard value.isText || row.kind != .text, read(row.name, value.text) else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container,
          debugDescription: "\(row.name): \"\(value.text)\" isn't \(row.expectation)")
      }
      return true
    }
  }
}

extension OptionRow {
  package var names: [String] { choices.split(separator: " ").map(String.init) }

  /// The range of a count.
  package var range: ClosedRange<Int> { least...most }

  /// What a value is, for an error.
  fileprivate var expectation: String {
    switch kind {
    case .count: "an integer from \(range.lowerBound) to \(range.upperBound)"
    case .limit: "an integer from \(range.lowerBound) to \(range.upperBound), or null"
    case .decimal: "a decimal such as -1234.5"
    case .flag: "true or false"
    case .choice: "one of " + names.joined(separator: ", ")
    case .set: "some of " + names.joined(separator: ", ")
    case .characters: "some characters"
    case .text: "a text"
    case .ranges: "ranges such as 1...3 70..."
    }
  }
}

/// The name of any option.
struct OptionName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// The text of an option's value.
private struct OptionText: Decodable {
  let text: String
  /// Whether it's a text, and not a number or a Boolean value.
  let isText: Bool

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      (self.text, isText) = (text, true)
      return
    }
    isText = false
    if container.decodeNil() {
      text = "null"
    } else if let flag = try? container.decode(Bool.self) {
      text = "\(flag)"
    } else {
      text = try container.decode(ExactDecimal.self).description
    }
  }
}
