// The view controllers, labels, and stacks around a field.

// /uikit/uiviewcontroller
@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  public init(nibName: String?, bundle: AnyObject?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
}

// /uikit/uilabel
@MainActor open class UILabel: UIView {
  open var text: String?
  open var textColor: UIColor?
}

// /uikit/uistackview
@MainActor open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init(frame: .zero) }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var spacing: CGFloat = 0
  open func addArrangedSubview(_ view: UIView) {}
}
