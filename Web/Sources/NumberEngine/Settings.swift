internal import LiveNumberCore

/// The options of a format or a field, by the names that JavaScript gives them.
struct Settings {
  private(set) var pairs: [(name: String, value: String)]

  /// Creates the options from the first bytes of the input.
  init(count: Int32) { pairs = Input.pairs(count) }

  /// Removes an option and returns its value.
  mutating func take(_ name: StaticString) -> String? {
    let name = name.description
    for index in pairs.indices where pairs[index].name.hasSameBytes(as: name) {
      return pairs.remove(at: index).value
    }
    return nil
  }

  /// Throws an error if there are options that nothing has taken.
  func finish() throws(SettingError) {
    if let (name, value) = pairs.first {
      throw SettingError(name, value, SettingError.unknown)
    }
  }

  // MARK: - Values

  mutating func number(_ name: StaticString) throws(SettingError) -> Int? {
    guard let text = take(name) else { return nil }
    guard let number = OptionReader.count(text) else {
      throw SettingError(name.description, text, SettingError.notACount)
    }
    return number
  }

  /// Returns the index of an option's value among some names, or `nil` if the option isn't set.
  ///
  /// The names have spaces between them: an array would be a larger module, and so would one of the
  /// values in their order.
  ///
  /// - Throws: `SettingError` if the value is none of the names.
  mutating func index(
    _ name: StaticString, _ names: StaticString
  ) throws(SettingError) -> Int? {
    guard let text = take(name) else { return nil }
    let names = names.description
    if let index = OptionReader.index(of: text, in: names) { return index }
    throw SettingError(name.description, text, SettingError.notAChoice + names)
  }
}

/// An error in the options, for people.
struct SettingError: Error {
  let description: String

  init(_ description: String) { self.description = description }

  init(_ name: String, _ value: String, _ problem: String) {
    description = name + " \"" + value + "\": " + problem
  }

  static var unknown: String { "no such option" }
  static var notACount: String { "it isn't a whole number" }
  static var notADecimal: String { "it isn't a decimal number; write it like -1234.5" }
  static var notAChoice: String { "it isn't one of " }
}
