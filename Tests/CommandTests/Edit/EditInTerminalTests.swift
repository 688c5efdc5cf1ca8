import Testing

/// The command in a terminal: keys in, screen and cursor out.
@Suite("edit in a terminal", .serialized)
struct EditInTerminalTests {
  // MARK: - Typing

  @Test(
    arguments: [
      ("fr", "1234567,89", "1\u{202F}234\u{202F}567,89|", "1234567.89"),
      ("ar-EG", "1234٫5", "١٬٢٣٤٫٥|", "1234.5"),
      ("ar-EG", "1234,5", "١٢٣٤,٥|", "1234.5"),
      ("de-CH --style currency --currency CHF", "-1234.5", "CHF-1’234.5|", "-1234.50"),
      ("fr --style percent --max 1", "12,5", "12,5|\u{A0}%", "0.125"),
      ("en --style currency --currency USD --entry from-right", "123456", "$1,234.56|", "1234.56"),
    ])
  func aTypedNumberIsWrittenAsTheOptionsSay(
    options: String, keys: String, text: String, value: String
  ) throws {
    let window = try TmuxWindow(edit: "--locale \(options)")
    try window.waitForEmptyField()
    try window.type(keys, shows: "\(text)  valid")
    try window.press("Enter")
    try window.wait(forText: "[\(value)] 0")
    // The number stays on the screen without the note.
    #expect(try window.screen().lines.count == 2)
  }

  @Test func arrowsHomeEndBackspaceAndDelete() throws {
    let window = try TmuxWindow(edit: "--locale de --prompt 'Preis: '")
    try window.type("1234567,89", shows: "Preis: 1.234.567,89|  valid")
    try window.press("Home", shows: "Preis: |1.234.567,89  valid")
    try window.press("Right", "Right", shows: "Preis: 1.2|34.567,89  valid")
    try window.press("BSpace", shows: "Preis: 1|34.567,89  valid")
    try window.press("DC", shows: "Preis: 1|4.567,89  valid")
    try window.press("End", "Left", shows: "Preis: 14.567,8|9  valid")
    try window.press("C-a", shows: "Preis: |14.567,89  valid")
    try window.press("C-e", shows: "Preis: 14.567,89|  valid")
    try window.press("C-w", shows: "Preis: 14.567,|  valid")
    try window.press("C-w", shows: "Preis: " + TmuxWindow.emptyField("1.234,56"))
  }

  /// A selection is shown reversed, replaced by a digit, and undone and redone.
  @Test func selecting() throws {
    let window = try TmuxWindow(edit: "--locale fr --initial 1234567")
    try window.wait(forLine: "1\u{202F}234\u{202F}567|  valid")
    try window.press("Left", "S-Left", "S-Left")
    try window.wait(for: "567 without its 7 reversed", withColors: true) {
      $0.line.contains("\u{1B}[7m\u{202F}56\u{1B}[0m")
    }
    try window.type("9", shows: "123\u{202F}49|7  valid")
    try window.press("C-_", shows: "1\u{202F}234|\u{202F}567  valid")
    try window.press("M-_", shows: "123\u{202F}49|7  valid")
    try window.press("S-Home", "BSpace", shows: "|7  valid")
    try window.press("S-End", "BSpace", shows: TmuxWindow.emptyField("1\u{202F}234,56"))
  }

  @Test func theKeypadsDecimalKeyTypesTheLocalesSeparator() throws {
    let window = try TmuxWindow(edit: "--locale de")
    try window.waitForEmptyField()
    try window.press("KP1", "KP.", "KP5", shows: "1,5|  valid")
  }

  // MARK: - What cannot be

  /// Enter rejects a value outside the range, with the expected range.
  @Test func invalidAtEnter() throws {
    let window = try TmuxWindow(edit: "--locale de --min 18 --max 1000.5")
    try window.type("5", shows: "5|  incomplete: at least 18")
    try window.press("Enter", shows: "5|  invalid: at least 18")
    try window.type("000", shows: "5.000|  invalid: at most 1.000,5")
    try window.press("BSpace", "BSpace", "Enter")
    try window.wait(forText: "[50] 0")
  }

  // MARK: - Pasting

  @Test func aBracketedPasteIsOneEditOrRejected() throws {
    let window = try TmuxWindow(edit: "--locale de --style currency --currency EUR")
    try window.waitForEmptyField()
    try window.paste(" 1,234.56 \n")
    try window.wait(forLine: "1.234,56|\u{A0}€  valid")
    try window.paste("12abc")
    try window.wait(forLine: "1.234,56|\u{A0}€  rejected \"12abc\": not a number")
    try window.paste("$5")
    try window.wait(forLine: "1.234,56|\u{A0}€  rejected \"$5\": another currency")
    try window.press("C-_", shows: TmuxWindow.emptyField("1.234,56\u{A0}€"))
    // No sample looks like content beside what was refused.
    try window.paste("12a")
    try window.wait(forLine: "|  rejected \"12a\": not a number")
  }

  @Test func aPasteOfTensOfThousandsOfDigitsIsAccepted() throws {
    let window = try TmuxWindow(edit: "--locale en --grouping never | wc -c; :")
    try window.waitForEmptyField()
    try window.paste(String(repeating: "1234567890", count: 5000))
    try window.wait(for: "the end of the number") {
      $0.line.hasPrefix("<") && $0.line.hasSuffix("67890  valid")
    }
    try window.press("Enter")
    // All digits, and the line end.
    try window.wait(forText: "[50001] 0")
  }
}
