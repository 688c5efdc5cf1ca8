// The methods that Apple's delegates needn't have. The sketch requires them, so that the adapters
// don't misspell one; code of developers is checked with these.

#if canImport(UIKit)
  import UIKit

  extension UITextFieldDelegate {
    func textFieldDidBeginEditing(_ textField: UITextField) {}
    func textFieldDidEndEditing(_ textField: UITextField) {}
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { true }
    func textField(
      _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
      replacementString string: String
    ) -> Bool { true }
    func textFieldDidChangeSelection(_ textField: UITextField) {}
    func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#else
  import AppKit

  extension NSControlTextEditingDelegate {
    func controlTextDidBeginEditing(_ notification: Notification) {}
    func controlTextDidChange(_ notification: Notification) {}
    func controlTextDidEndEditing(_ notification: Notification) {}
    func control(
      _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
    ) -> Bool { false }
  }
#endif
