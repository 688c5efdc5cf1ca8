#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
  public import Foundation
  public import LiveNumber
  public import LiveNumberCore
  public import SwiftUI

  extension NumberField {
    /// Creates a field for an optional number in a range.
    ///
    /// ```swift
    /// NumberField("Age", value: $age, in: 18...30)
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number, which is `nil` if the field is empty.
    ///   - range: The allowed values, which replace the range of the options.
    ///   - style: The kind of number.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor. Their range policy decides what happens to other
    ///     values.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, style: style, prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }

    /// Creates a field for a required number in a range.
    ///
    /// - Parameters:
    ///   - title: The title of the field, used as its placeholder and accessibility label.
    ///   - value: The number.
    ///   - range: The allowed values, which replace the range of the options.
    ///   - style: The kind of number.
    ///   - prompt: The text of the empty field, or `nil` to show the title.
    ///   - options: The options of the editor. Their range policy decides what happens to other
    ///     values.
    ///   - writes: When the field writes the user's number to the binding. The field keeps the
    ///     policy that it's created with.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, in range: some ValueRange<Value>,
      style: NumberStyle = .number, prompt: Text? = nil,
      options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, style: style, prompt: prompt, options: options.limited(to: range),
        writes: writes)
    }
  }

  extension NumberEditor.Options {
    func limited<Value: NumberValue>(to range: some ValueRange<Value>) -> Self {
      var options = self
      options.range = ValueBounds(range)
      return options
    }
  }
#endif
