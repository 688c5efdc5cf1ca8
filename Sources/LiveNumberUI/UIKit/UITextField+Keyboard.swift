#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import LiveNumberCore
  internal import LiveNumber
  public import UIKit

  extension UITextField {
    /// Chooses the keyboard for a number field.
    ///
    /// Only the keyboard of numbers and punctuation has a minus key.
    ///
    /// - Parameters:
    ///   - keys: The keys that the field has a use for.
    ///   - hasSignKeys: A Boolean value that indicates whether your app has keys for minus and plus, such
    ///     as those of ``addSignKeys(_:of:)``.
    public func setKeyboard(for keys: NumberEditor.KeyboardTraits, hasSignKeys: Bool = false) {
      let type: UIKeyboardType =
        if keys.allowsMinus, !hasSignKeys {
          .numbersAndPunctuation
        } else if keys.allowsFraction {
          .decimalPad
        } else {
          .numberPad
        }
      guard keyboardType != type else { return }
      keyboardType = type
      if isFirstResponder { reloadInputViews() }
    }

    /// Adds a bar above the keyboard with the keys that a decimal pad lacks.
    ///
    /// They are minus, and plus if the field has a use for it. If it has a use for neither, the bar is
    /// removed. With the option `signKey: .anywhere`, they work wherever the caret is.
    ///
    /// - Parameters:
    ///   - keys: The keys that the field has a use for.
    ///   - delegate: The delegate of the field, which types them.
    public func addSignKeys<Store>(
      _ keys: NumberEditor.KeyboardTraits, of delegate: NumberFieldDelegate<Store>
    ) {
      guard keys.allowsMinus else { return removeSignKeys() }
      let bar = SignKeyBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      bar.items = [.flexibleSpace(), signKey("−", "-", delegate)]
      if keys.allowsPlus { bar.items?.append(signKey("+", "+", delegate)) }
      inputAccessoryView = bar
      if isFirstResponder { reloadInputViews() }
    }

    /// Removes the bar of sign keys, if the field has it.
    func removeSignKeys() {
      guard inputAccessoryView is SignKeyBar else { return }
      inputAccessoryView = nil
      if isFirstResponder { reloadInputViews() }
    }

    private func signKey<Store>(
      _ title: String, _ sign: String, _ delegate: NumberFieldDelegate<Store>
    ) -> UIBarButtonItem {
      UIBarButtonItem(
        primaryAction: UIAction(title: title) { [weak self, weak delegate] _ in
          if let self { delegate?.type(sign, in: self) }
        })
    }
  }

  /// A bar that this module has added, not the app.
  private final class SignKeyBar: UIToolbar {}
#endif
