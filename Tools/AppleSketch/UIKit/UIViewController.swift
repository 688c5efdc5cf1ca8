// The view controllers around a field.

// /uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  public init(nibName: String?, bundle: AnyObject?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func viewDidLoad() {}
}
