// UIKit, as far as LiveNumberUI uses it. Optional requirements of protocols are required here, so
// that a misspelled one is an error. Addresses begin with developer.apple.com/documentation.

@_exported public import Foundation

// /corefoundation/cgrect
public struct CGRect: Sendable {
  public init(x: Double, y: Double, width: Double, height: Double) {}
  // /corefoundation/cgrect/zero
  public static let zero = Self(x: 0, y: 0, width: 0, height: 0)
}

// /uikit/uiresponder
@MainActor open class UIResponder: NSObject {
  open var undoManager: UndoManager? { nil }
  open var isFirstResponder: Bool { false }
  // /uikit/uiresponder/textinputmode
  open var textInputMode: UITextInputMode? { nil }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func reloadInputViews() {}
}

// /uikit/uitextinputmode
@MainActor open class UITextInputMode: NSObject {
  open var primaryLanguage: String? { nil }
}

// /uikit/uilayoutpriority
public struct UILayoutPriority: Sendable {
  public static let required = Self()
  public static let defaultLow = Self()
}

// /uikit/nslayoutconstraint/axis
public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable { case horizontal, vertical }
}

// /uikit/uitouch
@MainActor open class UITouch: NSObject {}

// /uikit/uigesturerecognizer
@MainActor open class UIGestureRecognizer: NSObject {
  // /uikit/uigesturerecognizer/init(target:action:)
  public init(target: Any?, action: Selector?) {}
  public convenience override init() { self.init(target: nil, action: nil) }
  public init?(coder: NSCoder) { nil }
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}

// /uikit/uigesturerecognizerdelegate
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool
}

// These two are optional here, too.
extension UIGestureRecognizerDelegate {
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

// /uikit/uievent
@MainActor open class UIEvent: NSObject {}
// /uikit/uipress
@MainActor open class UIPress: NSObject {}

// /uikit/uiview
@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0)) }
  // /uikit/uiview/frame
  open var frame = CGRect(x: 0, y: 0, width: 0, height: 0)
  open func addSubview(_ view: UIView) {}
  open var gestureRecognizers: [UIGestureRecognizer]?
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  // /objectivec/nsobject-swift.class/accessibilitylabel
  open var accessibilityLabel: String?
  // /objectivec/nsobject-swift.class/accessibilityvalue
  open var accessibilityValue: String?
  // /uikit/uiaccessibilityidentification/accessibilityidentifier
  open var accessibilityIdentifier: String?
}

// /uikit/uicontrol
@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editingChanged = Self(rawValue: 1 << 17)
  }
  open var isEnabled = true
  open func addAction(_ action: UIAction, for events: Event) {}
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {}
  open func sendActions(for events: Event) {}
}

// /uikit/uiaction
@MainActor open class UIAction: NSObject {
  // /uikit/uiaction/identifier-swift.struct
  public struct Identifier: Hashable, Sendable {
    public init(_ rawValue: String) {}
  }
  // /uikit/uiaction/init(title:subtitle:image:selectedimage:identifier:discoverabilitytitle:attributes:state:handler:)
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    selectedImage: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, handler: @escaping UIActionHandler
  ) {
    self.init()
    (self.title, self.identifier, self.handler) = (title, identifier, handler)
  }
  // /uikit/uiaction/init(title:image:identifier:discoverabilitytitle:attributes:state:handler:)
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, handler: @escaping UIActionHandler
  ) {
    self.init()
    (self.title, self.identifier, self.handler) = (title, identifier, handler)
  }
  open var title = ""
  // /uikit/uiaction/identifier-swift.property
  open private(set) var identifier: Identifier?

  // What the system calls; it isn't public in UIKit.
  public private(set) var handler: UIActionHandler = { _ in }
}

// /uikit/uiactionhandler
public typealias UIActionHandler = @MainActor (UIAction) -> Void

// /uikit/uiimage
open class UIImage: NSObject, @unchecked Sendable {}
// /uikit/uimenu
@MainActor open class UIMenu: NSObject {}
