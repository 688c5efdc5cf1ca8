// The view controllers and stacks around a field, and a sound.

// /appkit/nsviewcontroller
@MainActor open class NSViewController: NSResponder {
  open var view = NSView()
  public init(nibName: String?, bundle: AnyObject?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func loadView() {}
  open func viewDidLoad() {}
}

// /appkit/nsstackview
@MainActor open class NSStackView: NSView {
  public convenience init(views: [NSView]) { self.init(frame: NSRect.zero) }
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal
}
// /appkit/nsuserinterfacelayoutorientation
public enum NSUserInterfaceLayoutOrientation: Sendable { case horizontal, vertical }

// /appkit/nssound
open class NSSound: NSObject {
  // /appkit/nssound/beep()
  public class func beep() {}
}
