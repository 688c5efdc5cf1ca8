import TestSupport
import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("A row in a window")
struct RowLayoutTests {
  /// Returns the row as a line, with the insertion point as `|`.
  private static func line(_ row: Row, columns: Int, scroll: Int = 0) -> String {
    let layout = RowLayout(row, columns: columns, scroll: scroll)
    var cells = Cell.cells(of: layout.pieces.map(\.text).joined()).map(\.text)
    var column = 0
    var place = cells.count
    for (index, text) in cells.enumerated() {
      if column >= layout.caretColumn {
        place = index
        break
      }
      column += DisplayWidth.of(text)
    }
    cells.insert("|", at: place)
    // At the end, there's a space under the insertion point.
    if cells.suffix(2) == ["|", " "] { cells.removeLast() }
    return cells.joined()
  }

  private static let amount = Row(
    prompt: "Amount: ", text: "1.234.567,89", caret: 12, notes: ["valid"], noteTone: .good)

  @Test(
    arguments: [
      (80, "Amount: 1.234.567,89|  valid"),
      (28, "Amount: 1.234.567,89|  valid"),
      // The note disappears first, then the prompt, then the start of the number.
      (27, "Amount: 1.234.567,89|"),
      (22, "Amount: 1.234.567,89|"),
      (21, "Amount: <234.567,89|"),
      (16, "Amo<234.567,89|"),
      (10, "<.567,89|"),
      (6, "<,89|"),
      (4, "89|"),
      (2, "|"),
      (1, "|"),
    ])
  func goldenLinesFromWideToTiny(columns: Int, line: String) {
    #expect(Self.line(Self.amount, columns: columns) == line)
  }

  /// A question is visible in every window that has two columns, whatever the prompt and the field
  /// need.
  @Test(
    arguments: [
      (60, "Amount: 1.234.567,89|  Enter again"), (30, "Amou<234.567,89|  Enter again"),
      (16, "<67,89|  again?"), (10, "<7,89|  ?"), (6, "9|  ?"), (4, "| ?"), (3, "|?"),
    ])
  func aQuestionIsAlwaysVisible(columns: Int, line: String) {
    var row = Self.amount
    row.notes = ["Enter again", "again?", "?"]
    row.asksUser = true
    #expect(Self.line(row, columns: columns) == line)
  }

  @Test func aLongFieldLeavesRoomForTheShortestNoteInAWideWindow() {
    let row = Row(
      text: String(repeating: "1234567890", count: 9), caret: 90,
      notes: ["too large for this", "invalid"])
    let layout = RowLayout(row, columns: 80, scroll: 0)
    #expect(layout.pieces.map(\.text).joined().hasSuffix("90  invalid"))
    #expect(layout.width == 78)
    #expect(layout.caretColumn == 69)
  }

  @Test func theLongestNoteThatFitsIsShown() {
    var row = Row(text: "5", caret: 1, notes: ["must be at least 18", "invalid"])
    #expect(Self.line(row, columns: 40) == "5|  must be at least 18")
    #expect(Self.line(row, columns: 15) == "5|  invalid")
    #expect(Self.line(row, columns: 9) == "5|")
    row.notes = []
    #expect(Self.line(row, columns: 40) == "5|")
  }

  @Test func anEmptyTextShowsThePlaceholderAfterTheInsertionPoint() {
    let row = Row(prompt: "> ", text: "", caret: 0, placeholder: "0,00", notes: ["empty"])
    #expect(Self.line(row, columns: 40) == "> |0,00  empty")
    #expect(RowLayout(row, columns: 40, scroll: 0).pieces[1] == .init(text: "0,00", tone: .faint))
    #expect(Self.line(row, columns: 5) == "> |0,")
  }

  @Test func aSelectionIsOnePieceIncludingItsMarks() {
    let row = Row(text: "1\u{61C}23", caret: 3, selection: 0..<3)
    let layout = RowLayout(row, columns: 40, scroll: 0)
    #expect(
      layout.pieces == [
        .init(text: "1\u{61C}2", tone: .selected), .init(text: "3", tone: .plain),
      ])
    #expect(layout.caretColumn == 2)
  }

  @Test func wideCharactersCountTwoColumnsAndAreNeverCut() {
    let row = Row(prompt: "金額: ", text: "１２３４５６", caret: 6)
    #expect(RowLayout(row, columns: 40, scroll: 0).caretColumn == 18)
    #expect(Self.line(row, columns: 8) == "<５６|")
  }

  @Test func theTextDoesNotMoveWhileTheInsertionPointStaysVisible() {
    var row = Row(text: "123456789012345", caret: 15)
    var scroll = RowLayout(row, columns: 10, scroll: 0).scroll
    #expect(Self.line(row, columns: 10, scroll: scroll) == "<9012345|")
    row.caret = 12
    #expect(Self.line(row, columns: 10, scroll: scroll) == "<9012|345")
    row.caret = 6
    #expect(Self.line(row, columns: 10, scroll: scroll) == "<|7890123>")
    scroll = RowLayout(row, columns: 10, scroll: scroll).scroll
    row.caret = 0
    #expect(Self.line(row, columns: 10, scroll: scroll) == "|12345678>")
  }

  @Test func noRowIsWiderThanTheWindowWithoutItsLastColumn() {
    var random = SeededGenerator(seed: 11)
    let scalars = Array("1234567890.,-円é\u{200F}\u{301}".unicodeScalars)
    var wrong: [String] = []
    for _ in 0..<20_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text.append(scalars.randomElement(using: &random) ?? "0")
      }
      let caret = Int.random(in: 0...text.count, using: &random)
      let other = Int.random(in: 0...text.count, using: &random)
      let row = Row(
        prompt: String("Prompt: ".prefix(Int.random(in: 0...8, using: &random))),
        text: String(text), caret: caret, selection: min(caret, other)..<max(caret, other),
        placeholder: "placeholder", notes: ["a long explanation", "short"])
      let columns = Int.random(in: 1...60, using: &random)
      let layout = RowLayout(row, columns: columns, scroll: Int.random(in: 0...9, using: &random))
      let width = layout.pieces.reduce(0) { $0 + DisplayWidth.of($1.text) }
      if width != layout.width || width > max(1, columns - 1) || layout.caretColumn >= columns {
        wrong.append("\(row) in \(columns): \(layout)")
      }
    }
    #expect(wrong.prefix(10).isEmpty, "\(wrong.prefix(10).joined(separator: "\n"))")
  }
}
