// UIKit's text field and its delegate.

// /uikit/uitextposition
@MainActor open class UITextPosition: NSObject {}

// /uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  open var start: UITextPosition { UITextPosition() }
  open var end: UITextPosition { UITextPosition() }
}

// /uikit/uikeyboardtype
public enum UIKeyboardType: Int, Sendable {
  case `default`, numbersAndPunctuation, numberPad, decimalPad
}

// /uikit/uitextsmartinsertdeletetype
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
// /uikit/uitextautocorrectiontype
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
// /uikit/uitextspellcheckingtype
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
// /uikit/uitextinlinepredictiontype
public enum UITextInlinePredictionType: Int, Sendable { case `default`, no, yes }

// /uikit/uitextfield
@MainActor open class UITextField: UIControl {
  // /uikit/uitextfield/borderstyle-swift.enum
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  // /uikit/uitextfield/borderstyle-swift.property
  open var borderStyle = BorderStyle.none
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var placeholder: String?
  open var textColor: UIColor?
  open var font: UIFont?
  open var textAlignment: NSTextAlignment = .natural
  // /uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  #if OS_visionOS
    @available(*, unavailable)
    open var inputAccessoryView: UIView? {
      get { nil }
      set {}
    }
  #else
    open var inputAccessoryView: UIView?
  #endif
  // A field has one of its own, which is cleared when it resigns.
  open override var undoManager: UndoManager? { super.undoManager }

  // /uikit/uikeyinput/deletebackward()
  open func deleteBackward() {}
  // /uikit/uitextinput/selectedtextrange
  open var selectedTextRange: UITextRange?
  // /uikit/uitextinput/markedtextrange
  open var markedTextRange: UITextRange? { nil }
  // /uikit/uitextinput/beginningofdocument
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  // /uikit/uitextinput/offset(from:to:)
  open func offset(from: UITextPosition, to: UITextPosition) -> Int { 0 }
  // /uikit/uitextinput/position(from:offset:)
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  // /uikit/uitextinput/textrange(from:to:)
  open func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { nil }

  // /uikit/uitextinputtraits/keyboardtype
  open var keyboardType: UIKeyboardType = .default
  // /uikit/uitextinputtraits/smartinsertdeletetype
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  // /uikit/uitextinputtraits/autocorrectiontype
  open var autocorrectionType: UITextAutocorrectionType = .default
  // /uikit/uitextinputtraits/spellcheckingtype
  open var spellCheckingType: UITextSpellCheckingType = .default
  // /uikit/uitextinputtraits/inlinepredictiontype
  open var inlinePredictionType: UITextInlinePredictionType = .default
}

// /uikit/uipasteboard
@MainActor open class UIPasteboard: NSObject {
  public class var general: UIPasteboard { UIPasteboard() }
  open var string: String?
}

// /uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// /uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: NSObject {
  public override required init() {}
  // /uikit/uibarbuttonitem/systemitem
  public enum SystemItem: Int, Sendable { case done, cancel }
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }
  // /uikit/uibarbuttonitem/init(title:image:primaryaction:menu:)
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }
  // /uikit/uibarbuttonitem/init(systemitem:primaryaction:menu:)
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
  }
  open var primaryAction: UIAction?
  public class func flexibleSpace() -> Self { Self() }
}

#if !OS_tvOS
  // /uikit/uitoolbar
  @MainActor open class UIToolbar: UIView {
    open var items: [UIBarButtonItem]?
  }
#endif
