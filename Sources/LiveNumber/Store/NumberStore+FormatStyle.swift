public import LiveNumberCore

// The same calls as those of SwiftUI's `TextField(value:format:)`.

extension NumberStore {
  /// Creates a store for a format style.
  ///
  /// ```swift
  /// let price = NumberStore<Decimal>(format: .currency(code: "EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store takes too.
  ///   - options: The options of the editor.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init(
    format style: some LiveFormatStyle<Value>,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) {
    let live = style.live
    self.init(format: live.numberFormat, options: options, value: value)
    if let restriction = live.restriction { restrict(to: restriction) }
  }

  /// Sets the restriction, whose observer an initializer doesn't call.
  private func restrict(to restriction: Restriction<Value>) { self.restriction = restriction }

  /// Creates a store for a format style and the values of a range.
  ///
  /// - Parameters:
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - options: The options of the editor. Their range policy decides what happens to other values.
  ///   - value: The first value, or `nil` for an empty field.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init<Values: ValueRange>(
    format style: some LiveFormatStyle<Value>, in range: Values,
    options: NumberEditor.Options = NumberEditor.Options(), value: Value? = nil
  ) where Values.Bound == Value {
    // With an opaque type for the range, Swift 6.3 takes the literals of `in: 0...1` for integers.
    var options = options
    options.range = ValueBounds(range)
    self.init(format: style, options: options, value: value)
  }

  /// Shows the same number in the format of another style, in one undo step.
  ///
  /// While an input method is composing, the new format is shown when the composition ends.
  ///
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public func changeFormat(_ style: some LiveFormatStyle<Value>) {
    format = style.live.numberFormat
  }
}
