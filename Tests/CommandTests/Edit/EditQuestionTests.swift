import Testing

extension EditInTerminalTests {
  // MARK: - Questions

  /// Where the keys can mean another number than the field shows, Enter asks, and a key answers.
  @Test(
    arguments: [
      ("de", "1.5", "1,5 or 15?  Enter: 1,5  Ctrl-N: 15", "C-n", "15"),
      ("de", "1.5", "1,5 or 15?  Enter: 1,5  Ctrl-N: 15", "Enter", "1.5"),
      ("en", "1:30", "is it 1?  Enter: 1", "Enter", "1"),
      ("en --style unit --unit millimeter", "5 m", "is it 5 mm?  Enter: 5 mm", "Enter", "5"),
      ("en --suffix ' guests'", "12 gu", "is it 12 guests?  Enter: 12 guests", "Enter", "12"),
      ("en --suffix ' guests'", "12 people", "is it 12 guests?  Enter: 12 guests", "Enter", "12"),
      (
        "en-IN --style currency --currency INR", "Rs.250", "is it ₹250.00?  Enter: ₹250.00",
        "Enter",
        "250.00"
      ),
    ])
  func aKeyAnswersWhichNumberWasMeant(
    options: String, keys: String, question: String, answer: String, value: String
  ) throws {
    let window = try TmuxWindow(edit: "--locale \(options)", columns: 90)
    try window.wait(for: "the field") { $0.line.contains("Enter accepts") }
    try window.type(keys)
    try window.press("Enter")
    try window.wait(for: "the question") { $0.line.hasSuffix(question) }
    try window.press(answer)
    try window.wait(for: "the number") { $0.lines.contains { $0.hasPrefix("[\(value)] 0") } }
  }

  /// Nothing is asked where the keys mean the number that the field shows.
  @Test(
    arguments: [
      ("de", "0.5", "0.5"), ("en --style unit --unit millimeter", "5 mm", "5"),
      ("es-PA --style currency --currency PAB", "B/.12", "12.00"),
      ("en --suffix ' guests'", "12 guests", "12"), ("en --prefix 'No. '", "No. 5", "5"),
    ])
  func nothingIsAskedAboutWhatTheFieldShowsItself(
    options: String, keys: String, value: String
  ) throws {
    let window = try TmuxWindow(edit: "--locale \(options)", columns: 90)
    try window.wait(for: "the field") { $0.line.contains("Enter accepts") }
    try window.type(keys)
    try window.wait(for: "a valid number") { $0.line.hasSuffix("valid") }
    try window.press("Enter")
    try window.wait(for: "the number") { $0.lines.contains { $0.hasPrefix("[\(value)] 0") } }
  }
}
