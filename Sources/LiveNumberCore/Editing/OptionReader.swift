/// A visitor of rows that describes them, or sets the option of one of them to the value of a text.
package struct OptionReader {
  /// The name of the option to set, or `nil` to set none.
  private let name: String?
  let text: String
  /// Whether the option has been set.
  package private(set) var isRead = false
  /// The kind of the option to set, or `nil` if there is no such option.
  package private(set) var kind: OptionRow.Kind?
  /// The names of its values if it's a flag or a choice, with spaces between them.
  package private(set) var choices = ""
  /// The first count that is out of range.
  private(set) var outOfRange: (name: String, count: Int, least: Int)?
  var list = OptionList()

  init() {
    name = nil
    text = ""
  }

  package init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }

  // MARK: - Kinds of options

  mutating func count(
    _ name: String, _ value: inout Int?, from least: Int,
    to most: Int = ExactDecimal.maximumDigitCount
  ) {
    check(name, value, from: least, to: most)
    list.addText(value.map { "\($0)" })
    if visit(name, .count, least: least, most: most) { set(&value, OptionReader.count(text)) }
  }

  mutating func count(
    _ name: String, _ value: inout Int, from least: Int,
    to most: Int = ExactDecimal.maximumDigitCount
  ) {
    var count: Int? = value
    self.count(name, &count, from: least, to: most)
    value = count ?? value
  }

  mutating func decimal(_ name: String, _ value: inout ExactDecimal?) {
    list.addText(value?.description)
    if visit(name, .decimal) { set(&value, ExactDecimal(text)) }
  }

  mutating func flag(_ name: String, _ value: inout Bool) {
    list.addText("\(value)")
    if let index = index(name, .flag, "false true") {
      value = index == 1
    }
  }

  /// Reads the name of a choice, or one that it had earlier: the first of those was the first
  /// choice, and the others are the second.
  mutating func choice<Choice: CaseIterable & Equatable>(
    _ name: String, _ names: String, _ value: inout Choice, formerly: String = ""
  ) where Choice.AllCases == [Choice] {
    list.addText(
      zip(Choice.allCases, names.split(separator: " ")).first { $0.0 == value }.map {
        String($0.1)
      })
    if let index = index(name, .choice, names, formerly: formerly) {
      value = Choice.allCases[index]
    }
  }

  mutating func set<Members: OptionSet>(
    _ name: String, _ names: String, _ value: inout Members
  ) where Members.RawValue == UInt8 {
    let bits = value.rawValue
    list.addText(
      names.split(separator: " ").enumerated().filter { bits & 1 << $0.offset != 0 }
        .map { String($0.element) }.joined(separator: " "))
    guard visit(name, .set, choices: names) else { return }
    var members: UInt8 = 0
    for word in text.unicodeScalars.split(separator: " ") {
      guard let index = names.position(ofWord: Array(word)[...]) else { return }
      members |= 1 << index
    }
    isRead = true
    value = Members(rawValue: members)
  }

  mutating func characters(_ name: String, _ value: inout [Unicode.Scalar]) {
    list.addText(String(scalars: value))
    guard visit(name, .characters) else { return }
    value = Array(text.unicodeScalars)
    isRead = true
  }

  // MARK: - Texts

  /// Returns the count that a text of digits stands for, or `nil` if the text is anything else.
  ///
  /// `Int(_:)` would be four times as much code in a module for browsers. A count out of every
  /// range stays out of range, whatever digits follow.
  package static func count(_ text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte else { return nil }
      if count <= ExactDecimal.maximumDigitCount { count = count * 10 + Int(byte & 0x0F) }
    }
    return text.utf8.isEmpty ? nil : count
  }

  /// Returns the index of a text among names with spaces between them.
  package static func index(of text: String, in names: String) -> Int? {
    names.position(ofWord: Array(text.unicodeScalars)[...])
  }

  // MARK: - Steps

  mutating func check(
    _ name: String, _ count: Int?, from least: Int, to most: Int = ExactDecimal.maximumDigitCount
  ) {
    guard let count, outOfRange == nil, !(least...most).contains(count) else { return }
    outOfRange = (name, count, least)
  }

  /// Returns whether an option is the one to set.
  mutating func visit(
    _ name: String, _ kind: OptionRow.Kind, least: Int = 0,
    most: Int = ExactDecimal.maximumDigitCount, choices: String = "", of style: String = ""
  ) -> Bool {
    list.add(
      OptionRow(
        name: name, kind: kind, least: least, most: most, choices: choices, style: style))
    guard self.name?.hasSameBytes(as: name) == true else { return false }
    self.kind = kind
    self.choices = choices
    return true
  }

  mutating func set<Value>(_ value: inout Value?, _ new: Value?) {
    guard let new else { return }
    value = new
    isRead = true
  }

  @inline(never)
  private mutating func index(
    _ name: String, _ kind: OptionRow.Kind, _ choices: String, formerly: String = ""
  ) -> Int? {
    guard visit(name, kind, choices: choices) else { return nil }
    let index =
      OptionReader.index(of: text, in: choices)
      ?? OptionReader.index(of: text, in: formerly).map { min($0, 1) }
    isRead = index != nil
    return index
  }
}

/// The options that a reader has visited, and the text of each that has a value.
///
/// The engine for browsers only sets options.
struct OptionList {
  #if hasFeature(Embedded)
    mutating func add(_ option: @autoclosure () -> OptionRow) {}
    mutating func addText(_ text: @autoclosure () -> String?) {}
  #else
    private(set) var options: [OptionRow] = []
    private(set) var texts: [String?] = []

    mutating func add(_ option: @autoclosure () -> OptionRow) { options.append(option()) }
    mutating func addText(_ text: @autoclosure () -> String?) { texts.append(text()) }
  #endif
}

extension OptionReader {
  mutating func limit(_ name: String, _ value: inout NumberEditor.Options.FractionLimit) {
    if case .upTo(let count) = value { check(name, count, from: 0) }
    list.addText(value.text)
    guard visit(name, .limit) else { return }
    var limit: NumberEditor.Options.FractionLimit?
    set(
      &limit,
      text.hasSameBytes(as: "null") ? .unlimited : OptionReader.count(text).map { .upTo($0) })
    value = limit ?? value
  }
}

extension NumberEditor.Options.FractionLimit {
  fileprivate var text: String? {
    switch self {
    case .automatic: nil
    case .unlimited: "null"
    case .upTo(let count): "\(count)"
    }
  }
}
