// AppKit, as far as LiveNumberUI uses it. Optional requirements of protocols are required here, so
// that a misspelled one is an error. Addresses begin with developer.apple.com/documentation.

@_exported public import Foundation

// /foundation/nsrect
public struct NSRect: Sendable {
  public init(x: Double, y: Double, width: Double, height: Double) {}
  // /foundation/nsrect/zero
  public static let zero = Self(x: 0, y: 0, width: 0, height: 0)
}

// /appkit/nsevent
open class NSEvent: NSObject {
  // /appkit/nsevent/eventtype
  public enum EventType: UInt, Sendable { case keyDown = 10 }
  // /appkit/nsevent/modifierflags-swift.struct
  public struct ModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let numericPad = Self(rawValue: 1 << 21)
  }
  open var type: EventType { .keyDown }
  // /appkit/nsevent/modifierflags-swift.property
  open var modifierFlags: ModifierFlags { [] }
  open var characters: String? { nil }
}

// /appkit/nsresponder
@MainActor open class NSResponder: NSObject {
  open var undoManager: UndoManager? { nil }
  // /appkit/nsresponder/becomefirstresponder()
  open func becomeFirstResponder() -> Bool { true }
}

// /appkit/nslayoutconstraint/priority-swift.struct
public enum NSLayoutConstraint {
  public struct Priority: Sendable {
    public static let required = Self()
    public static let defaultLow = Self()
  }
  // /appkit/nslayoutconstraint/orientation
  public enum Orientation: Int, Sendable { case horizontal, vertical }
}

// /appkit/nsapplication
@MainActor open class NSApplication: NSResponder {
  public static let shared = NSApplication()
  // A scripted session sets it.
  open var currentEvent: NSEvent?
}

// /appkit/nswindow
@MainActor open class NSWindow: NSResponder {
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
}

// /appkit/nsgesturerecognizer
@MainActor open class NSGestureRecognizer: NSObject {
  public init(target: Any?, action: Selector?) {}
  public required init?(coder: NSCoder) { nil }
  open weak var delegate: (any NSGestureRecognizerDelegate)?
}

// /appkit/nsgesturerecognizerdelegate
public protocol NSGestureRecognizerDelegate: NSObjectProtocol {
  @MainActor func gestureRecognizer(
    _ gestureRecognizer: NSGestureRecognizer, shouldAttemptToRecognizeWith event: NSEvent
  ) -> Bool
}

// /appkit/nsview
@MainActor open class NSView: NSResponder {
  public init(frame: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: NSRect(x: 0, y: 0, width: 0, height: 0)) }
  open func addSubview(_ view: NSView) {}
  open var gestureRecognizers: [NSGestureRecognizer] = []
  open func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.append(gestureRecognizer)
  }
  open func removeGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {
    gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }
  open var window: NSWindow? { nil }
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  // /appkit/nsaccessibilityprotocol/setaccessibilitylabel(_:)
  open func setAccessibilityLabel(_ label: String?) {}
  // /appkit/nsaccessibilityprotocol/setaccessibilityvaluedescription(_:)
  open func setAccessibilityValueDescription(_ description: String?) {}
  // /appkit/nsaccessibilityprotocol/setaccessibilityidentifier(_:)
  open func setAccessibilityIdentifier(_ identifier: String?) {}
}

// /appkit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

// /appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {
  public class var controlTextColor: NSColor { NSColor() }
  public class var systemRed: NSColor { NSColor() }
}

// /appkit/nscontrol
@MainActor open class NSControl: NSView {
  open var isEnabled = true
  open var stringValue = ""
  open var formatter: Formatter?
  open var alignment: NSTextAlignment = .natural
  open func currentEditor() -> NSText? { nil }
}

// /appkit/nstext
@MainActor open class NSText: NSView {
  open var string = ""
  open var selectedRange = NSRange(location: 0, length: 0)
}

// /appkit/nstextview
@MainActor open class NSTextView: NSText {
  // /appkit/nsview/inputcontext
  open var inputContext: NSTextInputContext? { nil }
  // /appkit/nstextinputclient/hasmarkedtext()
  open func hasMarkedText() -> Bool { false }
  open var allowsUndo = false
}

// /appkit/nstextinputcontext
@MainActor open class NSTextInputContext: NSObject {
  // /appkit/nstextinputcontext/selectedkeyboardinputsource
  open var selectedKeyboardInputSource: NSTextInputSourceIdentifier?
}

// /appkit/nstextinputsourceidentifier
public typealias NSTextInputSourceIdentifier = String

// /appkit/nstextmovement
public enum NSTextMovement: Int, Sendable { case `return` = 0x10 }

// /appkit/nspasteboard
open class NSPasteboard: NSObject {
  // /appkit/nspasteboard/pasteboardtype
  public struct PasteboardType: Hashable, Sendable {
    public static let string = Self()
  }
  public class var general: NSPasteboard { NSPasteboard() }
  @discardableResult open func clearContents() -> Int { 0 }
  @discardableResult open func setString(_ string: String, forType type: PasteboardType) -> Bool {
    true
  }
}

// /appkit/nstextfield
@MainActor open class NSTextField: NSControl {
  // /appkit/nstextfield/bezelstyle-swift.enum
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  // /appkit/nstextfield/bezelstyle-swift.property
  open var bezelStyle = BezelStyle.squareBezel
  // /appkit/nstextfield/init(labelwithstring:)
  public convenience init(labelWithString text: String) { self.init(frame: NSRect.zero) }
  open weak var delegate: (any NSTextFieldDelegate)?
  open var placeholderString: String?
  open var textColor: NSColor?
}

// /appkit/nscontroltexteditingdelegate
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  @MainActor func controlTextDidBeginEditing(_ notification: Notification)
  @MainActor func controlTextDidChange(_ notification: Notification)
  @MainActor func controlTextDidEndEditing(_ notification: Notification)
  @MainActor func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool
}

// /appkit/nstextfielddelegate
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
