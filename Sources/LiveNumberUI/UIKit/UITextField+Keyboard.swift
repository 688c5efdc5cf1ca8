#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import LiveNumberCore
  internal import LiveNumber
  public import UIKit

  extension UITextField {
    /// Chooses the keyboard for a number field.
    ///
    /// Only the keyboard of numbers and punctuation has a minus key, and those of operators and
    /// letters, so that is the keyboard of a field that `accepts` more than numbers. visionOS has
    /// no bar above its keyboard, so it is the one for negative numbers there, too, whether your
    /// app asks for a bar or not.
    ///
    /// - Parameters:
    ///   - keys: The keys that the field has a use for.
    ///   - hasKeyBar: A Boolean value that indicates whether your app has keys for minus and plus,
    ///     such as those of ``addKeyBar(_:of:)``.
    public func setKeyboard(for keys: NumberEditor.KeyboardTraits, hasKeyBar: Bool = false) {
      #if os(visionOS)
        let hasMinusKey = false
      #else
        let hasMinusKey = hasKeyBar
      #endif
      let type: UIKeyboardType =
        if keys.allowsExpressions || keys.allowsMinus && !hasMinusKey {
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

    /// Adds a bar above the keyboard with the keys that a pad lacks.
    ///
    /// They are minus and plus, if the field has a use for them, and Done, which does what Return
    /// does. With the option `signKey: .anywhere`, the signs work wherever the caret is. Behind the
    /// digits of a field that calculates, they are operators. On visionOS, nothing is added.
    ///
    /// - Parameters:
    ///   - keys: The keys that the field has a use for.
    ///   - delegate: The delegate of the field, which types them.
    public func addKeyBar<Store>(
      _ keys: NumberEditor.KeyboardTraits, of delegate: NumberFieldDelegate<Store>
    ) {
      #if !os(visionOS)
        let bar = KeyBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        var items: [UIBarButtonItem] = []
        if keys.allowsMinus { items.append(signKey("−", "-", delegate)) }
        if keys.allowsPlus { items.append(signKey("+", "+", delegate)) }
        let done = UIAction { [weak self, weak delegate] _ in
          if let self { _ = delegate?.textFieldShouldReturn(self) }
        }
        items.append(.flexibleSpace())
        items.append(UIBarButtonItem(systemItem: .done, primaryAction: done))
        bar.items = items
        inputAccessoryView = bar
        if isFirstResponder { reloadInputViews() }
      #endif
    }

    /// Removes the bar of keys, if the field has it.
    func removeKeyBar() {
      #if !os(visionOS)
        guard inputAccessoryView is KeyBar else { return }
        inputAccessoryView = nil
        if isFirstResponder { reloadInputViews() }
      #endif
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
  private final class KeyBar: UIToolbar {}
#endif
