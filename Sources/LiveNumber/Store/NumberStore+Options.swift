public import LiveNumberCore

extension NumberStore {
  /// The format of the text.
  public var format: NumberFormat { model.read(.editor).editor.format }

  /// The options of the field, without the range of its ``restriction``.
  ///
  /// Swift has no property whose setter throws, and options can contradict each other. So they are
  /// changed by ``changeOptions(_:)``.
  public var options: NumberEditor.Options { model.options }

  /// The keys that the field has a use for, so that an app can choose a keyboard.
  public var keyboard: NumberEditor.KeyboardTraits { model.read(.editor).editor.keyboardTraits }

  /// Applies other options to the same content.
  ///
  /// Text, selection, and history stay. The content is validated by the new options, and a number that
  /// they make valid is written to the model. A range can so follow another field:
  ///
  /// ```swift
  /// var options = low.options
  /// options.range.maximum = high.validValue
  /// try low.changeOptions(options)
  /// ```
  ///
  /// The limits of `Value` hold whatever the options are. If the range of the ``restriction`` and that of
  /// the options have no value in common, no number is valid.
  ///
  /// - Throws: `NumberEditorError` if the options contradict each other or the format; nothing changes
  ///   then, and the previous options hold.
  public func changeOptions(_ options: NumberEditor.Options) throws(NumberEditorError) {
    var options = options
    options.valueLimits = Value.limits
    try model.changeOptions(options)
  }

  /// Shows the same content in another format, in one undo step.
  ///
  /// While an input method is composing, the new format is shown when the composition ends.
  ///
  /// - Throws: `NumberEditorError` if the format contradicts the options; nothing changes then.
  public func changeFormat(_ format: NumberFormat) throws(NumberEditorError) {
    try model.changeFormat(format)
  }

  /// Shows the same content in another locale, in one undo step.
  ///
  /// - Throws: `NumberFormatError` if the locale isn't known, and what ``changeFormat(_:)`` throws.
  public func changeLocale(_ locale: some LocaleConvertible) throws {
    let format = model.heldFormat ?? format
    try changeFormat(NumberFormat(format.style, locale: locale, options: format.options))
  }
}
