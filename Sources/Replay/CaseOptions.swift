import LiveNumber

/// The options of a case's field, by their names in the API.
struct CaseOptions: Hashable, Sendable {
  var style = NumberStyle.number
  var numberingSystem: String?
  var editing = NumberEditor.Options()

  enum Key: CodingKey, CaseIterable {
    case style(OptionRow)
    case numberingSystem
    case editor(OptionRow)

    /// A number of digits that both have is the field's.
    static let allCases = {
      let editor = NumberEditor.Options.rows
      let style = StyleRows.rows.filter { row in !editor.contains { $0.name == row.name } }
      return style.map(Key.style) + [.numberingSystem] + editor.map(Key.editor)
    }()

    var stringValue: String {
      switch self {
      case .style(let row), .editor(let row): row.name
      case .numberingSystem: "numberingSystem"
      }
    }

    init?(stringValue name: String) {
      guard let key = Key.allCases.first(where: { $0.stringValue == name }) else { return nil }
      self = key
    }

    var intValue: Int? { nil }
    init?(intValue: Int) { nil }
  }

  init() {}

  init(_ object: CaseValue) throws(CaseError) {
    let members = try object.members("an option", Key.self)
    var rows = StyleRows()
    var written: [(row: OptionRow, value: CaseValue)] = []
    for (key, value) in members {
      switch key {
      case .style(let row):
        _ = rows.read(row.name, try value.text(of: row))
        written.append((row, value))
      case .numberingSystem: numberingSystem = try value.string()
      case .editor(let row): _ = editing.read(row.name, try value.text(of: row))
      }
    }
    if let (option, words) = rows.problem(in: written.map(\.row)) {
      let value = written.first { $0.row.name == option }?.value
      throw value?.error(words) ?? object.error("the option \"\(option)\" \(words)")
    }
    // The format checks the texts and the numbers.
    style = rows.style()
  }
}

extension CaseValue {
  /// Reads a value of an option, and returns it as a text that the option reads.
  fileprivate func text(of row: OptionRow) throws(CaseError) -> String {
    switch row.kind {
    case .limit where isNull: return "null"
    case .count, .limit: return "\(try integer(in: row.range))"
    case .decimal: return try decimal().description
    case .flag: return "\(try boolean())"
    case .choice: return row.names[try choice(of: row.names)]
    case .set:
      var names: [String] = []
      for name in try array() { names.append(row.names[try name.choice(of: row.names)]) }
      return names.joined(separator: " ")
    case .characters:
      var text = ""
      for character in try array() { text.unicodeScalars.append(try character.scalar()) }
      return text
    case .text, .ranges: return try string()
    }
  }

  /// Reads a string of one scalar.
  fileprivate func scalar() throws(CaseError) -> Unicode.Scalar {
    let scalars = try string().unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1 else {
      throw mismatch("one character")
    }
    return scalar
  }
}
