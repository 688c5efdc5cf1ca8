import Testing

extension EditInTerminalTests {
  // MARK: - The window

  @Test func whatIsAboveTheFieldStaysAsItIs() throws {
    let window = try TmuxWindow(
      "echo one; echo two; numfmt-live edit --locale en --prompt '> '; exec cat")
    try window.wait(forLine: "> " + TmuxWindow.emptyField())
    try window.type("1234", shows: "> 1,234|  valid")
    #expect(try window.screen().lines == ["one", "two", "> 1,234  valid"])
    try window.press("Enter")
    try window.wait(forText: "1234")
    #expect(try window.screen().lines == ["one", "two", "> 1,234", "1234"])
  }

  // MARK: - Colors

  private static let red = "\u{1B}[31m"

  /// --color always overrides NO_COLOR.
  @Test(arguments: [("", [:]), ("--color always", ["NO_COLOR": "1"])])
  func invalidIsRedAndAWord(option: String, environment: [String: String]) throws {
    let window = try TmuxWindow(edit: "--locale en --max 5 \(option)", environment: environment)
    try window.type("7")
    try window.wait(for: "a red word", withColors: true) {
      $0.line.contains("\(Self.red)7") && $0.line.contains("\(Self.red)invalid: at most 5")
    }
  }

  @Test func theFieldWorksOnATerminalWithoutControlSequences() throws {
    let window = try TmuxWindow(
      "TERM=dumb; export TERM; x=$(numfmt-live edit --locale en); echo \"[$x] $?\"; exec cat")
    try window.wait(forLine: "|  \(TmuxWindow.keys)")
    try window.type("12345", shows: "12,345|  valid")
    try window.press("BSpace", "BSpace", "BSpace", shows: "12|  valid")
    try window.press("Enter")
    try window.wait(forText: "[12] 0")
    #expect(try window.screen().lines == ["12", "[12] 0"])
  }

  // MARK: - Streams

  @Test func keysComeFromTheTerminalWhateverStandardInputIs() throws {
    let window = try TmuxWindow(
      "echo 99 | numfmt-live edit --locale en | sed 's/^/value /'; exec cat")
    try window.waitForEmptyField()
    try window.type("1234", shows: "1,234|  valid")
    try window.press("Enter")
    try window.wait(forText: "value 1234")
  }

  @Test func anOutputErrorIsReported() throws {
    let window = try TmuxWindow(
      "numfmt-live edit --locale en > /dev/full; echo \"exit $?\"; exec cat")
    try window.type("1", shows: "1|  valid")
    try window.press("Enter")
    try window.wait(forText: "exit 1")
    #expect(try window.screen().lines.contains { $0.hasPrefix("error: can't write the value") })
  }
}
