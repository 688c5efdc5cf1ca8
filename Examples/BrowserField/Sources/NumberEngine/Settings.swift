internal import LiveNumberCore

/// The options of a format or a field, by the names that JavaScript gives them.
struct Settings {
  private var pairs: [(name: String, value: String)]

  init(_ pairs: [(name: String, value: String)]) { self.pairs = pairs }

  /// Removes an option and returns its value.
  mutating func take(_ name: String) -> String? {
    guard let index = pairs.firstIndex(where: { $0.name.isSame(as: name) }) else { return nil }
    return pairs.remove(at: index).value
  }

  /// Throws an error if there are options that nothing has taken.
  func finish() throws(SettingError) {
    if let pair = pairs.first { throw SettingError("\(pair.name): there is no such option") }
  }

  // MARK: - Values

  mutating func number(_ name: String) throws(SettingError) -> Int? {
    guard let text = take(name) else { return nil }
    guard let number = Int(text) else {
      throw SettingError("\(name): \"\(text)\" isn't a whole number")
    }
    return number
  }

  mutating func decimal(_ name: String) throws(SettingError) -> ExactDecimal? {
    guard let text = take(name) else { return nil }
    guard let number = ExactDecimal(text) else {
      throw SettingError("\(name): \"\(text)\" isn't a decimal number; write it like -1234.5")
    }
    return number
  }

  mutating func flag(_ name: String, _ flag: inout Bool) throws(SettingError) {
    try choice(name, [("true", true), ("false", false)], &flag)
  }

  /// Reads an option whose values are the cases of an enumeration, by their names in Swift.
  mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ choice: inout Choice
  ) throws(SettingError) {
    try self.choice(name, Choice.allCases.map { ($0.rawValue, $0) }, &choice)
  }

  /// Reads an option whose values have other names here.
  mutating func choice<Choice>(
    _ name: String, _ choices: [(name: String, value: Choice)], _ choice: inout Choice
  ) throws(SettingError) {
    guard let text = take(name) else { return }
    for known in choices where known.name.isSame(as: text) {
      choice = known.value
      return
    }
    let names = choices.reduce("") { $0.isEmpty ? $1.name : $0 + ", " + $1.name }
    throw SettingError("\(name): \"\(text)\" isn't one of \(names)")
  }
}

/// An error in the options, for people.
struct SettingError: Error {
  let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  /// Returns a Boolean value that indicates whether two texts have the same bytes.
  ///
  /// `==` would link the Unicode tables.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
