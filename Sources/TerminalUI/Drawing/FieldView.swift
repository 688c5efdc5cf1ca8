/// The visible part of a field that doesn't fit.
struct FieldView: Hashable, Sendable {
  /// The indices of the visible cells.
  let visible: Range<Int>
  /// The number of columns before the insertion point, including the mark of hidden text.
  let caretColumn: Int
  let hidesStart: Bool
  let hidesEnd: Bool

  /// The minimum width for marks of hidden text.
  private static let smallestRoomForMarks = 5

  /// - Parameters:
  ///   - widths: Columns of each cell.
  ///   - caret: The cell that the caret stands in front of; at the end, their count.
  ///   - room: Columns for the field and the caret behind it, at least 1.
  ///   - scroll: The first cell that was shown before; kept if the caret is then in sight.
  init(widths: [Int], caret: Int, room: Int, scroll: Int) {
    var columns = [0]
    for width in widths { columns.append(columns[columns.count - 1] + width) }
    // The insertion point after the text takes a column.
    let total = columns[widths.count] + 1
    let mark = room >= Self.smallestRoomForMarks ? 1 : 0

    /// Returns the number of columns for text and insertion point if `start` is the first cell.
    func textRoom(_ start: Int) -> Int { room - (start > 0 ? mark : 0) }
    func reachesEnd(_ start: Int) -> Bool { total - columns[start] <= textRoom(start) }
    func shows(_ start: Int) -> Bool {
      columns[caret] - columns[start] < textRoom(start) - (reachesEnd(start) ? 0 : mark)
    }

    var start = min(scroll, caret)
    while start < caret, !shows(start) { start += 1 }
    // Don't leave space at the end while text is hidden at the start.
    while start > 0, reachesEnd(start - 1) { start -= 1 }

    var end = widths.count
    if !reachesEnd(start) {
      let limit = columns[start] + textRoom(start) - mark
      while end > start, columns[end] > limit { end -= 1 }
    }
    visible = start..<end
    hidesStart = start > 0 && mark > 0
    hidesEnd = end < widths.count && mark > 0
    caretColumn = columns[caret] - columns[start] + (hidesStart ? 1 : 0)
  }
}
