#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Binds the focus of a field to a value of your model.
    ///
    /// Use it instead of `focused(_:equals:)` if the model has the focus, as a form of LiveForms does:
    ///
    /// ```swift
    /// NumberField("Quantity", store: quantity)
    ///   .fieldFocus($form.focus, equals: .quantity)
    /// ```
    ///
    /// - Parameters:
    ///   - focus: The name of the focused field, or `nil` if none is.
    ///   - name: The name of this field.
    /// - Returns: A view whose field has the focus when the names are equal.
    public func fieldFocus<Name: Hashable>(
      _ focus: Binding<Name?>, equals name: Name
    ) -> some View {
      environment(
        \.fieldFocus,
        FieldFocus(isFocused: focus.wrappedValue == name) { isFocused in
          if isFocused {
            if focus.wrappedValue != name { focus.wrappedValue = name }
          } else if focus.wrappedValue == name {
            focus.wrappedValue = nil
          }
        })
    }

    /// Binds the focus of a field to a Boolean value of your model.
    public func fieldFocus(_ isFocused: Binding<Bool>) -> some View {
      environment(
        \.fieldFocus,
        FieldFocus(isFocused: isFocused.wrappedValue) {
          if isFocused.wrappedValue != $0 { isFocused.wrappedValue = $0 }
        })
    }
  }

  /// The focus that a model wants a field to have, and a closure that tells the model what it has.
  struct FieldFocus {
    let isFocused: Bool
    let report: @MainActor (Bool) -> Void
  }

  private struct FieldFocusKey: EnvironmentKey {
    static let defaultValue: FieldFocus? = nil
  }

  extension EnvironmentValues {
    var fieldFocus: FieldFocus? {
      get { self[FieldFocusKey.self] }
      set { self[FieldFocusKey.self] = newValue }
    }
  }
#endif
