import Testing

extension EditInTerminalTests {
  // MARK: - At first sight

  @Test(
    "An empty field shows a number in its own writing, and the keys",
    arguments: [
      ("fr", "1\u{202F}234,56"), ("hi", "1,234.56"), ("ar-EG", "١٬٢٣٤٫٥٦"),
      ("de --style currency --currency EUR", "1.234,56\u{A0}€"),
      ("en --style percent", "1,234.56%"),
      ("en --integer", "1,234"), ("en --min 1 --max 12", "12"),
      ("en --placeholder amount", "amount"),
    ])
  func firstSight(options: String, sample: String) throws {
    let window = try TmuxWindow(edit: "--locale \(options)")
    try window.wait(forLine: TmuxWindow.emptyField(sample))
    // Both are faint.
    let screen = try window.screen(withColors: true)
    #expect(screen.line.hasPrefix("\u{1B}[2m\(sample)"), "\(screen)")
    #expect(screen.line.contains("\u{1B}[2m\(TmuxWindow.keys)"), "\(screen)")
    try window.type("2")
    try window.wait(for: "the status instead") {
      $0.line.hasSuffix("  valid") && !$0.line.contains("Enter")
    }
  }

  @Test("An Arabic amount shows a sample with its currency")
  func arabicSample() throws {
    let window = try TmuxWindow(edit: "--locale ar-EG --style currency --currency EGP")
    try window.waitForEmptyField()
    #expect(try window.screen().line.contains("١٬٢٣٤٫٥٦"))
    try window.type("5")
    try window.wait(for: "a valid amount") { $0.line.contains("٥") && $0.line.hasSuffix("  valid") }
  }

  @Test(
    "In a narrow window the keys are shorter, and the sample is whole or not there",
    arguments: [
      (50, "|1\u{202F}234,56  Enter accepts  Esc leaves  ? keys"),
      (40, "|1\u{202F}234,56  Enter  Esc  ? keys"), (20, "|1\u{202F}234,56  ? keys"),
      (12, "|1\u{202F}234,56  ?"), (10, "|1\u{202F}234,56"), (8, "|  ?"), (5, "|  ?"),
      (3, "|"),
    ])
  func narrowFirstSight(columns: Int, line: String) throws {
    let window = try TmuxWindow(edit: "--locale fr", columns: columns, rows: 3)
    try window.wait(forLine: line)
    try window.type("7")
    try window.wait(for: "the digit alone or its status") {
      ["7", "7  valid"].contains($0.line) && $0.column == 1
    }
  }

  @Test("A required field says so, and --no-status hides the keys")
  func otherFirstSights() throws {
    let required = try TmuxWindow(edit: "--locale en --required")
    try required.wait(forLine: "|1,234.56  a number is required  Esc leaves  ? keys")
    try required.resize(columns: 50)
    try required.wait(forLine: "|1,234.56  required  Esc leaves  ? keys")
    let silent = try TmuxWindow(edit: "--locale en --no-status")
    try silent.wait(forLine: "|1,234.56")
  }

  // MARK: - The list of keys

  @Test("A question mark shows the keys below the field, and hides them")
  func keys() throws {
    let window = try TmuxWindow(edit: "--locale en", columns: 80, rows: 24)
    try window.waitForEmptyField()
    try window.type("12?", shows: "12|  valid")
    try window.wait(for: "the keys in two columns") { screen in
      screen.lines.count == 10 && screen.lines[1].hasPrefix("Enter          accept the number")
        && screen.lines[1].contains("Delete")
    }
    // The list doesn't get in the way.
    try window.type("3", shows: "123|  valid")
    #expect(try window.screen().lines.count == 10)
    try window.type("?")
    try window.wait(for: "the field alone") { $0.lines == ["123  valid"] && $0.column == 3 }
    try window.type("?")
    try window.wait(for: "the keys") { $0.lines.count == 10 }
    try window.press("Enter")
    try window.wait(for: "the number alone") { $0.lines == ["123", "[123] 0"] }
  }

  @Test("A small window shows the first keys", arguments: [(10, 3), (60, 1), (60, 5)])
  func keysInSmallWindow(columns: Int, rows: Int) throws {
    let window = try TmuxWindow(edit: "--locale en", columns: columns, rows: rows)
    try window.wait(for: "the sample") { $0.line.hasPrefix("1,234.56") }
    try window.type("?")
    try window.wait(for: "the keys") { screen in
      screen.lines.count == rows && screen.line.hasPrefix("1,234.56")
        && screen.lines.dropFirst().allSatisfy { $0.contains("  ") }
    }
    try window.press("Escape")
    try window.wait(for: "the exit code alone") { _ in
      try window.screen(withHistory: true).lines == ["[] 1"]
    }
  }

  @Test("The keys follow the size of the window, and leave nothing behind")
  func resizingKeys() throws {
    let window = try TmuxWindow(
      "seq 6; x=$(numfmt-live edit --locale en); echo \"[$x] $?\"; exec cat", columns: 80, rows: 24)
    try window.waitForEmptyField()
    try window.type("12?", shows: "12|  valid")
    for (columns, rows, count) in [
      (130, 24, 7), (40, 24, 18), (10, 12, 12), (10, 3, 3), (80, 24, 10),
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

  @Test(
    "However the command ends, the screen is the one before the keys",
    arguments: [("TERM", "exit 143"), ("INT", "exit 130"), ("SEGV", "exit 139")])
  func signalsWithKeys(name: String, status: String) throws {
    let window = try TmuxWindow(
      """
      ulimit -c 0; seq 3; sh -c 'echo $$ > $FOLDER/pid; exec numfmt-live edit --locale en'
      echo "exit $?"; exec cat
      """, columns: 80, rows: 24, environment: ["SWIFT_BACKTRACE": "enable=no"])
    try window.waitForEmptyField()
    try window.type("?")
    try window.wait(for: "the keys") { $0.lines.contains { $0.hasPrefix("Enter ") } }
    try window.kill(name)
    try window.wait(forText: status)
    let lines = try window.screen().lines
    #expect(lines[..<3] == ["1", "2", "3"] && !lines.contains { $0.contains("Enter") }, "\(lines)")
  }

  @Test("Without control sequences, the keys are above the field")
  func keysOnDumbTerminal() throws {
    let window = try TmuxWindow("TERM=dumb numfmt-live edit --locale en; exec cat", rows: 24)
    try window.wait(forLine: "|  \(TmuxWindow.keys)")
    try window.type("12?", shows: "12|  valid")
    let lines = try window.screen().lines
    #expect(lines.first == "Enter           accept the number" && lines.count == 19, "\(lines)")
    try window.press("Enter")
    try window.wait(forText: "12")
  }

  // MARK: - What was rejected

  @Test("A rejected separator names the right key until the content changes, and Enter asks")
  func rejectedSeparator() throws {
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

  @Test("Enter asks about a number without its rejected text, and about none")
  func questions() throws {
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

  @Test("A key that would leave the range names it, in the field's own writing")
  func blockedRange() throws {
    let window = try TmuxWindow(edit: "--locale de --min 1 --max 2500.5 --range-policy block")
    try window.type("2600", shows: "260|  rejected: out of range (1 to 2.500,5)")
  }
}
