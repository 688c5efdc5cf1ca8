import Testing

extension EditInTerminalTests {
  // MARK: - Questions

  /// Where a text can be two numbers, or a key is missing from it, the key of each answer is beside
  /// it.
  @Test(
    arguments: [
      ("de", "1.5000", [], "1,5 (Enter) or 15.000 (Ctrl-N)?", ["C-n", "Enter"], "15000"),
      ("de", "1.5000", [], "1,5 (Enter) or 15.000 (Ctrl-N)?", ["Tab", "Enter"], "15000"),
      ("de", "1.5000", [], "1,5 (Enter) or 15.000 (Ctrl-N)?", ["Enter"], "1.5"),
      ("de --doubt ask", "1.5", [], "Is it 1,5 (Enter)?", ["Enter"], "1.5"),
      ("de", "1.5x", ["Enter"], "Is it 1,5 (Enter)?", ["Enter"], "1.5"),
      ("en", "12k", ["Enter"], "Is it 12 (Enter)?", ["Enter"], "12"),
      ("en", "12*", ["Enter"], "Is it 12 (Enter)?", ["Enter"], "12"),
      ("en", "x", ["Enter"], "Leave it empty (Enter)?", ["Enter"], ""),
      (
        "en --suffix ' guests'", "12 people", ["Enter"], "Is it 12 guests (Enter)?", ["Enter"], "12"
      ),
      (
        "en-IN --style currency --currency INR", "Rs.250", [],
        "₹250.00 (Enter) or ₹0.25 (Ctrl-N)?", ["Enter"], "250.00"
      ),
    ])
  func aKeyAnswersWhichNumberWasMeant(
    options: String, text: String, keys: [String], question: String, answer: [String], value: String
  ) throws {
    let window = try TmuxWindow(edit: "--locale \(options)", columns: 90)
    try window.wait(for: "the field") { $0.line.contains("Enter accepts") }
    try window.type(text)
    for key in keys { try window.press(key) }
    try window.wait(for: "the question") { $0.line.hasSuffix(question) }
    for key in answer { try window.press(key) }
    try window.wait(for: "the number") { $0.lines.contains { $0.hasPrefix("[\(value)] 0") } }
  }

  /// What is shown and is no number stays, until the user mends it.
  @Test(
    arguments: [
      ("en", "1:30"), ("en", "4k7"), ("en --style unit --unit millimeter", "5 m"),
      ("en --suffix ' guests'", "12 gu"),
    ])
  func whatIsNoNumberIsInvalid(options: String, keys: String) throws {
    let window = try TmuxWindow(edit: "--locale \(options)", columns: 90)
    try window.wait(for: "the field") { $0.line.contains("Enter accepts") }
    try window.type(keys)
    try window.press("Enter")
    try window.wait(forLine: "\(keys)|  invalid: not a number")
  }

  /// Nothing is asked where what is typed is one number.
  @Test(
    arguments: [
      ("de", "0.5", "0.5"), ("de", "1.5", "1.5"),
      ("en --style unit --unit millimeter", "5 mm", "5"),
      ("es-PA --style currency --currency PAB", "B/.12", "12.00"),
      ("en --suffix ' guests'", "12 guests", "12"), ("en --prefix 'No. '", "No. 5", "5"),
    ])
  func nothingIsAskedAboutOneNumber(
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
