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
    ///   - title: The title of the field, for VoiceOver and as long as the field is empty.
    ///   - value: The number, which is `nil` if the field is empty.
    ///   - range: The allowed values, which replace the minimum and the maximum of the options.
    ///   - style: The kind of number.
    ///   - options: The options of the editor. Their range policy decides what happens to other values.
    ///   - writes: The time at which the user's number is written. A later change isn't followed.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value?>, in range: some ValueRange<Value>,
      style: NumberStyle = .decimal, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, style: style, options: options.limited(to: range), writes: writes)
    }

    /// Creates a field for a number in a range that there always is.
    ///
    /// - Parameters:
    ///   - title: The title of the field, for VoiceOver and as long as the field is empty.
    ///   - value: The number.
    ///   - range: The allowed values, which replace the minimum and the maximum of the options.
    ///   - style: The kind of number.
    ///   - options: The options of the editor. Their range policy decides what happens to other values.
    ///   - writes: The time at which the user's number is written. A later change isn't followed.
    public init(
      _ title: LocalizedStringResource, value: Binding<Value>, in range: some ValueRange<Value>,
      style: NumberStyle = .decimal, options: NumberEditor.Options = NumberEditor.Options(),
      writes: ModelWritePolicy = .whileTyping
    ) {
      self.init(
        title, value: value, style: style, options: options.limited(to: range), writes: writes)
    }
  }

  extension NumberEditor.Options {
    fileprivate func limited<Value: NumberValue>(to range: some ValueRange<Value>) -> Self {
      var options = self
      options.minimum = range.bounds.minimum?.decimalValue
      options.maximum = range.bounds.maximum?.decimalValue
      return options
    }
  }
#endif
