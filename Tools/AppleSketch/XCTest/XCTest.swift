// XCTest, as far as the UI tests of Examples/FieldsApp use it. Addresses begin with
// developer.apple.com/documentation.

@_exported public import Foundation

// /xctest/xctestcase
open class XCTestCase: NSObject {}

// /xctest/xctassertequal(_:_:_:file:line:)
public func XCTAssertEqual<Value: Equatable>(
  _ first: @autoclosure () throws -> Value, _ second: @autoclosure () throws -> Value,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}
// /xctest/xctfail(_:file:line:)
public func XCTFail(
  _ message: String = "", file: StaticString = #filePath, line: UInt = #line
) {}

// /xcuiautomation/xcuikeyboardkey
public struct XCUIKeyboardKey: Sendable {
  public static let leftArrow = Self()
  public static let rightArrow = Self()
  public static let delete = Self()
  public static let forwardDelete = Self()
  public static let `return` = Self()
  public static let tab = Self()
}

// /xcuiautomation/xcuielement
@MainActor open class XCUIElement: NSObject {
  // /xcuiautomation/xcuielement/keymodifierflags
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let shift = Self(rawValue: 1 << 1)
    public static let command = Self(rawValue: 1 << 4)
  }
  // /xcuiautomation/xcuielementattributes
  open var value: Any? { nil }
  open var label: String { "" }
  open var placeholderValue: String? { nil }
  // /xcuiautomation/xcuielementtypequeryprovider
  open var textFields: XCUIElementQuery { XCUIElementQuery() }
  open var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  open var buttons: XCUIElementQuery { XCUIElementQuery() }
  open func typeText(_ text: String) {}
  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {}
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {}
  open func coordinate(withNormalizedOffset offset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
  // A Mac has no touches, and other systems no clicks.
  #if OS_macOS
    open func click() {}
  #else
    open func tap() {}
  #endif
}

// /xcuiautomation/xcuicoordinate
@MainActor open class XCUICoordinate: NSObject {
  #if OS_macOS
    open func click() {}
  #else
    open func tap() {}
  #endif
}

// /xcuiautomation/xcuielementquery
@MainActor open class XCUIElementQuery: NSObject {
  public subscript(key: String) -> XCUIElement { XCUIElement() }
}

// /xcuiautomation/xcuiapplication
@MainActor open class XCUIApplication: XCUIElement {
  public override init() {}
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]
  open func launch() {}
  open func terminate() {}
}
