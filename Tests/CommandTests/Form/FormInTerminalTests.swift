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
      "seq 2; x=$(numfmt-live form \(arguments)); echo \"[$x] $?\"; exec cat", columns: columns,
      rows: rows, environment: environment)
    // Keys before the form appears are echoed.
    try window.wait(for: "the form") { $0.line.hasPrefix("> Age") }
    return window
  }

  // MARK: - Typing

  /// Ages from 18 to 30: 25 can be typed, but not 4 and 35; an empty field keeps the last one.
  @Test func ages() throws {
    let window = try Self.window("--locale en")
    try window.wait(forLine: "> Age               18|")
    try window.type("4", shows: "> Age               18|  rejected: out of range (18 to 30)")
    try window.type("2", shows: "> Age               2|")
    try window.wait(forText: "                    From 18 to 30.")
    try window.type("5", shows: "> Age               25|")
    try window.press("BSpace", "BSpace", shows: "> Age               |")
    try window.type("35", shows: "> Age               3|  rejected: out of range (18 to 30)")
    try window.press("Tab")
    try window.wait(forText: "  Age               25  adjusted: the previous value")
    try window.wait(forLine: "> Shirt size        M|")
  }

  @Test func sizesFromMToXLMLAndXlCanBeTypedButNotSAndXxl() throws {
    let window = try Self.window("--locale en")
    try window.press("Tab", shows: "> Shirt size        M|")
    try window.type("s", shows: "> Shirt size        M|  rejected: isn't one of the choices")
    try window.type("l", shows: "> Shirt size        L|")
    try window.press("BSpace")
    try window.type("x", shows: "> Shirt size        X|")
    try window.wait(forText: "                    From M to XL.")
    try window.type("x", shows: "> Shirt size        X|  rejected: isn't one of the choices")
    try window.type("l", shows: "> Shirt size        XL|")
    try window.press("BSpace", "BSpace")
    try window.type("m", shows: "> Shirt size        M|")
  }

  /// 82,2 can be typed in French, but not 100,1.
  @Test func percentages() throws {
    let window = try Self.window("--locale fr")
    try window.press("Tab", "Tab", shows: "> Percentage        |")
    try window.type("82,2")
    try window.wait(for: "82,2 %") {
      $0.line.hasPrefix("> Percentage        82,2") && $0.column == 24
    }
    #expect(try window.screen().line.hasSuffix("%"))
    try window.press("C-u")
    try window.type("100,1")
    try window.wait(for: "100, %") {
      $0.line.hasPrefix("> Percentage        100,") && $0.column == 24
        && $0.line.hasSuffix("rejected: out of range (0\u{A0}% to 100\u{A0}%)")
    }
  }

  @Test func eachTemperatureMovesTheOtherAndAKeySetsBothAtRandom() throws {
    let window = try Self.window("--locale en")
    try window.press("Tab", "Tab", "Tab", shows: "> Low temperature   10|°C")
    try window.type("15")
    try window.wait(forText: "  High temperature  25°C")
    try window.press("Tab", "Down", shows: "> High temperature  24|°C")
    try window.wait(forText: "  Low temperature   14°C")
    // Random temperatures can equal the old ones.
    let before = try window.screen()
    try window.wait(for: "other temperatures") { _ in
      try window.press("C-r")
      let screen = try window.screen()
      return screen.lines != before.lines
        && Self.number(in: screen.line).flatMap { high in
          screen.lines.first { $0.contains("Low") }.flatMap(Self.number).map { $0 + 10 <= high }
        } == true
    }
  }

  private static func number(in line: String) -> Int? {
    line.split(separator: " ").last.flatMap { Int($0.prefix { $0 != "°" }) }
  }

  // MARK: - Locales

  @Test func theLocaleIsSwitchedWhileTheFormRunsAndTheValuesStay() throws {
    let window = try Self.window("--locale fr", rows: 14)
    try window.press("Tab", "Tab")
    try window.type("82,2")
    try window.press("C-g", shows: "> Percentage        82.2|%")
    try window.wait(for: "the footer") { $0.lines.last?.hasPrefix("  en  Tab next") == true }
    try window.press("C-g")
    try window.wait(for: "German") {
      $0.line.contains("82,2") && $0.lines.last?.hasPrefix("  de") == true
    }
    try window.press("C-g")
    try window.wait(for: "Egyptian digits") {
      $0.line.contains("٨٢٫٢") && $0.lines.contains("  Age               ١٨")
        && $0.lines.last?.hasPrefix("  ar-EG  Tab next") == true
    }
    try window.press("C-g")
    try window.wait(for: "Hindi") {
      $0.line.contains("82.2%") && $0.lines.last?.hasPrefix("  hi") == true
    }
    try window.press("C-g")
    try window.wait(for: "French") {
      $0.line.contains("82,2") && $0.lines.last?.hasPrefix("  fr") == true
    }
  }

  /// The locale is that of the environment, or English.
  @Test func environment() throws {
    for (variables, locale) in [(["LC_ALL": "de_AT.UTF-8"], "de-AT"), (["LC_ALL": "C"], "en")] {
      let window = try Self.window("", environment: variables)
      try window.wait(for: locale) { $0.lines.last?.hasPrefix("  \(locale)  Tab next") == true }
    }
  }

  // MARK: - Validation

  @Test func anAddressIsValidatedSomeTimeAfterTheLastKey() throws {
    let window = try Self.window("--locale en")
    try window.press("BTab", "BTab", shows: "> E-mail            |name@example.org")
    try window.type("somebody")
    try window.wait(forText: "                    Not an address.")
    try window.type("@example.org")
    try window.wait(for: "no message") { !$0.lines.contains { $0.contains("Not an address.") } }
    try window.wait(forLine: "> E-mail            somebody@example.org|")
  }

  /// Submitting focuses the first invalid field, and prints JSON if all are valid.
  @Test func submitting() throws {
    let window = try Self.window("--locale fr")
    try window.wait(forLine: "> Age               18|")
    try window.type("25")
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
    #expect(left[..<4] == ["1", "2", "  Age               25", "  Shirt size        XL"])
    #expect(left[8] == "  Note              ça va")
    #expect(!left.contains { $0.contains("Ctrl-G") })
  }

  // MARK: - Colors

  @Test func invalidTextIsRedAndHasAMessageWithoutColor() throws {
    let red = "\u{1B}[31m"
    let window = try Self.window("--locale en")
    try window.press("Enter")
    try window.wait(for: "red words", withColors: true) {
      $0.lines.contains { $0.contains("\(red)Cannot be empty.") }
    }
    for (option, environment) in [("--color never", [:]), ("", ["NO_COLOR": "1"])] {
      let window = try Self.window("--locale en \(option)", environment: environment)
      try window.press("Enter")
      let screen = try window.wait(for: "words", withColors: true) {
        $0.lines.contains { $0.contains("Cannot be empty.") }
      }
      #expect(!screen.description.contains(red))
    }
  }
}
