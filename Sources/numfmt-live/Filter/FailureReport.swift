/// What is said about a text that did not convert.
struct FailureReport {
  /// What the input is made of, in words: `line`, `record` or `argument`.
  var unit: String
  /// Whether the text stays in the output as it was and the exit code does not tell.
  var isWarning: Bool
  /// Whose form of numbers was expected, in parentheses.
  var expectation: String
  var pen: Pen

  func text(
    _ failure: ConversionFailure, number: Int, field: Int?,
    in line: UnsafeBufferPointer<UInt8>
  ) -> String {
    let head = pen.write(isWarning ? "warning:" : "error:", isWarning ? .waiting : .bad)
    let excerpt = Excerpt(of: line, at: failure.range)
    var place = "\(unit) \(number), "
    if let field { place += "field \(field), " }
    let message = InvisibleScalar.spelled(failure.message)
    let isLineEnd = failure.range.lowerBound == line.count - 1 && line.last == UInt8(ascii: "\r")
    let hint = isLineEnd ? "; lines that end in CR LF are to be converted first" : ""
    let text = "\(head) \(place)column \(excerpt.column): \(message)\(hint)\(expectation)"
    return line.isEmpty ? text : "\(text)\n  \(excerpt.text)\n  \(excerpt.marks)"
  }

  /// About something that is not worth showing.
  func text(_ failure: ConversionFailure, number: Int) -> String {
    let head = pen.write(isWarning ? "warning:" : "error:", isWarning ? .waiting : .bad)
    return "\(head) \(unit) \(number): \(failure.message)"
  }
}
