import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    arguments: [
      ("", 0), ("1,234.56", 8), ("1\u{202F}234,5\u{A0}€", 9), ("٩٨٧٬٦٥٤", 7),
      // Directional marks, joiners, variation selectors.
      ("\u{200F}-5", 2), ("\u{61C}\u{200E}5", 1), ("5\u{200B}\u{FEFF}", 1), ("\u{2060}", 0),
      // Combining marks; a soft hyphen is visible.
      ("e\u{301}", 1), ("क्षि", 3), ("\u{AD}", 1), ("\u{20DD}", 0),
      // Wide and full-width.
      ("１２", 4), ("円", 2), ("\u{FFE5}", 2), ("¥", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("\u{1F600}", 2), ("㎏", 2), ("\u{303F}", 1), ("\u{20000}", 2), ("\u{11136}", 1),
      ("｡", 1), ("\u{4DC0}", 1),
    ])
  func columnsOfAText(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test func cellsContainMarksAndShowNoControlCharacters() {
    var offsets: [Int] = []
    let cells = Cell.cells(of: "\u{200F}1\u{61C}\u{301}円\n\u{1B}", offsets: &offsets)
    #expect(cells.map(\.width) == [0, 1, 2, 1, 1])
    #expect(cells.map(\.text) == ["\u{200F}", "1\u{61C}\u{301}", "円", "\u{FFFD}", "\u{FFFD}"])
    #expect(offsets == [0, 1, 1, 1, 2, 3, 4, 5])
  }
}
