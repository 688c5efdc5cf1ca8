import XCTest

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

/// Types the table of keys into a field of each kind, and compares the text and the value.
@MainActor final class KeyTests: XCTestCase {
  func testSwiftUI() { run(toolkit: "swiftUI") }
  func testStoreTextField() { run(toolkit: "store") }
  func testDelegate() { run(toolkit: "delegate") }

  private func run(toolkit: String) {
    var fields: [String] = []
    for row in keyTable where !fields.contains(row.field) { fields.append(row.field) }
    for field in fields {
      let page = FieldPage(field, toolkit: toolkit)
      for row in keyTable where row.field == field {
        page.clear()
        for step in row.steps { page.perform(step) }
        XCTAssertEqual(page.text, row.text, "\(toolkit), \(field), \(row.steps)")
        XCTAssertEqual(page.value, row.value, "\(toolkit), \(field), \(row.steps)")
      }
      page.app.terminate()
    }
  }
}

/// The app with one field.
@MainActor final class FieldPage {
  let app = XCUIApplication()

  init(_ field: String, toolkit: String) {
    app.launchEnvironment = ["FIELD": field, "TOOLKIT": toolkit]
    // The separator key of a decimal pad is that of the region.
    app.launchArguments = ["-AppleLocale", "en_US", "-AppleLanguages", "(en)"]
    app.launch()
  }

  var field: XCUIElement { app.textFields["field"] }
  var text: String {
    let text = field.value as? String ?? ""
    // The placeholder is the value of an empty field.
    return text == field.placeholderValue ? "" : text
  }
  var value: String {
    let label = app.staticTexts["value"].label
    return label == "none" ? "" : label
  }
  /// The sentence for what is wrong with the text.
  var message: String {
    let label = app.staticTexts["message"].label
    return label == "none" ? "" : label
  }
  var submits: String { app.staticTexts["submits"].label }

  func clear() {
    app.buttons["clear"].press()
    field.press()
  }

  func perform(_ step: KeyStep) {
    switch step {
    case .type(let text): field.typeText(text)
    case .copy(let text): copy(text)
    case .set(let text): app.buttons[text.isEmpty ? "clear" : "set.\(text)"].press()
    case .key(let name): press(name)
    }
  }

  private func copy(_ text: String) {
    #if canImport(UIKit)
      UIPasteboard.general.string = text
    #else
      NSPasteboard.general.clearContents()
      NSPasteboard.general.setString(text, forType: .string)
    #endif
  }

  private func press(_ name: String) {
    let left = XCUIKeyboardKey.leftArrow
    let right = XCUIKeyboardKey.rightArrow
    switch name {
    case "left": field.typeKey(left, modifierFlags: [])
    case "right": field.typeKey(right, modifierFlags: [])
    case "start": field.typeKey(left, modifierFlags: .command)
    case "end": field.typeKey(right, modifierFlags: .command)
    case "shift-left": field.typeKey(left, modifierFlags: .shift)
    case "shift-right": field.typeKey(right, modifierFlags: .shift)
    case "shift-start": field.typeKey(left, modifierFlags: [.command, .shift])
    case "shift-end": field.typeKey(right, modifierFlags: [.command, .shift])
    case "backspace": field.typeKey(.delete, modifierFlags: [])
    case "delete": field.typeKey(.forwardDelete, modifierFlags: [])
    case "return": field.typeKey(.return, modifierFlags: [])
    case "tab": field.typeKey(.tab, modifierFlags: [])
    case "select-all": field.typeKey("a", modifierFlags: .command)
    case "copy": field.typeKey("c", modifierFlags: .command)
    case "cut": field.typeKey("x", modifierFlags: .command)
    case "paste": field.typeKey("v", modifierFlags: .command)
    case "undo": field.typeKey("z", modifierFlags: .command)
    case "redo": field.typeKey("z", modifierFlags: [.command, .shift])
    default: XCTFail("no key \(name)")
    }
  }
}

extension XCUIElement {
  /// Taps or clicks an element.
  func press() {
    #if os(macOS)
      click()
    #else
      tap()
    #endif
  }
}

extension XCUICoordinate {
  /// Taps or clicks a point.
  func press() {
    #if os(macOS)
      click()
    #else
      tap()
    #endif
  }
}
