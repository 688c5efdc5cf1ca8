import Testing

extension EditInTerminalTests {
  // MARK: - What was rejected

  /// A rejected separator names the right key until the content changes, and Enter asks.
  @Test func rejectedSeparator() throws {
    let window = try TmuxWindow(
      edit: "--locale de --style currency --currency EUR", columns: 90)
    try window.waitForEmptyField()
    let reason = #"rejected: "." groups digits here; the decimal separator is ",""#
    try window.type("1,234.5", shows: "1,23|\u{A0}€  \(reason)")
    try window.press("Home", shows: "|1,23\u{A0}€  \(reason)")
    try window.press(
      "Enter", shows: "|1,23\u{A0}€  Enter again for 1,23\u{A0}€: a separator was rejected")
    try window.press("Right", shows: "1|,23\u{A0}€  \(reason)")
    try window.type("0", shows: "10|,23\u{A0}€  valid")
    try window.press("Enter", shows: "10|,23\u{A0}€  Enter again for 10,23\u{A0}€")
    try window.press("Enter")
    try window.wait(forText: "[10.23] 0")
  }

  /// Enter asks about a number without its rejected text, and about none.
  @Test func questions() throws {
    let window = try TmuxWindow(edit: "--locale en")
    try window.waitForEmptyField()
    try window.type("12x5", shows: "125|  valid")
    try window.press("Enter", shows: "125|  Enter again for 125")
    try window.press("Enter")
    try window.wait(forText: "[125] 0")
    let empty = try TmuxWindow(edit: "--locale en")
    try empty.waitForEmptyField()
    try empty.type("x", shows: "|1,234.56  rejected: not part of a number")
    try empty.press("Enter", shows: "|1,234.56  Enter again for no number")
    try empty.press("Enter")
    try empty.wait(forText: "[] 0")
  }
}
