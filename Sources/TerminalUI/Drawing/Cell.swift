/// A scalar and its combining marks, which are drawn together.
package struct Cell: Hashable, Sendable {
  package var text: String
  package var width: Int

  /// Returns the cells of a text, and in `offsets` the cell of each scalar offset, including the
  /// end.
  ///
  /// Control characters appear as U+FFFD, since they'd move the cursor, and so do invisible ones
  /// that could disguise a text.
  package static func cells(of text: String, offsets: inout [Int]) -> [Cell] {
    var cells: [Cell] = []
    offsets = []
    for scalar in text.unicodeScalars {
      let shown = shown(scalar)
      let width = DisplayWidth.of(shown)
      // A mark at the very start gets its own cell.
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

  package static func cells(of text: String) -> [Cell] {
    var offsets: [Int] = []
    return cells(of: text, offsets: &offsets)
  }

  /// Returns the scalar that's drawn for a scalar.
  package static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
    case .format where !isHarmless(scalar): "\u{FFFD}"
    default: scalar
    }
  }

  /// Returns whether a format character is visible, or is a joiner or a mark of a direction, which
  /// numbers of some locales have and which affect only their neighbors.
  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C...0x200F, 0x61C: true
    default: !scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}

extension Sequence<Cell> {
  /// The number of columns that the cells take.
  package var width: Int { reduce(0) { $0 + $1.width } }

  package var text: String { map(\.text).joined() }

  /// Returns the number of cells at the beginning that fit into a number of columns.
  package func count(fitting columns: Int) -> Int {
    var width = 0
    return prefix { cell in
      width += cell.width
      return width <= columns
    }.count
  }
}
