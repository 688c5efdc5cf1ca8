#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI
  internal import UIKit

  extension FieldView: UIViewRepresentable {
    func makeUIView(context: Context) -> StoreTextField<Store> {
      let field = StoreTextField(delegate: context.coordinator.delegate)
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      // As wide as there is space, and as high as its text.
      field.setContentHuggingPriority(.required, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      context.coordinator.resign = { [weak field] in _ = field?.resignFirstResponder() }
      return field
    }

    func updateUIView(_ field: StoreTextField<Store>, context: Context) {
      let coordinator = context.coordinator
      let environment = context.environment
      let style = environment.numberFieldStyle
      if coordinator.update(from: self, in: environment) { field.connect(to: coordinator.delegate) }

      let title = title(in: environment)
      field.placeholder = isComposing == nil ? title : nil
      // Otherwise, SwiftUI sets the label.
      if let title { field.accessibilityLabel = title }
      field.accessibilityValue = style.spokenValue(of: status)
      field.isEnabled = environment.isEnabled
      field.textColor = style.color(status).map { UIColor($0) } ?? .label
      field.textAlignment = environment.textAlignment
      field.updateKeyboard(
        for: status.keyboardTraits, hasKeyBar: style.hasKeyBar, of: coordinator.delegate)

      coordinator.delegate.storeDidChange(in: field)
      coordinator.announce(status, in: style)
      if let isFocused = coordinator.newFocus(environment) { field.setFocus(isFocused) }
    }
  }
#endif
