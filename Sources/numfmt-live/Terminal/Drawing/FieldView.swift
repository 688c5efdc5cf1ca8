/// Which part of a field is seen when the whole does not fit.
struct FieldView: Hashable, Sendable {
  /// Indices of the cells that are shown.
  let visible: Range<Int>
  /// Columns in front of the caret, a mark of hidden text included.
  let caretColumn: Int
  let hidesStart: Bool
  let hidesEnd: Bool

  /// Marks of hidden text take two columns, which a window this small cannot spare.
  private static let smallestRoomForMarks = 5

  /// - Parameters:
  ///   - widths: Columns of each cell.
  ///   - caret: The cell that the caret stands in front of; at the end, their count.
  ///   - room: Columns for the field and the caret behind it, at least 1.
  ///   - scroll: The first cell that was shown before; kept if the caret is then in sight.
  init(widths: [Int], caret: Int, room: Int, scroll: Int) {
    var columns = [0]
    for width in widths { columns.append(columns[columns.count - 1] + width) }
    // The caret behind the text takes a column too.
    let total = columns[widths.count] + 1
    let mark = room >= Self.smallestRoomForMarks ? 1 : 0

    /// Columns left for text and caret when cell `start` is the first.
    func textRoom(_ start: Int) -> Int { room - (start > 0 ? mark : 0) }
    func reachesEnd(_ start: Int) -> Bool { total - columns[start] <= textRoom(start) }
    func shows(_ start: Int) -> Bool {
      columns[caret] - columns[start] < textRoom(start) - (reachesEnd(start) ? 0 : mark)
    }

    var start = min(scroll, caret)
    while start < caret, !shows(start) { start += 1 }
    // No blank at the end while text is hidden at the start.
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
