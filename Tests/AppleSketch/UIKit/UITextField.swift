// UIKit's text field and its delegate.

// /uikit/uitextposition
@MainActor open class UITextPosition: NSObject {}

// /uikit/uitextrange
@MainActor open class UITextRange: NSObject {
  // /uikit/uitextrange/start
  open var start: UITextPosition { UITextPosition() }
  // /uikit/uitextrange/end
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
  // /uikit/uitextfield/delegate
  open weak var delegate: (any UITextFieldDelegate)?
  // /uikit/uitextfield/text
  open var text: String?
  // /uikit/uitextfield/placeholder
  open var placeholder: String?
  // /uikit/uitextfield/textcolor
  open var textColor: UIColor?
  // /uikit/uitextfield/font
  open var font: UIFont?
  // /uikit/uitextfield/textalignment
  open var textAlignment: NSTextAlignment = .natural
  // /uikit/uicontentsizecategoryadjusting/adjustsfontforcontentsizecategory
  open var adjustsFontForContentSizeCategory = false
  // /uikit/uitextfield/inputaccessoryview
  open var inputAccessoryView: UIView?

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

// /uikit/uitextfielddelegate
@MainActor public protocol UITextFieldDelegate: NSObject {
  // /uikit/uitextfielddelegate/textfielddidbeginediting(_:)
  func textFieldDidBeginEditing(_ textField: UITextField)
  // /uikit/uitextfielddelegate/textfielddidendediting(_:)
  func textFieldDidEndEditing(_ textField: UITextField)
  // /uikit/uitextfielddelegate/textfield(_:shouldchangecharactersin:replacementstring:)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  // /uikit/uitextfielddelegate/textfield(_:shouldchangecharactersinranges:replacementstring:)
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool
  // /uikit/uitextfielddelegate/textfielddidchangeselection(_:)
  func textFieldDidChangeSelection(_ textField: UITextField)
  // /uikit/uitextfielddelegate/textfieldshouldclear(_:)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  // /uikit/uitextfielddelegate/textfieldshouldreturn(_:)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

// /uikit/uibarbuttonitem
@MainActor open class UIBarButtonItem: NSObject {
  // /uikit/uibarbuttonitem/init(primaryaction:)
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }
  // /uikit/uibarbuttonitem/primaryaction
  open var primaryAction: UIAction?
  // /uikit/uibarbuttonitem/flexiblespace()
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
}

// /uikit/uitoolbar
@MainActor open class UIToolbar: UIView {
  // /uikit/uitoolbar/items
  open var items: [UIBarButtonItem]?
}
