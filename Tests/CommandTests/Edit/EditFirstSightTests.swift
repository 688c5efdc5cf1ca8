import Testing

extension EditInTerminalTests {
  // MARK: - At first sight

  @Test(
    arguments: [
      ("ar-EG", "١٬٢٣٤٫٥٦"), ("de --style currency --currency EUR", "1.234,56\u{A0}€"),
      ("en --min 1 --max 12", "12"), ("en --placeholder amount", "amount"),
    ])
  func anEmptyFieldShowsANumberInItsOwnWritingAndTheKeys(options: String, sample: String) throws {
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

  /// In a narrow window the keys are shorter, and the sample is whole or not there.
  @Test(
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
}
