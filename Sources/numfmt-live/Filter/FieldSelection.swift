import ArgumentParser

/// The value of `--field`: numbers of fields, names in the header, or the fields that the input
/// shows to be numbers.
enum FieldSelection: Equatable, Sendable {
  case automatic
  /// A list in the syntax of ``FieldList``.
  case numbers(String)
  case names([String])

  /// The text before a name that is taken as it is, such as `name=2019`.
  private static let namePrefix = "name="

  /// Creates a selection from a text, which is `auto`, a list of numbers, or else names.
  ///
  /// Commas are between the names, and quotation marks as in CSV. After `name=` comes one name,
  /// with any characters.
  init(_ text: String) throws(UsageError) {
    if text == "auto" {
      self = .automatic
    } else if text.hasPrefix(Self.namePrefix) {
      try self.init(checked: [String(text.dropFirst(Self.namePrefix.count))])
    } else if Self.isList(text) {
      _ = try FieldList(text)
      self = .numbers(text)
    } else {
      try self.init(names: text)
    }
  }

  /// Creates a selection from names with commas between them, as they are: `2` is a name, too.
  init(names list: String) throws(UsageError) {
    var list = list
    let names = list.withUTF8 { text in
      FieldCutter(text, .csv(.comma)).map { $0.content(in: text) }
    }
    try self.init(checked: names)
  }

  private init(checked names: [String]) throws(UsageError) {
    guard !names.contains("") else {
      throw UsageError("a name is empty; write names such as amount,balance")
    }
    self = .names(names)
  }

  /// Creates what all values together select, or `nil` if there are none.
  init?(_ values: [FieldSelection]) throws(UsageError) {
    guard var all = values.first else { return nil }
    for value in values.dropFirst() {
      switch (all, value) {
      case (.automatic, .automatic): break
      case (.numbers(let list), .numbers(let other)): all = .numbers("\(list),\(other)")
      case (.names(let list), .names(let other)): all = .names(list + other)
      default: throw UsageError("--field takes numbers, names, or auto; write one kind of them")
      }
    }
    self = all
  }

  /// Returns the shortest values that select fields with some names.
  static func values(for names: [String]) -> [String] {
    let listed = names.filter { name in
      name != "auto" && !name.hasPrefix(namePrefix) && !isList(name)
        && !name.contains { $0 == "," || $0 == "\"" }
    }
    return (listed.isEmpty ? [] : [listed.joined(separator: ",")])
      + names.filter { !listed.contains($0) }.map { namePrefix + $0 }
  }

  /// Returns whether a text has only the characters of a list of numbers.
  private static func isList(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0.isDigit || "-, \t".utf8.contains($0) }
  }
}
