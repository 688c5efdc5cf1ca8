/// The words for a layout of fields.
extension FieldLayout {
  /// The name of what separates the fields, in messages.
  var name: String {
    switch self {
    case .spaces: "spaces"
    case .delimited(let delimiter), .csv(let delimiter):
      delimiter.character == "\t" ? "tab" : "\"\(delimiter.character)\""
    }
  }

  /// The options of a command that reads fields with this layout.
  var options: [String] {
    switch self {
    case .spaces: []
    case .delimited(let delimiter): delimiter.options
    case .csv(let delimiter): ["--csv"] + delimiter.options
    }
  }
}

extension FieldDelimiter {
  /// The option that names the delimiter.
  var options: [String] { ["-d", character == "\t" ? #"\t"# : String(character)] }
}
