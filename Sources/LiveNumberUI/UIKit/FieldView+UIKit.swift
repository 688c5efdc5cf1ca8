#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI
  internal import UIKit

  extension FieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> StoreTextField {
      let field = StoreTextField()
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      // As wide as there is space, and as high as its text.
      field.setContentHuggingPriority(.required, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      field.connect(to: context.coordinator.delegate)
      context.coordinator.resign = { [weak field] in _ = field?.resignFirstResponder() }
      return field
    }

    func updateUIView(_ field: StoreTextField, context: Context) {
      let coordinator = context.coordinator
      let environment = context.environment
      let style = environment.numberFieldStyle
      if coordinator.update(from: self, in: environment) { field.connect(to: coordinator.delegate) }

      let title = title(in: environment)
      field.placeholder = title
      field.accessibilityLabel = title
      field.accessibilityValue = style.spokenValue(of: status)
      field.isEnabled = environment.isEnabled
      field.textColor = style.color(status.validity).map { UIColor($0) } ?? .label
      field.textAlignment = environment.textAlignment
      field.updateKeyboard(
        for: status.keyboardTraits, hasSignKeys: style.showsSignKeys, of: coordinator.delegate)

      coordinator.delegate.storeDidChange(in: field)
      if let isFocused = coordinator.newFocus(environment) { field.setFocus(isFocused) }
    }
  }

  /// The text field of a store, with the store's undo.
  final class StoreTextField: UITextField {
    private var storeUndoManager: UndoManager?
    private var keyboardTraits: NumberEditor.KeyboardTraits?
    private var hasSignKeys = false

    override var undoManager: UndoManager? { storeUndoManager }

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
