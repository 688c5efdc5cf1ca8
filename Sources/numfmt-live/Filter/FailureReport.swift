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

/// A piece of a line with a place in it marked, for messages.
///
///     1.234.56
///           ^^
struct Excerpt: Hashable, Sendable {
  /// The line, or as much of it as is worth showing around the place.
  let text: String
  let marks: String
  /// Of the place in the whole line, in columns of the terminal, from 1.
  let column: Int

  /// Columns that are shown at most.
  static let width = 76
  /// Columns of the line that are shown in front of a place far inside it.
  private static let lead = 30
  /// No text of these many bytes has fewer columns than are shown, marks on marks aside.
  private static let byteLimit = 1024

  init(of line: UnsafeBufferPointer<UInt8>, at range: Range<Int>) {
    let start = min(range.lowerBound, line.count)
    let end = min(max(range.upperBound, start), line.count)
    column = Excerpt.columns(UnsafeBufferPointer(rebasing: line[..<start])) + 1

    var before = Excerpt.cells(
      line, Excerpt.scalarStart(in: line, from: start - Excerpt.byteLimit)..<start)
    let place = Excerpt.cells(line, start..<min(end, start + Excerpt.byteLimit))
    let behind = Excerpt.cells(line, end..<min(end + Excerpt.byteLimit, line.count))
    let isCutInFront = column > Excerpt.width / 2
    if isCutInFront { before = Excerpt.tail(of: before, columns: Excerpt.lead) }
    let head = isCutInFront ? "…" + Excerpt.text(before) : Excerpt.text(before)
    let indent = before.reduce(isCutInFront ? 1 : 0) { $0 + $1.width }

    var rest: [Cell] = []
    var used = indent
    for cell in place + behind {
      guard used + cell.width < Excerpt.width else { break }
      used += cell.width
      rest.append(cell)
    }
    let isCutBehind =
      rest.count < place.count + behind.count || end + Excerpt.byteLimit < line.count
    text = head + Excerpt.text(rest) + (isCutBehind ? "…" : "")
    let marked = rest.prefix(place.count).reduce(0) { $0 + $1.width }
    marks =
      String(repeating: " ", count: indent) + String(repeating: "^", count: max(marked, 1))
  }

  private static func cells(_ line: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Cell] {
    Cell.cells(of: String(decoding: UnsafeBufferPointer(rebasing: line[range]), as: UTF8.self))
  }

  private static func text(_ cells: [Cell]) -> String {
    cells.reduce(into: "") { $0 += $1.text }
  }

  private static func tail(of cells: [Cell], columns: Int) -> [Cell] {
    var first = cells.count
    var width = 0
    while first > 0, width + cells[first - 1].width <= columns {
      first -= 1
      width += cells[first].width
    }
    return Array(cells[first...])
  }

  /// The first place from `place` on where no scalar is cut apart.
  private static func scalarStart(in line: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
    guard place > 0 else { return 0 }
    var start = place
    while start < line.count, UTF8.isContinuation(line[start]) { start += 1 }
    return start
  }

  /// As ``Cell`` shows it: controls take the column of the sign that stands for them.
  private static func columns(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var columns = 0
    while true {
      switch decoder.decode(&iterator) {
      case .emptyInput: return columns
      case .error: columns += 1
      case .scalarValue(let scalar): columns += DisplayWidth.of(Cell.shown(scalar))
      }
    }
  }
}
