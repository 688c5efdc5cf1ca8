import XCTest

/// The questions of the guide's page *Verify on a device* that a test can ask.
@MainActor final class DeviceTests: XCTestCase {
  private static let toolkits = ["swiftUI", "store", "delegate"]

  /// ⌘Z undoes the store's edits, also more often than there are any, and never crashes.
  func testUndo() {
    // A field with another undo manager than the store's undoes nothing.
    for toolkit in Self.toolkits.dropLast() {
      let page = FieldPage("en", toolkit: toolkit)
      page.clear()
      page.perform(.type("12"))
      for _ in 0..<5 { page.perform(.key("undo")) }
      XCTAssertEqual(page.text, "", toolkit)
      for _ in 0..<5 { page.perform(.key("redo")) }
      XCTAssertEqual(page.text, "12", toolkit)
    }
  }

  /// A rejected key is kept out of a short and of a long text.
  func testRejectedKey() {
    for toolkit in Self.toolkits {
      let page = FieldPage("en", toolkit: toolkit)
      for digits in ["1", "12345678901234567890"] {
        page.clear()
        page.perform(.type(digits))
        let text = page.text
        page.perform(.type("x"))
        XCTAssertEqual(page.text, text, toolkit)
        page.perform(.type("5"))
        XCTAssertEqual(page.value, digits + "5", toolkit)
      }
    }
  }

  /// The caret is after what was pasted in the middle, and stays there.
  func testCaretAfterPaste() {
    for toolkit in Self.toolkits {
      let page = FieldPage("en", toolkit: toolkit)
      page.clear()
      for step in [
        KeyStep.type("1234567"), .copy("99"), .key("start"), .key("right"), .key("paste"),
        .type("8"),
      ] { page.perform(step) }
      XCTAssertEqual(page.value, "1998234567", toolkit)
    }
  }

  /// Backspace in an empty field forgets what was refused there.
  func testBackspaceInEmptyField() {
    let page = FieldPage("en", toolkit: "store")
    page.clear()
    for step in [KeyStep.type("*"), .key("backspace"), .type("12")] { page.perform(step) }
    XCTAssertEqual(page.text, "12")
    XCTAssertEqual(page.message, "")
  }

  /// A text that can be two numbers asks below the field, and an answer leaves the focus in the
  /// field.
  func testQuestion() {
    let page = FieldPage("en", toolkit: "swiftUI")
    page.clear()
    page.perform(.type("1,5000"))
    page.app.buttons["15,000"].press()
    XCTAssertEqual(page.message, "")
    page.perform(.type("2"))
    XCTAssertEqual(page.value, "150002")
  }

  /// Return commits and submits once; leaving the field commits.
  func testReturnAndFocus() {
    let page = FieldPage("eur", toolkit: "swiftUI")
    page.clear()
    for step in [KeyStep.type("1234,5"), .key("return")] { page.perform(step) }
    XCTAssertEqual(page.text, "1.234,50\u{A0}€")
    XCTAssertEqual(page.submits, "1")
    page.clear()
    page.perform(.type("7"))
    page.app.textFields["other"].press()
    XCTAssertEqual(page.text, "7,00\u{A0}€")
    XCTAssertEqual(page.submits, "1")
  }
}
