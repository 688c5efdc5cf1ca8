#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  // The calls of the other files, with a view in place of the title, as SwiftUI's `TextField` has
  // them. The view is the accessibility label, and shown while the field is empty, unless there is
  // a prompt.

  extension NumberField {
    /// Creates a field for an optional number, with a label.
    public init(
      value: Binding<Value?>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), value, isRequired: false,
        FieldFormat(style), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for a required number, with a label.
    public init(
      value: Binding<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), Binding<Value?>(value), isRequired: true,
        FieldFormat(style), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for an optional number in a range, with a label.
    public init(
      value: Binding<Value?>,
      in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), value, isRequired: false,
        FieldFormat(style), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range, with a label.
    public init(
      value: Binding<Value>,
      in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), Binding<Value?>(value), isRequired: true,
        FieldFormat(style), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for an optional number with a format style, with a label.
    public init(
      value: Binding<Value?>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), value, isRequired: false,
        FieldFormat(format), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for a required number with a format style, with a label.
    public init(
      value: Binding<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), Binding<Value?>(value), isRequired: true,
        FieldFormat(format), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for an optional number in a range with a format style, with a label.
    public init(
      value: Binding<Value?>,
      in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), value, isRequired: false,
        FieldFormat(format), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range with a format style, with a label.
    public init(
      value: Binding<Value>,
      in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping,
      @ViewBuilder label: () -> some View
    ) {
      self.init(
        .label(AnyView(label())), Binding<Value?>(value), isRequired: true,
        FieldFormat(format), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a store, with a label.
    public init(
      store: NumberStore<Value>, prompt: Text? = nil, @ViewBuilder label: () -> some View
    ) {
      self.init(.label(AnyView(label())), store: store, prompt: prompt)
    }
  }

  extension RestrictedTextField {
    /// Creates a field for a value, with a label.
    public init(
      value: Binding<Value>, restriction: InputRestriction<Value>, prompt: Text? = nil,
      @ViewBuilder label: () -> some View
    ) {
      self.init(.label(AnyView(label())), value, restriction, prompt)
    }
  }
#endif
