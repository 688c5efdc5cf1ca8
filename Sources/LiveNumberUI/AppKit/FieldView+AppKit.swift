#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI

  extension FieldView: NSViewRepresentable {
    func makeNSView(context: Context) -> StoreTextField {
      let field = StoreTextField()
      field.bezelStyle = .roundedBezel
      // As wide as there is space, and as high as its text.
      field.setContentHuggingPriority(.required, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      field.connect(to: context.coordinator.delegate)
      // Return ends editing in AppKit.
      context.coordinator.focusAgain = { [weak field] in field?.setFocus(true) }
      return field
    }

    func updateNSView(_ field: StoreTextField, context: Context) {
      let coordinator = context.coordinator
      let environment = context.environment
      let style = environment.numberFieldStyle
      if coordinator.update(from: self, in: environment) { field.connect(to: coordinator.delegate) }

      let title = title(in: environment)
      field.placeholderString = title
      field.setAccessibilityLabel(title)
      field.setAccessibilityValueDescription(style.spokenValue(of: status))
      field.isEnabled = environment.isEnabled
      field.textColor = style.color(status.validity).map { NSColor($0) } ?? .controlTextColor
      field.alignment = environment.textAlignment

      coordinator.delegate.storeDidChange()
      if let isFocused = coordinator.newFocus(environment) { field.setFocus(isFocused) }
    }
  }

  /// The text field of a store, with the store's undo.
  final class StoreTextField: NSTextField {
    private var storeUndoManager: UndoManager?
    private var didGetFocus: () -> Void = {}

    override var undoManager: UndoManager? { storeUndoManager }

    override func becomeFirstResponder() -> Bool {
      let isFirstResponder = super.becomeFirstResponder()
      // AppKit notifies the delegate only when the user changes something.
      if isFirstResponder { didGetFocus() }
      return isFirstResponder
    }

    func connect<Store>(to delegate: NumberFieldDelegate<Store>) {
      storeUndoManager = delegate.undoManager
      didGetFocus = { [weak delegate] in delegate?.onFocus(true) }
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
