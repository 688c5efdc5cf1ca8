/// A part of a line with a marked range, for error messages.
///
///     1.234.56
///           ^^
struct Excerpt: Hashable, Sendable {
  /// The text around the range.
  let text: String
  let marks: String
  /// The terminal column where the range begins in the whole line, counted from 1.
  let column: Int

  /// The maximum number of columns in an excerpt.
  static let width = 76
  /// The number of columns before a range that's far from the start of the line.
  private static let lead = 30
  /// The number of bytes around the range to look at, enough to fill the width of an excerpt.
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

  /// Returns the first scalar boundary at or after an offset.
  private static func scalarStart(in line: UnsafeBufferPointer<UInt8>, from place: Int) -> Int {
    guard place > 0 else { return 0 }
    var start = place
    while start < line.count, UTF8.isContinuation(line[start]) { start += 1 }
    return start
  }

  /// Returns the number of columns as ``Cell`` shows the text, with a replacement character for
  /// each control character.
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
