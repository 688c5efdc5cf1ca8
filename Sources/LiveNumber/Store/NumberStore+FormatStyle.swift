#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
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
  ///   - value: The first value, or `nil` for an empty field.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store takes too.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init(
    value: Value? = nil, format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options()
  ) {
    let live = style.live(in: locale)
    self.init(value: value, format: live.numberFormat, options: options)
    restrict(to: live.restriction)
  }

  /// Sets the restriction, whose observer an initializer doesn't call.
  private func restrict(to restriction: Restriction<Value>?) {
    if let restriction { self.restriction = restriction }
  }

  /// Creates a store for a format style and the values of a range.
  ///
  /// - Parameters:
  ///   - value: The first value, or `nil` for an empty field.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store takes too.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor. Their range policy decides what happens to other values.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init<Values: ValueRange>(
    value: Value? = nil, in range: Values, format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options()
  ) where Values.Bound == Value {
    // With an opaque type for the range, Swift 6.3 takes the literals of `in: 0...1` for integers.
    var options = options
    options.range = ValueBounds(range)
    self.init(value: value, format: style, locale: locale, options: options)
  }

  /// Creates a store for a number in a model, with a format style.
  ///
  /// ```swift
  /// let price = NumberStore(order, \.price, format: .currency(code: "EUR"))
  /// ```
  ///
  /// - Parameters:
  ///   - model: The model, which the store keeps alive.
  ///   - keyPath: The key path of the number in the model, which always has a value: a cleared field doesn't
  ///     change it.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store takes too.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    let live = style.live(in: locale)
    self.init(model, keyPath, format: live.numberFormat, options: options, writes: writes)
    restrict(to: live.restriction)
  }

  /// Creates a store for an optional number in a model, with a format style: a cleared field sets it to
  /// `nil`.
  ///
  /// - Parameters:
  ///   - model: The model, which the store keeps alive.
  ///   - keyPath: The key path of the number in the model.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store takes too.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  /// - Precondition: The style can be edited, as ``LiveFormatStyle`` describes.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value?>,
    format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    let live = style.live(in: locale)
    self.init(model, keyPath, format: live.numberFormat, options: options, writes: writes)
    restrict(to: live.restriction)
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

extension LiveFormatStyle {
  fileprivate func live(in locale: Locale?) -> NumberFormatStyle<FormatInput> {
    locale.map { self.locale($0).live } ?? live
  }
}
