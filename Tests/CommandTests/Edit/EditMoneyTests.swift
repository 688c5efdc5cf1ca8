import Testing

extension EditInTerminalTests {
  // MARK: - Money and measured values

  /// A Swiss price, negative; an Indian crore; a percentage, which is a fraction of one.
  @Test(
    arguments: [
      ("de-CH --style currency --currency CHF", "-1234.5", "CHF-1’234.5|", "-1234.50"),
      ("en-IN --style currency --currency INR", "12345678", "₹1,23,45,678|", "12345678.00"),
      ("fr --style percent --max 1", "12,5", "12,5|\u{A0}%", "0.125"),
    ])
  func typingInStyles(options: String, keys: String, text: String, value: String) throws {
    let window = try TmuxWindow(edit: "--locale \(options)")
    try window.type(keys, shows: "\(text)  valid")
    try window.press("Enter")
    try window.wait(forText: "[\(value)] 0")
  }

  @Test func anArabicAmountWhoseDirectionalMarksAreSkipped() throws {
    let window = try TmuxWindow(edit: "--locale ar-EG --style currency --currency EGP")
    try window.type("1234,5")
    try window.wait(for: "the amount") { $0.line.contains("١٬٢٣٤٫٥") && $0.line.hasSuffix("valid") }
    try window.press("Home", "DC")
    try window.wait(for: "the amount without its first digit") {
      $0.line.contains("٢٣٤٫٥") && !$0.line.contains("١") && $0.line.hasSuffix("valid")
    }
    try window.press("Enter")
    try window.wait(forText: "[234.50] 0")
  }

  @Test func entryFromTheRightAsInACashMachine() throws {
    let window = try TmuxWindow(
      edit: "--locale en --style currency --currency USD --entry from-right")
    try window.type("1", shows: "$0.01|  valid")
    try window.type("23456", shows: "$1,234.56|  valid")
    try window.press("BSpace", shows: "$123.45|  valid")
    try window.press("Enter")
    try window.wait(forText: "[123.45] 0")
  }
}
