import LiveNumberUI
import SwiftUI

// The fields of UIKit or AppKit, without SwiftUI's NumberField.

#if canImport(UIKit)
  /// A `StoreTextField`.
  struct StoreField: UIViewRepresentable {
    let store: NumberStore<ExactDecimal>
    let identifier: String

    func makeUIView(context: Context) -> StoreTextField<NumberStore<ExactDecimal>> {
      StoreTextField(store: store) {
        $0.borderStyle = .roundedRect
        $0.accessibilityIdentifier = identifier
      }
    }

    func updateUIView(
      _ field: StoreTextField<NumberStore<ExactDecimal>>, context: Context
    ) {}
  }

  /// A text field of UIKit's own class with a `NumberFieldDelegate`, which the coordinator keeps.
  struct DelegateField: UIViewRepresentable {
    let store: NumberStore<ExactDecimal>
    let identifier: String

    func makeCoordinator() -> NumberFieldDelegate<NumberStore<ExactDecimal>> {
      NumberFieldDelegate(store: store)
    }

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = identifier
      context.coordinator.connect(to: field)
      field.setKeyboard(for: store.keyboard, hasKeyBar: true)
      field.addKeyBar(store.keyboard, of: context.coordinator)
      return field
    }

    func updateUIView(_ field: UITextField, context: Context) {}
  }
#else
  /// A `StoreTextField`.
  struct StoreField: NSViewRepresentable {
    let store: NumberStore<ExactDecimal>
    let identifier: String

    func makeNSView(context: Context) -> StoreTextField<NumberStore<ExactDecimal>> {
      StoreTextField(store: store) { $0.setAccessibilityIdentifier(identifier) }
    }

    func updateNSView(
      _ field: StoreTextField<NumberStore<ExactDecimal>>, context: Context
    ) {}
  }

  /// A text field of AppKit's own class with a `NumberFieldDelegate`, which the field keeps.
  struct DelegateField: NSViewRepresentable {
    let store: NumberStore<ExactDecimal>
    let identifier: String

    func makeNSView(context: Context) -> NSTextField {
      let field = NSTextField(frame: .zero)
      field.setAccessibilityIdentifier(identifier)
      NumberFieldDelegate(store: store).connect(to: field)
      return field
    }

    func updateNSView(_ field: NSTextField, context: Context) {}
  }
#endif
