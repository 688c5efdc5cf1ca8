import TerminalUI

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

  init(of line: Bytes, at range: Range<Int>) {
    let start = min(range.lowerBound, line.count)
    let end = min(max(range.upperBound, start), line.count)
    column = Excerpt.columns(Bytes(rebasing: line[..<start])) + 1

    var before = Excerpt.cells(
      line, Excerpt.scalarStart(in: line, from: start - Excerpt.byteLimit)..<start)
    let place = Excerpt.cells(line, start..<min(end, start + Excerpt.byteLimit))
    let behind = Excerpt.cells(line, end..<min(end + Excerpt.byteLimit, line.count))
    let isCutInFront = column > Excerpt.width / 2
    if isCutInFront { before = before.suffix(before.reversed().count(fitting: Excerpt.lead)) }
    let indent = before.width + (isCutInFront ? 1 : 0)

    let count = (place + behind).count(fitting: Excerpt.width - 1 - indent)
    let rest = (place + behind).prefix(count)
    let isCutBehind =
      count < place.count + behind.count || end + Excerpt.byteLimit < line.count
    text = (isCutInFront ? "…" : "") + before.text + rest.text + (isCutBehind ? "…" : "")
    marks =
      String(repeating: " ", count: indent)
      + String(repeating: "^", count: max(rest.prefix(place.count).width, 1))
  }

  private static func cells(_ line: Bytes, _ range: Range<Int>) -> ArraySlice<Cell> {
    Cell.cells(of: String(decoding: Bytes(rebasing: line[range]), as: UTF8.self))[...]
  }

  /// Returns the first scalar boundary at or after an offset.
  private static func scalarStart(in line: Bytes, from place: Int) -> Int {
    guard place > 0 else { return 0 }
    var start = place
    while start < line.count, UTF8.isContinuation(line[start]) { start += 1 }
    return start
  }

  /// Returns the number of columns as ``Cell`` shows the text, with a replacement character for
  /// each control character.
  private static func columns(_ bytes: Bytes) -> Int {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { columns, scalar in
      columns + DisplayWidth.of(Cell.shown(scalar))
    }
  }
}
