// The view controllers around a field.

// /appkit/nsviewcontroller
@MainActor open class NSViewController: NSResponder {
  open var view = NSView()
  public init(nibName: String?, bundle: AnyObject?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func viewDidLoad() {}
}
