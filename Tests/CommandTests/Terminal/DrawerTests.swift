import Testing

@testable import TerminalUI
@testable import numfmt_live

@Suite("Drawing a row")
struct DrawerTests {
  private static let colored = Pen(usesColor: true, usesSequences: true)
  private static let plain = Pen(usesColor: false, usesSequences: true)
  private static let dumb = Pen(usesColor: false, usesSequences: false)

  private static let row = Row(
    prompt: "> ", text: "1,234", caret: 4, selection: 2..<4, notes: ["invalid"], textTone: .plain,
    noteTone: .bad)

  @Test func withColorAWordInRedTheSelectionReversed() {
    var drawer = Drawer(pen: Self.colored)
    #expect(
      drawer.draw(Picture(rows: [Self.row]), columns: 40)
        == "\r> 1,\u{1B}[7m23\u{1B}[m4  \u{1B}[31minvalid\u{1B}[m\u{1B}[K\r\u{1B}[6C")
  }

  @Test func withoutColorTheSelectionIsVisible() {
    var drawer = Drawer(pen: Self.plain)
    #expect(
      drawer.draw(Picture(rows: [Self.row]), columns: 40)
        == "\r> 1,\u{1B}[7m23\u{1B}[m4  invalid\u{1B}[K\r\u{1B}[6C")
  }

  @Test func withoutControlSequencesSpacesCoverTheOldText() {
    var drawer = Drawer(pen: Self.dumb)
    #expect(drawer.draw(Picture(rows: [Self.row]), columns: 40) == "\r> 1,234  invalid\r> 1,23")
    let shorter = Row(prompt: "> ", text: "1", caret: 1)
    #expect(drawer.draw(Picture(rows: [shorter]), columns: 40) == "\r> 1             \r> 1")
    #expect(drawer.erase() == "\r    \r")
  }

  @Test func erasedWithoutATrace() {
    var drawer = Drawer(pen: Self.colored)
    _ = drawer.draw(Picture(rows: [Self.row]), columns: 40)
    #expect(drawer.erase() == "\r\u{1B}[K")
  }

  @Test func whatStaysIsPromptAndTextWhole() {
    var drawer = Drawer(pen: Self.colored)
    _ = drawer.draw(Picture(rows: [Self.row]), columns: 40)
    #expect(drawer.leave([Self.row]) == "\r\u{1B}[K\r> 1,234\u{1B}[K\r\n")
  }

  @Test func allLinesOfARowThatANarrowerWindowSplitAreErased() {
    // 57 columns, the insertion point in the 46th.
    let row = Row(text: String(repeating: "1", count: 50), caret: 45, notes: ["valid"])
    var drawer = Drawer(pen: Self.colored)
    _ = drawer.draw(Picture(rows: [row]), columns: 80)
    var other = drawer
    let clear = "\r\u{1B}[K"
    func erased(above: Int, below: Int) -> String {
      let down = String(repeating: "\u{1B}[B\(clear)", count: below)
      return clear + String(repeating: "\u{1B}[A\(clear)", count: above) + "\u{1B}7\(down)\u{1B}8"
    }
    // Up to the first line of four, and down from there, which clears some lines again.
    #expect(drawer.eraseAfterResize(columns: 15, reflows: true) == erased(above: 3, below: 3))
    _ = drawer.draw(Picture(rows: [row]), columns: 80)
    #expect(drawer.eraseAfterResize(columns: 20, reflows: true) == erased(above: 2, below: 2))
    _ = drawer.draw(Picture(rows: [row]), columns: 80)
    #expect(drawer.eraseAfterResize(columns: 50, reflows: true) == erased(above: 0, below: 1))
    #expect(other.eraseAfterResize(columns: 20, reflows: false) == "\r\u{1B}[K")
    _ = other.draw(Picture(rows: [row]), columns: 80)
    #expect(other.eraseAfterResize(columns: 60, reflows: true) == "\r\u{1B}[K")
  }
}
