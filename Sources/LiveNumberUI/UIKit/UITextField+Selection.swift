#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  internal import UIKit

  extension UITextField {
    /// The selected range in UTF-16 code units, or `nil` if the field has none, since it isn't
    /// edited.
    var utf16Selection: Range<Int>? {
      get {
        guard let selected = selectedTextRange else { return nil }
        let start = offset(from: beginningOfDocument, to: selected.start)
        let end = offset(from: beginningOfDocument, to: selected.end)
        return start..<max(start, end)
      }
      set {
        guard let newValue, newValue != utf16Selection,
          let start = position(from: beginningOfDocument, offset: newValue.lowerBound),
          let end = position(from: beginningOfDocument, offset: newValue.upperBound)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
      }
    }
  }
#endif
