import Foundation
import Testing

extension FormInTerminalTests {
  // MARK: - The window

  @Test func in20ColumnsAnd5RowsEveryFieldCanBeReachedAndFilledIn() throws {
    let window = try Self.window("fr", columns: 20, rows: 5)
    try window.wait(forLine: "> Age  18| years")
    #expect(try window.screen().lines.last == "  1/7  fr  F1 keys")
    try window.type("25")
    try window.press("Tab", "Tab")
    try window.type("82,2")
    try window.wait(for: "82,2 %") { $0.line.hasPrefix("> %    82,2") }
    try window.press("Tab", "Tab", "Tab")
    try window.wait(for: "the mail") { $0.line.hasPrefix("> Mail ") && $0.column == 7 }
    try window.type("a.long.name@example.org", shows: "> Mail <xample.org|")
    try window.press("Tab")
    try window.press("Tab", "BTab")
    try window.wait(for: "the message") {
      $0.line.hasPrefix("> Note ") && $0.lines.contains("  Cannot be empty.")
    }
    try window.type("yes", shows: "> Note yes|")
    #expect(try window.screen().lines.count <= 5)
    try window.press("Enter")
    try window.wait(for: "the exit code") { $0.lines.last?.hasSuffix("0") == true }
  }

  /// The form follows the size of its window, and leaves no broken lines.
  @Test func resizing() throws {
    let window = try Self.window("en", rows: 20)
    let wide =
      "  en  Tab next  Enter submit  Ctrl-G locale  Ctrl-R temperatures  Esc leave  F1 keys"
    let medium = "  en  Tab  Enter submit  ^G locale  Esc leave  F1 keys"
    /// The whole form is at the end of the screen.
    func expect(_ first: String, _ footer: String) throws {
      try window.wait(for: first) { $0.lines.suffix(8).first == first && $0.lines.last == footer }
    }
    /// The screen shows only the form, including the history.
    func expectNothingElse() throws {
      let lines = try window.screen(withHistory: true).lines
      #expect(lines.drop { $0.isEmpty }.count == 8, "\(lines)")
    }
    try expect("> Age               18 years", wide)
    try window.resize(columns: 60, rows: 20)
    try expect("> Age               18 years", medium)
    try expectNothingElse()
    try window.resize(columns: 90, rows: 20)
    try expect("> Age               18 years", wide)
    // With the cursor further down, the lines above it have to be erased too.
    try window.press("Tab", "Tab", "5", "Tab", "Tab", shows: "> High temperature  20|°C")
    try window.resize(columns: 60, rows: 20)
    try expect("  Age               18 years", medium)
    try expectNothingElse()
    try window.resize(columns: 90, rows: 20)
    try expect("  Age               18 years", wide)
    try expectNothingElse()
    try window.resize(columns: 24, rows: 20)
    try expect("  Age      18 years", "  en  F1 keys")
    try window.resize(columns: 12, rows: 20)
    try window.wait(for: "the high temperature") {
      $0.line == "20°C" && $0.lines.last == "  en  F1"
    }
    try window.resize(columns: 90, rows: 20)
    try expect("  Age               18 years", wide)
    try window.wait(forLine: "> High temperature  20|°C")
    try expectNothingElse()
    // What was above the form is there again.
    try window.press("Escape")
    try window.wait(for: "the screen as before") { $0.lines == ["1", "2", "[] 1"] }
    #expect(try window.screen(withHistory: true).lines == ["1", "2", "[] 1"])
  }

  @Test(arguments: [1, 2]) func twoRowsAndOneAreEnough(rows: Int) throws {
    let window = try Self.window("en", columns: 30, rows: rows)
    try window.wait(forLine: "> Age            18| years")
    try window.press("Tab", "Tab", "Tab", shows: "> Low            10|°C")
    try window.press("BTab", "BTab", "BTab", shows: "> Age            18| years")
    try window.press("Escape")
    try window.wait(for: "the exit code") { _ in
      try window.screen(withHistory: true).lines.contains("[] 1")
    }
  }

  // MARK: - Ways out

  /// Keys that leave without values erase the form.
  @Test(arguments: [("Escape", 1), ("C-c", 130), ("C-\\", 131)])
  func leaving(key: String, status: Int) throws {
    let window = try Self.window("en")
    try window.press("Enter")
    try window.wait(forText: "                    Cannot be empty.")
    try window.press(key)
    try window.wait(for: "the exit code") { $0.lines.last?.hasSuffix("[] \(status)") == true }
    let lines = try window.screen().lines
    #expect(lines[..<2] == ["1", "2"])
    #expect(!lines.contains { $0.contains("Age") || $0.contains("Cannot") })
  }

  @Test func aTerminalWithoutCursorMovementIsAnError() throws {
    let window = try TmuxWindow(
      "TERM=dumb TerminalForm en 2> $FOLDER/out; echo \"exit $?\"; exec cat")
    try window.wait(forText: "exit 69")
    let output = try String(contentsOf: window.folder.appending(path: "out"), encoding: .utf8)
    #expect(output.hasPrefix("error: the form needs a terminal"), "\(output)")
  }
}
