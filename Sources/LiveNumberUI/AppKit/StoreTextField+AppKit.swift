#if canImport(AppKit) && !canImport(UIKit)
  public import AppKit
  public import Foundation
  public import LiveNumber

  /// A text field of AppKit that shows what a store says, with the store's undo.
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
  /// let field = StoreTextField(store: price)
  /// ```
  ///
  /// The field keeps its store and its ``NumberFieldDelegate``. Don't set another delegate,
  /// formatter, or text.
  public final class StoreTextField<Store: TextFieldStore>: NSTextField {
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
    private var didGetFocus: () -> Void = {}

    /// The undo manager of the store's edits.
    public override var undoManager: UndoManager? { storeUndoManager }

    /// Creates a field for a store.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - configure: A closure that sets the properties of the field.
    public init(store: Store, configure: (StoreTextField) -> Void = { _ in }) {
      self.store = store
      super.init(frame: .zero)
      // The field's formatter keeps the delegate.
      let delegate = NumberFieldDelegate(store: store)
      delegate.onEdit = { [weak self] in self?.onEdit() }
      delegate.onSubmit = { [weak self] in self?.onSubmit() }
      delegate.onFocus = { [weak self] in self?.onFocus($0) }
      connect(to: delegate)
      configure(self)
    }

    init(delegate: NumberFieldDelegate<Store>) {
      store = delegate.controller.store
      super.init(frame: .zero)
      connect(to: delegate)
    }

    /// Creates no field, since a store can't be archived.
    public required init?(coder: NSCoder) { nil }

    /// Makes the field the first responder, and reports it.
    public override func becomeFirstResponder() -> Bool {
      let isFirstResponder = super.becomeFirstResponder()
      // AppKit notifies the delegate only when the user changes something.
      if isFirstResponder { didGetFocus() }
      return isFirstResponder
    }

    func connect(to delegate: NumberFieldDelegate<Store>) {
      store = delegate.controller.store
      storeUndoManager = delegate.undoManager
      didGetFocus = { [weak delegate] in delegate?.focusDidChange(to: true) }
      delegate.connect(to: self)
    }

    func setFocus(_ isFocused: Bool) {
      // SwiftUI is updating its views now, and the field isn't in a window at first.
      Task { [weak self] in
        // Another field can have the focus by then.
        guard let self, let window, isFocused != (currentEditor() != nil) else { return }
        window.makeFirstResponder(isFocused ? self : nil)
      }
    }
  }
#endif
