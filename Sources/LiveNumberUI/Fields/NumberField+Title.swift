#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  // The calls of the other files, with a title that isn't localized. A literal prefers those.

  extension NumberField {
    /// Creates a field for an optional number, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false,
        FieldFormat(style), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for a required number, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true,
        FieldFormat(style), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for an optional number in a range, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>,
      in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false,
        FieldFormat(style), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>,
      in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true,
        FieldFormat(style), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for an optional number with a format style, whose title is a text of your
    /// app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false,
        FieldFormat(format), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for a required number with a format style, whose title is a text of your
    /// app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true,
        FieldFormat(format), prompt: prompt, options: options,
        writes: writes)
    }

    /// Creates a field for an optional number in a range with a format style, whose title is a text
    /// of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value?>,
      in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), value, isRequired: false,
        FieldFormat(format), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range with a format style, whose title is a text
    /// of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>,
      in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .verbatim(String(title)), Binding<Value?>(value), isRequired: true,
        FieldFormat(format), prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a store, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, store: NumberStore<Value>, prompt: Text? = nil
    ) {
      self.init(.verbatim(String(title)), store: store, prompt: prompt)
    }
  }

  extension RestrictedTextField {
    /// Creates a field for a value, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, value: Binding<Value>, restriction: InputRestriction<Value>,
      prompt: Text? = nil
    ) {
      self.init(.verbatim(String(title)), value, restriction, prompt)
    }

    /// Creates a field for a text, whose title is a text of your app's.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, text: Binding<String>,
      restriction: InputRestriction<String>, prompt: Text? = nil
    ) where Value == String {
      self.init(.verbatim(String(title)), text, restriction, prompt)
    }
  }
#endif
