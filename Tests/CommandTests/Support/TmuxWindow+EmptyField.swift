extension TmuxWindow {
  /// The words beside an empty field.
  static let keys = "Enter accepts  Esc leaves  ? keys"

  /// Returns the line of an empty field that shows a sample number, with the cursor at `|`.
  static func emptyField(_ sample: String = "1,234.56") -> String { "|\(sample)  \(keys)" }

  /// Waits for an empty field, whatever its sample number.
  func waitForEmptyField() throws {
    try wait(for: "an empty field") { $0.line.hasSuffix("  \(Self.keys)") && $0.column == 0 }
  }
}
