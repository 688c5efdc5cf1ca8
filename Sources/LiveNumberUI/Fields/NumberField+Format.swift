#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  // The same calls as those of SwiftUI's `TextField(_:value:format:)`.

  extension NumberField {
    /// Creates a field for an optional number with a format style.
    ///
    /// ```swift
    /// NumberField("Price", value: $price, format: .currency(code: "EUR"))
    /// ```
    ///
    /// A style follows the locale of the environment, unless it has one of its own.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number, which is `nil` if the field is empty.
    ///   - format: A style of Foundation's or a `NumberFormatStyle`, whose restriction the field
    ///     takes too. One that can't be edited becomes the nearest that can.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, format: some LiveFormatStyle<Value>,
      prompt: Text? = nil, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .localized(title), value, isRequired: false, FieldFormat(format), prompt: prompt,
        options: options,
        writes: writes)
    }

    /// Creates a field for a required number with a format style.
    ///
    /// If the user clears the field and leaves it, it shows the number again.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number.
    ///   - format: A style of Foundation's or a `NumberFormatStyle`, whose restriction the field
    ///     takes too. One that can't be edited becomes the nearest that can.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, format: some LiveFormatStyle<Value>,
      prompt: Text? = nil, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        .localized(title), Binding<Value?>(value), isRequired: true, FieldFormat(format),
        prompt: prompt,
        options: options, writes: writes)
    }

    /// Creates a field for an optional number in a range with a format style.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number, which is `nil` if the field is empty.
    ///   - range: The allowed values, which replace the range of the options.
    ///   - format: A style of Foundation's or a `NumberFormatStyle`, whose restriction the field
    ///     takes too. One that can't be edited becomes the nearest that can.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor. Their range policy decides what happens to other
    ///     values.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, format: format, prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range with a format style.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number.
    ///   - range: The allowed values, which replace the range of the options.
    ///   - format: A style of Foundation's or a `NumberFormatStyle`, whose restriction the field
    ///     takes too. One that can't be edited becomes the nearest that can.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor. Their range policy decides what happens to other
    ///     values.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, in range: some ValueRange<Value>,
      format: some LiveFormatStyle<Value>, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, format: format, prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }
  }
#endif
