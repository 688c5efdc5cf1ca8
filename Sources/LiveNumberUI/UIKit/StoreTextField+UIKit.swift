#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  internal import LiveNumberCore
  public import UIKit

  /// A text field of UIKit that shows what a store says, with the store's undo.
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
  /// let field = StoreTextField(store: price)
  /// field.borderStyle = .roundedRect
  /// ```
  ///
  /// The field keeps its store and its ``NumberFieldDelegate``. Don't set another delegate or another text.
  public final class StoreTextField: UITextField {
    private var storeUndoManager: UndoManager?
    private var storeDelegate: AnyObject?
    private var keyboardTraits: NumberEditor.KeyboardTraits?
    private var hasSignKeys = false

    /// The undo manager of the store's edits.
    public override var undoManager: UndoManager? { storeUndoManager }

    /// Creates a field for a store, with its keyboard and keys for minus and plus above it.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - configure: A closure that sets what the delegate calls, such as `onEdit` and `onSubmit`.
    public convenience init<Store: TextFieldStore>(
      store: Store, configure: (NumberFieldDelegate<Store>) -> Void = { _ in }
    ) {
      self.init(frame: .zero)
      let delegate = NumberFieldDelegate(store: store)
      configure(delegate)
      storeDelegate = delegate
      connect(to: delegate)
      updateKeyboard(for: store.keyboardTraits, hasSignKeys: true, of: delegate)
    }

    func connect<Store>(to delegate: NumberFieldDelegate<Store>) {
      // The keys of the bar are those of the previous delegate.
      keyboardTraits = nil
      storeUndoManager = delegate.undoManager
      delegate.connect(to: self)
    }

    func updateKeyboard<Store>(
      for traits: NumberEditor.KeyboardTraits?, hasSignKeys: Bool,
      of delegate: NumberFieldDelegate<Store>
    ) {
      guard let traits, traits != keyboardTraits || hasSignKeys != self.hasSignKeys else { return }
      keyboardTraits = traits
      self.hasSignKeys = hasSignKeys
      setKeyboard(for: traits, hasSignKeys: hasSignKeys)
      if hasSignKeys { addSignKeys(traits, of: delegate) } else { removeSignKeys() }
    }

    func setFocus(_ isFocused: Bool) {
      // SwiftUI is updating its views now, and the field isn't in a window at first.
      Task { [weak self] in
        guard let self, isFocused != isFirstResponder else { return }
        if isFocused { becomeFirstResponder() } else { resignFirstResponder() }
      }
    }
  }
#endif
