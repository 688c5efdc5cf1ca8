// Prints the rows of all options and their words, for Scripts/Generate/options.py.

import Foundation

struct Row: Encodable {
  let name, kind: String
  let choices: [String]
  /// The type of the property and its default, as code.
  let type, standard: String

  init(_ row: OptionRow, of options: Any) {
    (name, kind, choices) = (row.name, "\(row.kind)", row.names)
    let mirror = Mirror(reflecting: options)
    let value = mirror.descendant(row.name) ?? mirror.descendant("options", row.name)
    type = value.map { Self.name(of: Swift.type(of: $0)) } ?? ""
    standard = value.map(code) ?? ""
  }

  /// Returns the name of a type without its module: `NumberFormat.SignDisplay`.
  private static func name(of type: Any.Type) -> String {
    String(reflecting: type).replacing(/Swift\.Optional<(.*)>/) { $0.output.1 }
      .replacing(/\b(Options|Swift)\.(?=[A-Z])/, with: "", maxReplacements: 1)
  }
}

/// Returns the code of a default: `nil`, `.flag`, `[]`.
func code(_ value: Any) -> String {
  switch value {
  case is Bool, is Int: "\(value)"
  case is [Any]: "[]"
  default:
    switch Mirror(reflecting: value).displayStyle {
    case .optional: "nil"
    case .enum: ".\(value)"
    default: "\(Swift.type(of: value))()".replacing(/<.*?>/, with: "")
    }
  }
}

struct Output: Encodable {
  let editor = NumberEditor.Options.rows.map { Row($0, of: NumberEditor.Options()) }
  let style = StyleRows.rows.map { Row($0, of: StyleRows()) }
  let editorWords = OptionWords.editor
  let styleWords = OptionWords.style
  /// The guide has two properties that are no rows.
  let standards = ["range": "ValueBounds()", "valueLimits": "Limits()"]
}

let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
print(String(decoding: try encoder.encode(Output()), as: UTF8.self))
