import Foundation
import Testing

/// The form in a terminal: keys in, screen and cursor out.
@Suite("form in a terminal", .serialized)
struct FormInTerminalTests {
  /// Returns a window that shows the form's output and exit code at the end.
  static func window(
    _ arguments: String, columns: Int = 90, rows: Int = 16, environment: [String: String] = [:]
  ) throws -> TmuxWindow {
    let window = try TmuxWindow(
      "seq 2; x=$(TerminalForm \(arguments)); echo \"[$x] $?\"; exec cat", columns: columns,
      rows: rows, environment: environment)
    // Keys before the form appears are echoed.
    try window.wait(for: "the form") { $0.line.hasPrefix("> Age") }
    return window
  }

  // MARK: - Validation

  @Test func anAddressIsValidatedSomeTimeAfterTheLastKey() throws {
    let window = try Self.window("en")
    try window.press("BTab", "BTab", shows: "> E-mail            |name@example.org")
    try window.type("somebody")
    try window.wait(forText: "                    Not an address.")
    try window.type("@example.org")
    try window.wait(for: "no message") { !$0.lines.contains { $0.contains("Not an address.") } }
    try window.wait(forLine: "> E-mail            somebody@example.org|")
  }

  /// Submitting focuses the first invalid field, and prints JSON if all are valid.
  @Test func submitting() throws {
    let window = try Self.window("fr")
    try window.type(
      "4", shows: "> Age               18| years  rejected: out of range (18 years to 30 years)")
    try window.type("25 years", shows: "> Age               25 years|")
    try window.press("Tab")
    try window.type("xl")
    try window.press("Enter")
    try window.wait(for: "the percentage") { $0.line == "> Percentage" && $0.column == 20 }
    let lines = try window.screen().lines
    #expect(lines.contains("                    Not an address."))
    #expect(lines.contains("                    Cannot be empty."))
    try window.type("82,2")
    try window.press("Enter", shows: "> E-mail            |name@example.org")
    try window.type("a@b.org")
    try window.press("Tab")
    try window.type("ça va")
    try window.press("Enter")
    let json =
      #"{"age": 25, "size": "XL", "percentage": "0.822", "low": 10, "high": 20, "#
      + #""email": "a@b.org", "note": "ça va"}"#
    try window.wait(for: "the values") { screen in
      screen.lines.joined().contains("[\(json)] 0")
    }
    // The values stay on the screen, without messages and keys.
    let left = try window.screen().lines
    #expect(left[..<4] == ["1", "2", "  Age               25 years", "  Shirt size        XL"])
    #expect(left[8] == "  Note              ça va")
    #expect(!left.contains { $0.contains("Ctrl-G") })
  }

  // MARK: - Colors

  @Test func invalidTextIsRedAndHasAMessageWithoutColor() throws {
    let red = "\u{1B}[31m"
    let window = try Self.window("en")
    try window.press("Enter")
    try window.wait(for: "red words", withColors: true) {
      $0.lines.contains { $0.contains("\(red)Cannot be empty.") }
    }
    let plain = try Self.window("en", environment: ["NO_COLOR": "1"])
    try plain.press("Enter")
    let screen = try plain.wait(for: "words", withColors: true) {
      $0.lines.contains { $0.contains("Cannot be empty.") }
    }
    #expect(!screen.description.contains(red))
  }
}
