import LiveNumberCore
import TestSupport

/// The fields that inputs ask for.
enum FuzzField {
  /// Returns whether a field's content is short enough to go on editing it.
  ///
  /// A pasted exponent of a few characters makes a content that takes seconds to empty
  /// key by key. No limit of ``choose(_:)`` is near it, and unit tests edit such contents.
  static func isShort(_ session: EditingSession) -> Bool { session.state.content.count <= 200 }

  /// Returns the field that an input asks for, or `nil` if its options contradict each other.
  static func choose(_ choices: inout FuzzChoices) -> EditingSession? {
    guard let format = FuzzFormats.choose(&choices) else { return nil }
    var options = NumberEditor.Options()
    var mergesTypedDigits = false
    for option in NumberEditor.Options.rows {
      switch option.name {
      case "minimum":
        let range = choices.choose(ranges)
        options.range.minimum = range.0.flatMap { ExactDecimal($0) }
        options.range.maximum = range.1.flatMap { ExactDecimal($0) }
      // What is more than a number has other promises: see `ExpressionTests`.
      case "maximum", "accepts": break
      default:
        if let text = choices.choose(option.samples) { _ = options.read(option.name, text) }
      }
      // The place of these is between the options that were there before and after them.
      if option.name == "decimalAliases" { options.valueLimits = choices.choose(typeLimits) }
      if option.name == "step" { mergesTypedDigits = choices.choose([false, true]) }
    }
    guard (try? options.validate(for: format)) != nil else { return nil }
    var session = EditingSession(format: format, options: options)
    session.mergesTypedDigits = mergesTypedDigits
    return session
  }

  private static let ranges: [(String?, String?)] = [
    (nil, nil), ("18", "30"), ("-5", "5"), ("0", "100"), ("10.5", "10.75"), ("-100", "-10"),
    ("0", nil), (nil, "1000"), ("9007199254740993", "9007199254740995"), ("0", "1"),
  ]

  private static let typeLimits: [ExactDecimal.Limits] = [
    .init(),
    .init(range: ValueBounds(-128...127), maximumFractionDigits: 0),
    .init(range: ValueBounds(0...UInt64.max), maximumFractionDigits: 0),
    .init(maximumFractionDigits: 127, maximumSignificantDigits: 38),
    .init(keepsNegativeZero: true),
  ]
}
