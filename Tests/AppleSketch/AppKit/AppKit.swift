// AppKit, as far as LiveNumberUI uses it. Optional requirements of protocols are required here, so that a
// misspelled one is an error. Addresses begin with developer.apple.com/documentation.

@_exported public import Foundation

// /foundation/nsrect
public struct NSRect: Sendable {
  public init(x: Double, y: Double, width: Double, height: Double) {}
}

// /appkit/nsresponder
@MainActor open class NSResponder: NSObject {
  // /appkit/nsresponder/undomanager
  open var undoManager: UndoManager? { nil }
  // /appkit/nsresponder/becomefirstresponder()
  open func becomeFirstResponder() -> Bool { false }
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

// /appkit/nswindow
@MainActor open class NSWindow: NSResponder {
  // /appkit/nswindow/makefirstresponder(_:)
  @discardableResult open func makeFirstResponder(_ responder: NSResponder?) -> Bool { false }
}

// /appkit/nsview
@MainActor open class NSView: NSResponder {
  public init(frame: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: NSRect(x: 0, y: 0, width: 0, height: 0)) }
  // /appkit/nsview/addsubview(_:)
  open func addSubview(_ view: NSView) {}
  // /appkit/nsview/window
  open var window: NSWindow? { nil }
  // /appkit/nsview/setcontenthuggingpriority(_:for:)
  open func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  // /appkit/nsview/setcontentcompressionresistancepriority(_:for:)
  open func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {}
  // /appkit/nsaccessibilityprotocol/setaccessibilitylabel(_:)
  open func setAccessibilityLabel(_ label: String?) {}
  // /appkit/nsaccessibilityprotocol/setaccessibilityvaluedescription(_:)
  open func setAccessibilityValueDescription(_ description: String?) {}
}

// /appkit/nstextalignment
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

// /appkit/nscolor
open class NSColor: NSObject, @unchecked Sendable {
  // /appkit/nscolor/controltextcolor
  public class var controlTextColor: NSColor { NSColor() }
  // /appkit/nscolor/systemred
  public class var systemRed: NSColor { NSColor() }
}

// /appkit/nscontrol
@MainActor open class NSControl: NSView {
  // /appkit/nscontrol/isenabled
  open var isEnabled = true
  // /appkit/nscontrol/stringvalue
  open var stringValue = ""
  // /appkit/nscontrol/formatter
  open var formatter: Formatter?
  // /appkit/nscontrol/alignment
  open var alignment: NSTextAlignment = .natural
  // /appkit/nscontrol/currenteditor()
  open func currentEditor() -> NSText? { nil }
}

// /appkit/nstext
@MainActor open class NSText: NSView {
  // /appkit/nstext/string
  open var string = ""
  // /appkit/nstext/selectedrange
  open var selectedRange = NSRange(location: 0, length: 0)
}

// /appkit/nstextview
@MainActor open class NSTextView: NSText {
  // /appkit/nstextinputclient/hasmarkedtext()
  open func hasMarkedText() -> Bool { false }
  // /appkit/nstextview/allowsundo
  open var allowsUndo = false
}

// /appkit/nstextmovement
public enum NSTextMovement: Int, Sendable { case `return` = 0x10 }

// /appkit/nstextfield
@MainActor open class NSTextField: NSControl {
  // /appkit/nstextfield/bezelstyle-swift.enum
  public enum BezelStyle: UInt, Sendable { case squareBezel, roundedBezel }
  // /appkit/nstextfield/bezelstyle-swift.property
  open var bezelStyle = BezelStyle.squareBezel
  // /appkit/nstextfield/delegate
  open weak var delegate: (any NSTextFieldDelegate)?
  // /appkit/nstextfield/placeholderstring
  open var placeholderString: String?
  // /appkit/nstextfield/textcolor
  open var textColor: NSColor?
}

// /appkit/nscontroltexteditingdelegate
@MainActor public protocol NSControlTextEditingDelegate: NSObject {
  // /appkit/nscontroltexteditingdelegate/controltextdidbeginediting(_:)
  func controlTextDidBeginEditing(_ notification: Notification)
  // /appkit/nscontroltexteditingdelegate/controltextdidchange(_:)
  func controlTextDidChange(_ notification: Notification)
  // /appkit/nscontroltexteditingdelegate/controltextdidendediting(_:)
  func controlTextDidEndEditing(_ notification: Notification)
}

// /appkit/nstextfielddelegate
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
