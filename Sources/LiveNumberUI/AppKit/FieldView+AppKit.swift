#if canImport(AppKit) && !canImport(UIKit)
  internal import AppKit
  internal import LiveNumber
  internal import LiveNumberCore
  internal import SwiftUI

  extension FieldView: NSViewRepresentable {
    func makeNSView(context: Context) -> StoreTextField<Store> {
      let field = StoreTextField(delegate: context.coordinator.delegate)
      field.bezelStyle = .roundedBezel
      // As wide as there is space, and as high as its text.
      field.setContentHuggingPriority(.required, for: .vertical)
      field.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      // Return ends editing in AppKit.
      context.coordinator.focusAgain = { [weak field] in field?.setFocus(true) }
      return field
    }

    func updateNSView(_ field: StoreTextField<Store>, context: Context) {
      let coordinator = context.coordinator
      let environment = context.environment
      let style = environment.numberFieldStyle
      if coordinator.update(from: self, in: environment) { field.connect(to: coordinator.delegate) }

      let title = title(in: environment)
      field.placeholderString = isComposing == nil ? title : nil
      // Otherwise, SwiftUI sets the label.
      if let title { field.setAccessibilityLabel(title) }
      field.setAccessibilityValueDescription(style.spokenValue(of: status))
      field.isEnabled = environment.isEnabled
      field.textColor = style.color(status).map { NSColor($0) } ?? .controlTextColor
      field.alignment = environment.textAlignment

      coordinator.delegate.storeDidChange()
      coordinator.announce(status, in: style)
      if let isFocused = coordinator.newFocus(environment) { field.setFocus(isFocused) }
    }
  }
#endif
