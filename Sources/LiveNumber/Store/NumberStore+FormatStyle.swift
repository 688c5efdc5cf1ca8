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
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store
  ///     takes too. One that can't be edited becomes the nearest that can, and ``formatError`` is
  ///     the reason.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  public convenience init(
    value: Value? = nil, format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options()
  ) {
    let live = style.live(in: locale)
    self.init(value: value, format: live.style.numberFormat, options: options)
    take(live)
  }

  /// The reason why the last style of Foundation's that was set can't be edited, or `nil` if it
  /// can.
  ///
  /// Some settings of Foundation's styles can't be edited digit by digit, such as a compact
  /// notation. The field then has the nearest format that can be:
  ///
  /// ```swift
  /// let store = NumberStore(value: 1234, format: .number.notation(.compactName))
  /// store.text              // 1,234
  /// store.formatError       // The style can't be edited digit by digit. It writes 1234 as "1.2K" …
  /// ```
  public var formatError: NumberFormatError? {
    observers.access(.editor, of: self)
    return storedFormatError
  }

  /// Takes the error and the restriction of a style, whose observer an initializer doesn't call.
  private func take(_ live: (style: NumberFormatStyle<Value>, error: NumberFormatError?)) {
    storedFormatError = live.error
    if let restriction = live.style.restriction { self.restriction = restriction }
  }

  /// Creates a store for a format style and the values of a range.
  ///
  /// - Parameters:
  ///   - value: The first value, or `nil` for an empty field.
  ///   - range: The allowed values, which replace the range of the options.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store
  ///     takes too. One that can't be edited becomes the nearest that can, and ``formatError`` is
  ///     the reason.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor. Their range policy decides what happens to other
  ///     values.
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
  ///   - keyPath: The key path of the number in the model, which always has a value: a cleared
  ///     field doesn't change it.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store
  ///     takes too. One that can't be edited becomes the nearest that can, and ``formatError`` is
  ///     the reason.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value>,
    format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    let live = style.live(in: locale)
    self.init(model, keyPath, format: live.style.numberFormat, options: options, writes: writes)
    take(live)
  }

  /// Creates a store for an optional number in a model, with a format style: a cleared field sets
  /// it to `nil`.
  ///
  /// - Parameters:
  ///   - model: The model, which the store keeps alive.
  ///   - keyPath: The key path of the number in the model.
  ///   - style: A style of Foundation's or a ``NumberFormatStyle``, whose restriction the store
  ///     takes too. One that can't be edited becomes the nearest that can, and ``formatError`` is
  ///     the reason.
  ///   - locale: The locale, or `nil` for that of the style.
  ///   - options: The options of the editor.
  ///   - writes: The time at which the user's number is written.
  public convenience init<Model>(
    _ model: Model, _ keyPath: ReferenceWritableKeyPath<Model, Value?>,
    format style: some LiveFormatStyle<Value>,
    locale: Locale? = nil, options: NumberEditor.Options = NumberEditor.Options(),
    writes: ModelWritePolicy = .whileTyping
  ) {
    let live = style.live(in: locale)
    self.init(model, keyPath, format: live.style.numberFormat, options: options, writes: writes)
    take(live)
  }

  /// Shows the same number in the format of another style, in one undo step.
  ///
  /// While an input method is composing, the new format is shown when the composition ends. A style
  /// that can't be edited becomes the nearest one that can; ``formatError`` is the reason.
  public func changeFormat(_ style: some LiveFormatStyle<Value>) {
    pull()
    let live = style.nearestLiveStyle
    changeFormat(live.style.numberFormat, because: live.error)
  }
}

extension LiveFormatStyle {
  fileprivate func live(
    in locale: Locale?
  ) -> (style: NumberFormatStyle<FormatInput>, error: NumberFormatError?) {
    locale.map { self.locale($0).nearestLiveStyle } ?? nearestLiveStyle
  }
}
