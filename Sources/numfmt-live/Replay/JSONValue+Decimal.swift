import LiveNumber

extension JSONValue {
  /// A canonical decimal, as a string or as a number.
  func decimal() throws(JSONError) -> ExactDecimal {
    switch content {
    case .string(let text), .number(let text):
      if let value = ExactDecimal(text) { return value }
      throw JSONError(
        at: offset,
        "\(JSONText.quoted(text)) is no canonical decimal; expected one like \"-1234.5\"")
    default:
      throw JSONError(at: offset, "expected a canonical decimal, as a string or a number")
    }
  }
}
