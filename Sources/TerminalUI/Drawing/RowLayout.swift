/// A row fitted to the width of a window.
package struct RowLayout: Hashable, Sendable {
  struct Piece: Hashable, Sendable {
    var text: String
    var tone: Tone
  }

  private(set) var pieces: [Piece] = []
  /// The note that fits, or `nil` if none does.
  private(set) package var note: String?
  /// The number of columns that all pieces take.
  private(set) var width = 0
  /// The number of columns before the insertion point.
  private(set) var caretColumn = 0
  /// The first visible cell of the field.
  ///
  /// Pass it to the next layout, so that the text doesn't move while the insertion point stays
  /// visible.
  private(set) var scroll = 0

  /// The minimum width of the field, which takes precedence over the prompt.
  private static let fieldMinimum = 12
  /// The minimum width of a field that asks.
  private static let askingMinimum = 5
  private static let gap = 2
  /// The minimum window width at which a long field leaves room for the shortest note.
  private static let roomyColumns = 40

  package init(_ row: Row, columns: Int, scroll: Int = 0) {
    // The last column stays empty, since terminals wrap differently when it's used.
    let room = max(1, columns - 1)
    var offsets: [Int] = []
    let field = Cell.cells(of: row.text, offsets: &offsets)
    let needed = 1 + field.width

    // A question takes some of the room of the field and the prompt.
    let gap = row.asksUser ? min(Self.gap, max(0, room - 2)) : Self.gap
    let widths = row.notes.map(DisplayWidth.of)
    // Some of the field stays in sight, too.
    func leaves(_ minimum: Int, beside width: Int) -> Bool {
      width + gap + min(needed, minimum) <= room
    }
    let asked =
      widths.dropLast().first { $0 <= room / 2 || leaves(Self.fieldMinimum, beside: $0) }
      ?? widths.first { leaves(Self.askingMinimum, beside: $0) }
    let askedRoom = row.asksUser ? min(gap + (asked ?? widths.last ?? 0), room - 1) : 0
    let promptRoom = max(0, room - min(needed, Self.fieldMinimum) - askedRoom)
    append(Self.clipped(Cell.cells(of: row.prompt), to: promptRoom), .plain)

    var fieldRoom = room - width
    if columns >= Self.roomyColumns, needed > fieldRoom, let shortest = row.notes.last {
      fieldRoom -= min(Self.gap + DisplayWidth.of(shortest), fieldRoom / 2)
    }
    fieldRoom = min(fieldRoom, room - width - askedRoom)
    if field.isEmpty {
      caretColumn = width
      let placeholder = Cell.cells(of: row.placeholder)
      let shown = Self.clipped(placeholder, to: fieldRoom)
      if row.clipsPlaceholder || shown.count == placeholder.count { append(shown, .faint) }
    } else {
      let view = FieldView(
        widths: field.map(\.width), caret: offsets[row.caret], room: max(1, fieldRoom),
        scroll: scroll)
      self.scroll = view.visible.lowerBound
      caretColumn = width + view.caretColumn
      let selected = offsets[row.selection.lowerBound]..<offsets[row.selection.upperBound]
      append(field, view, selected, row.textTone)
    }
    let noteRoom = room - width - gap
    if let note = row.notes.first(where: { !$0.isEmpty && DisplayWidth.of($0) <= noteRoom }) {
      append(Cell.cells(of: String(repeating: " ", count: gap)), .plain)
      append(Cell.cells(of: note), row.noteTone)
      self.note = note
    } else if caretColumn == width {
      // Write a space under the insertion point: terminals disagree about the line of an unwritten
      // column when the window gets narrower.
      append(CollectionOfOne(Cell(text: " ", width: 1)), .plain)
    }
  }

  private mutating func append(_ cells: some Sequence<Cell>, _ tone: Tone) {
    for cell in cells {
      width += cell.width
      if pieces.last?.tone == tone {
        pieces[pieces.count - 1].text += cell.text
      } else {
        pieces.append(Piece(text: cell.text, tone: tone))
      }
    }
  }

  private mutating func append(
    _ field: [Cell], _ view: FieldView, _ selected: Range<Int>, _ tone: Tone
  ) {
    if view.hidesStart { append(CollectionOfOne(Cell(text: "<", width: 1)), .faint) }
    for index in view.visible {
      append(CollectionOfOne(field[index]), selected.contains(index) ? .selected : tone)
    }
    if view.hidesEnd { append(CollectionOfOne(Cell(text: ">", width: 1)), .faint) }
  }

  private static func clipped(_ cells: [Cell], to room: Int) -> ArraySlice<Cell> {
    cells.prefix(cells.count(fitting: room))
  }
}
