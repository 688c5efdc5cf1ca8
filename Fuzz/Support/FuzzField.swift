import LiveNumberCore

/// The fields that inputs ask for.
enum FuzzField {
  /// Returns a Boolean value that indicates whether a field's content is short enough to go on editing it.
  ///
  /// A pasted exponent of a few characters makes a content that takes seconds to empty
  /// key by key. No limit of ``choose(_:)`` is near it, and unit tests edit such contents.
  static func isShort(_ session: EditingSession) -> Bool { session.state.content.count <= 200 }

  /// Returns the field that an input asks for, or `nil` if its options contradict each other.
  static func choose(_ choices: inout FuzzChoices) -> EditingSession? {
    guard let format = FuzzFormats.choose(&choices) else { return nil }
    var options = NumberEditor.Options()
    options.maximumFractionDigits = choices.choose([
      .automatic, .unlimited, .upTo(0), .upTo(2), .upTo(5),
    ])
    options.minimumFractionDigits = choices.choose([nil, 1, 2, 0])
    options.minimumIntegerDigits = choices.choose([1, 2])
    options.maximumIntegerDigits = choices.choose([nil, 1, 3, 9])
    options.maximumLength = choices.choose([nil, 1, 4, 12])
    let range = choices.choose(ranges)
    options.minimum = range.0.flatMap { ExactDecimal($0) }
    options.maximum = range.1.flatMap { ExactDecimal($0) }
    options.rangePolicy = choices.choose(NumberEditor.Options.RangePolicy.self)
    options.allowsNegative = choices.choose([true, false])
    options.signKey = choices.choose(NumberEditor.Options.SignKey.self)
    options.deleteOverGroup = choices.choose(NumberEditor.Options.DeleteOverGroup.self)
    options.leadingZeros = choices.choose(NumberEditor.Options.LeadingZeros.self)
    options.insertsLeadingZero = choices.choose([false, true])
    options.padsWhileTyping = choices.choose([false, true])
    options.paste = choices.choose(NumberEditor.Options.PastePolicy.self)
    options.entry = choices.choose(NumberEditor.Options.Entry.self)
    options.showsEmptyAffixes = choices.choose([false, true])
    options.decimalAliases = choices.choose([[], ["/", "'"], [",", "."]])
    options.valueLimits = choices.choose(typeLimits)
    options.step = choices.choose([nil, ExactDecimal("0.25")])
    let mergesTypedDigits = choices.choose([false, true])
    options.fractionOverflow = choices.choose(NumberEditor.Options.FractionOverflow.self)
    options.emptyValue = choices.choose(NumberEditor.Options.EmptyValue.self)
    options.groupingMisfit = choices.choose(NumberEditor.Options.GroupingMisfit.self)
    guard let editor = try? NumberEditor(format: format, options: options) else { return nil }
    var session = EditingSession(editor: editor)
    session.mergesTypedDigits = mergesTypedDigits
    return session
  }

  private static let ranges: [(String?, String?)] = [
    (nil, nil), ("18", "30"), ("-5", "5"), ("0", "100"), ("10.5", "10.75"), ("-100", "-10"),
    ("0", nil), (nil, "1000"), ("9007199254740993", "9007199254740995"), ("0", "1"),
  ]

  private static let typeLimits: [ExactDecimal.Limits] = [
    .init(),
    .init(minimum: -128, maximum: 127, maximumFractionDigits: 0),
    .init(minimum: 0, maximum: ExactDecimal("18446744073709551615"), maximumFractionDigits: 0),
    .init(maximumFractionDigits: 127, maximumSignificantDigits: 38),
    .init(keepsNegativeZero: true),
  ]
}
