#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif
public import LiveNumberCore

// What an app can change while the user types. The number, the selection, and the history stay.

extension NumberStore {
  /// The format of the text.
  ///
  /// Another format shows the same number, in one undo step. While an input method is composing, it
  /// is shown when the composition ends.
  public var format: NumberFormat {
    get { number(for: .editor).editor.format }
    set {
      pull()
      changeFormat(newValue)
    }
  }

  /// The kind of number, and how it's written.
  ///
  /// Another style shows the same number, as another ``format`` does:
  ///
  /// ```swift
  /// store.style = .currency("JPY")
  /// ```
  public var style: NumberStyle {
    get { format.style }
    set { format = NumberFormat(newValue, locale: (heldFormat ?? format).locale) }
  }

  /// The locale of the text; the one with data, if the store was created for another.
  ///
  /// Another locale shows the same number, as another ``format`` does. For a locale by its name,
  /// set a format.
  public var locale: Locale {
    get { format.locale }
    set {
      pull()
      changeFormat(
        NumberFormat((heldFormat ?? format).style, locale: newValue), because: storedFormatError)
    }
  }

  /// The options of the field, without the range of its ``restriction``.
  ///
  /// Other options apply to the same content, and a number that they make valid is written to the
  /// model. This way, a range can follow another field:
  ///
  /// ```swift
  /// low.options.range.maximum = high.validValue?.decimalValue
  /// ```
  ///
  /// The limits of `Value` hold whatever the options are. If options contradict each other or the
  /// format, the tighter one holds; if no value meets the ranges of the options and the
  /// ``restriction``, every number is invalid.
  public var options: NumberEditor.Options {
    get {
      pull()
      observers.access(.settings, of: self)
      return ownOptions
    }
    set {
      pull()
      var options = newValue
      options.valueLimits = Value.limits
      changeOptions(options)
    }
  }

  /// The allowed values, or `nil` if the options don't limit them.
  ///
  /// It is the range of the ``options``, and takes any range that the initializers take:
  ///
  /// ```swift
  /// store.range = 1...3
  /// store.range = 0...
  /// store.range?.bounds.minimum     // 0
  /// ```
  ///
  /// By default, a number outside the range can be typed, and is invalid; the options' range policy
  /// decides.
  public var range: (any ValueRange<Value>)? {
    get {
      let range = options.range
      guard range.minimum != nil || range.maximum != nil else { return nil }
      return ValueBounds(
        minimum: range.minimum.flatMap { Value(decimal: $0) },
        maximum: range.maximum.flatMap { Value(decimal: $0) })
    }
    set { options.range = newValue.map { ValueBounds($0) } ?? ValueBounds() }
  }

  /// The keys that the field has a use for, so that an app can choose a keyboard.
  public var keyboard: NumberEditor.KeyboardTraits { number(for: .editor).editor.keyboardTraits }
}
