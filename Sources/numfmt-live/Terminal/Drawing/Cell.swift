/// One place of a row: a scalar together with the marks on it, which are never drawn apart.
struct Cell: Hashable, Sendable {
  var text: String
  var width: Int

  /// The cells of a text, and in `offsets` the cell of every scalar offset, its end included.
  ///
  /// Control characters, which would move the terminal's cursor, are shown as U+FFFD.
  static func cells(of text: String, offsets: inout [Int]) -> [Cell] {
    var cells: [Cell] = []
    offsets = []
    for scalar in text.unicodeScalars {
      let shown = shown(scalar)
      let width = DisplayWidth.of(shown)
      // A mark of no width at the very start gets a cell of its own.
      if width == 0, !cells.isEmpty {
        cells[cells.count - 1].text.unicodeScalars.append(shown)
        offsets.append(cells.count - 1)
        continue
      }
      offsets.append(cells.count)
      cells.append(Cell(text: String(shown), width: width))
    }
    offsets.append(cells.count)
    return cells
  }

  static func cells(of text: String) -> [Cell] {
    var offsets: [Int] = []
    return cells(of: text, offsets: &offsets)
  }

  /// What stands for a scalar on the screen.
  static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    default: scalar
    }
  }
}
