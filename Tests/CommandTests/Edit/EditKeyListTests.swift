import Testing

extension EditInTerminalTests {
  // MARK: - The list of keys

  @Test func aQuestionMarkShowsTheKeysBelowTheFieldAndHidesThem() throws {
    let window = try TmuxWindow(edit: "--locale en", columns: 80, rows: 24)
    try window.waitForEmptyField()
    try window.type("12?", shows: "12|  valid")
    try window.wait(for: "the keys in two columns") { screen in
      screen.lines.count == 11 && screen.lines[1].hasPrefix("Enter          accept the number")
        && screen.lines[1].contains("Delete")
    }
    // The list doesn't get in the way.
    try window.type("3", shows: "123|  valid")
    #expect(try window.screen().lines.count == 11)
    try window.type("?")
    try window.wait(for: "the field alone") { $0.lines == ["123  valid"] && $0.column == 3 }
    try window.type("?")
    try window.wait(for: "the keys") { $0.lines.count == 11 }
    try window.press("Enter")
    try window.wait(for: "the number alone") { $0.lines == ["123", "[123] 0"] }
  }

  @Test func theKeysFollowTheSizeOfTheWindowAndLeaveNothingBehind() throws {
    let window = try TmuxWindow(
      "seq 6; x=$(numfmt-live edit --locale en); echo \"[$x] $?\"; exec cat", columns: 80, rows: 24)
    try window.waitForEmptyField()
    try window.type("12?", shows: "12|  valid")
    for (columns, rows, count) in [
      (130, 24, 8), (40, 24, 19), (10, 12, 12), (10, 3, 3), (80, 24, 11),
    ] {
      try window.resize(columns: columns, rows: rows)
      try window.wait(for: "the keys in \(columns) columns") { screen in
        screen.lines.drop { $0.isEmpty }.count <= count && screen.line.hasPrefix("12")
          && screen.row + 1 < screen.lines.count && screen.lines[screen.row + 1].hasPrefix("Enter")
      }
    }
    let above = ["1", "2", "3", "4", "5", "6"]
    try window.type("?")
    try window.wait(for: "the field alone") { $0.lines == above + ["12  valid"] }
    try window.type("?")
    try window.wait(for: "the keys again") { $0.lines.contains { $0.hasPrefix("Enter ") } }
    try window.resize(columns: 30, rows: 10)
    try window.press("Enter")
    try window.wait(for: "the number alone") { $0.lines == above + ["12", "[12] 0"] }
    #expect(try window.screen(withHistory: true).lines == above + ["12", "[12] 0"])
  }

  @Test func withoutControlSequencesTheKeysAreAboveTheField() throws {
    let window = try TmuxWindow("TERM=dumb numfmt-live edit --locale en; exec cat", rows: 24)
    try window.wait(forLine: "|  \(TmuxWindow.keys)")
    try window.type("12?", shows: "12|  valid")
    let lines = try window.screen().lines
    #expect(lines.first == "Enter           accept the number" && lines.count == 20, "\(lines)")
    try window.press("Enter")
    try window.wait(forText: "12")
  }
}
