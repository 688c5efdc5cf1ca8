/// A value that can be written as JSON.
package protocol JSONValue: Sendable {
  /// The value as JSON on one line.
  var json: String { get }
}

extension Int: JSONValue {
  package var json: String { description }
}

extension Bool: JSONValue {
  package var json: String { description }
}

extension Array: JSONValue where Element: JSONValue {
  package var json: String { "[" + map(\.json).joined(separator: ", ") + "]" }
}

extension String: JSONValue {
  /// The text in quotation marks, with escapes for invisible characters.
  package var json: String {
    guard unicodeScalars.contains(where: String.isEscaped) else { return "\"\(self)\"" }
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if InvisibleScalar.contains(scalar) {
          for unit in UTF16.encode(scalar) ?? .init() {
            result += "\\u" + InvisibleScalar.hexadecimal(UInt32(unit))
          }
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  private static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || InvisibleScalar.contains(scalar)
  }
}

/// A JSON object, whose members keep their order.
package struct JSONObject: JSONValue, ExpressibleByDictionaryLiteral {
  private let members: [(key: String, value: (any JSONValue)?)]

  package init(_ members: [(key: String, value: (any JSONValue)?)]) {
    self.members = members
  }

  package init(dictionaryLiteral members: (String, (any JSONValue)?)...) {
    self.init(members.map { ($0, $1) })
  }

  package static func + (left: JSONObject, right: JSONObject) -> JSONObject {
    JSONObject(left.members + right.members)
  }

  /// The object, with `null` for a value that is `nil`.
  package var json: String {
    "{" + members.map { "\($0.json): \($1?.json ?? "null")" }.joined(separator: ", ") + "}"
  }
}
