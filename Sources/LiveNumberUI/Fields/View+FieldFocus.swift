#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Binds the focus of a field to a value of your model.
    ///
    /// Use it instead of `focused(_:equals:)` if your model stores the focus, as a form of
    /// LiveForms does:
    ///
    /// ```swift
    /// NumberField("Quantity", store: quantity)
    ///   .fieldFocus($form.focus, equals: .quantity)
    /// ```
    ///
    /// Set it on each field: on a container, it applies to every field in it.
    ///
    /// If a field has actions for Return, the field keeps the focus after them, as long as the
    /// model's value is the field's. An action that is done sets the model's value to `nil`.
    ///
    /// - Parameters:
    ///   - focus: The value of the focused field, or `nil` if none is focused.
    ///   - value: The value of this field.
    /// - Returns: A view whose field has the focus when the values are equal.
    public func fieldFocus<Value: Hashable>(
      _ focus: Binding<Value?>, equals value: Value
    ) -> some View {
      environment(\.fieldFocus, FieldFocus(focus, equals: value))
    }

    /// Binds the focus of a field to a Boolean value of your model.
    ///
    /// Set it on each field: on a container, it applies to every field in it. If the field has
    /// actions for Return, it keeps the focus after them, as long as the value is `true`.
    public func fieldFocus(_ isFocused: Binding<Bool>) -> some View {
      environment(
        \.fieldFocus,
        FieldFocus(isFocused: isFocused.wrappedValue) {
          isFocused.wrappedValue
        } report: {
          if isFocused.wrappedValue != $0 { isFocused.wrappedValue = $0 }
        })
    }
  }

  /// The focus that a model wants a field to have, and a closure that reports the field's own.
  struct FieldFocus {
    /// The model's focus when the view was created.
    let isFocused: Bool
    /// A closure that returns the model's focus now.
    let isWanted: @MainActor () -> Bool
    let report: @MainActor (Bool) -> Void
  }

  extension FieldFocus {
    @MainActor init<Value: Hashable>(_ focus: Binding<Value?>, equals value: Value) {
      self.init(isFocused: focus.wrappedValue == value) {
        focus.wrappedValue == value
      } report: { isFocused in
        if isFocused {
          if focus.wrappedValue != value { focus.wrappedValue = value }
        } else if focus.wrappedValue == value {
          focus.wrappedValue = nil
        }
      }
    }
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
