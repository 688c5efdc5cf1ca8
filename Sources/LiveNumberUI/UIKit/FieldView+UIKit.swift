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
      if coordinator.take(self, environment) { field.connect(to: coordinator.delegate) }

      let title = title(in: environment)
      field.placeholder = title
      field.accessibilityLabel = title
      field.accessibilityValue = style.spokenValue(of: status)
      field.isEnabled = environment.isEnabled
      field.textColor = style.color(status.validity).map { UIColor($0) } ?? .label
      field.textAlignment = environment.textAlignment
      field.setKeys(status.keys, hasSignKeys: style.showsSignKeys, coordinator.delegate)

      coordinator.delegate.storeDidChange(in: field)
      if let isFocused = coordinator.newFocus(environment) { field.setFocus(isFocused) }
    }
  }

  /// The text field of a store, with the store's undo.
  final class StoreTextField: UITextField {
    private let commands = FieldUndoManager()
    private var keys: NumberEditor.KeyboardTraits?
    private var hasSignKeys = false

    override var undoManager: UndoManager? { commands }

    func connect<Store>(to delegate: NumberFieldDelegate<Store>) {
      // The keys of the bar are those of the previous delegate.
      keys = nil
      commands.store = delegate.controller.store
      commands.perform = { [weak self, weak delegate] undoes in
        guard let self else { return }
        delegate?.perform(in: self) { store in
          if undoes { store.undo() } else { store.redo() }
        }
      }
      delegate.connect(to: self)
    }

    func setKeys<Store>(
      _ keys: NumberEditor.KeyboardTraits?, hasSignKeys: Bool,
      _ delegate: NumberFieldDelegate<Store>
    ) {
      guard let keys, keys != self.keys || hasSignKeys != self.hasSignKeys else { return }
      self.keys = keys
      self.hasSignKeys = hasSignKeys
      setKeyboard(for: keys, hasSignKeys: hasSignKeys)
      if hasSignKeys { addSignKeys(keys, of: delegate) } else { inputAccessoryView = nil }
    }

    func setFocus(_ isFocused: Bool) {
      guard isFocused != isFirstResponder else { return }
      // SwiftUI is updating its views now, and the field isn't in a window at first.
      Task { [weak self] in
        guard let self else { return }
        if isFocused { becomeFirstResponder() } else { resignFirstResponder() }
      }
    }
  }
#endif
