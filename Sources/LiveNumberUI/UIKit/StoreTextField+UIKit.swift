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
  /// field.onSubmit = { print("Return") }
  /// ```
  ///
  /// The field keeps its store and its ``NumberFieldDelegate``. Don't set another delegate or
  /// another text.
  public final class StoreTextField<Store: TextFieldStore>: UITextField {
    /// The store of the field.
    public private(set) var store: Store
    /// A closure that is called after the user may have changed something.
    public var onEdit: () -> Void = {}
    /// A closure that is called when the user has pressed Return, and the text is committed.
    public var onSubmit: () -> Void = {}
    /// A closure that is called when the field gains focus, or after it loses focus and commits its
    /// text.
    public var onFocus: (_ isFocused: Bool) -> Void = { _ in }

    private var storeUndoManager: UndoManager?
    private var didDeleteNothing: () -> Void = {}
    private var storeDelegate: NumberFieldDelegate<Store>?
    private var keyboardTraits: NumberEditor.KeyboardTraits?
    private var hasKeyBar = false

    /// The undo manager of the store's edits.
    public override var undoManager: UndoManager? { storeUndoManager }

    /// Creates a field for a store, with its keyboard and the keys that the keyboard lacks above
    /// it.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - configure: A closure that sets the properties of the field.
    public init(store: Store, configure: (StoreTextField) -> Void = { _ in }) {
      self.store = store
      super.init(frame: .zero)
      let delegate = NumberFieldDelegate(store: store)
      delegate.onEdit = { [weak self] in self?.onEdit() }
      delegate.onSubmit = { [weak self] in self?.onSubmit() }
      delegate.onFocus = { [weak self] in self?.onFocus($0) }
      storeDelegate = delegate
      connect(to: delegate)
      updateKeyboard(for: store.keyboardTraits, hasKeyBar: true, of: delegate)
      configure(self)
    }

    init(delegate: NumberFieldDelegate<Store>) {
      store = delegate.controller.store
      super.init(frame: .zero)
      connect(to: delegate)
    }

    /// Creates no field, since a store can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// Deletes what is selected, or the character before the caret.
    public override func deleteBackward() {
      let deletesNothing = utf16Selection == 0..<0
      super.deleteBackward()
      // UIKit doesn't ask the delegate then.
      if deletesNothing { didDeleteNothing() }
    }

    func connect(to delegate: NumberFieldDelegate<Store>) {
      store = delegate.controller.store
      // The keys of the bar are those of the previous delegate.
      keyboardTraits = nil
      storeUndoManager = delegate.undoManager
      didDeleteNothing = { [weak self, weak delegate] in
        if let self { delegate?.didSelect(in: self) }
      }
      delegate.connect(to: self)
    }

    func updateKeyboard(
      for traits: NumberEditor.KeyboardTraits?, hasKeyBar: Bool,
      of delegate: NumberFieldDelegate<Store>
    ) {
      guard let traits, traits != keyboardTraits || hasKeyBar != self.hasKeyBar else { return }
      keyboardTraits = traits
      self.hasKeyBar = hasKeyBar
      setKeyboard(for: traits, hasKeyBar: hasKeyBar)
      if hasKeyBar { addKeyBar(traits, of: delegate) } else { removeKeyBar() }
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
