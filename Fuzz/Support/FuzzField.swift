import LiveNumberCore

/// The fields that inputs ask for.
enum FuzzField {
  /// Returns the field that an input asks for, or `nil` if its options contradict each other.
  static func choose(_ input: inout FuzzInput) -> EditingSession? {
    guard let format = FuzzFormats.choose(&input) else { return nil }
    var options = NumberEditor.Options()
    options.maximumFractionDigits = input.choose([
      .automatic, .unlimited, .upTo(0), .upTo(2), .upTo(5),
    ])
    options.minimumFractionDigits = input.choose([nil, 1, 2, 0])
    options.minimumIntegerDigits = input.choose([1, 2])
    options.maximumIntegerDigits = input.choose([nil, 1, 3, 9])
    options.maximumLength = input.choose([nil, 1, 4, 12])
    let range = input.choose(ranges)
    options.minimum = range.0.flatMap { ExactDecimal($0) }
    options.maximum = range.1.flatMap { ExactDecimal($0) }
    options.rangePolicy = input.choose(NumberEditor.Options.RangePolicy.self)
    options.allowsNegative = input.choose([true, false])
    options.signKey = input.choose(NumberEditor.Options.SignKey.self)
    options.deleteOverGroup = input.choose(NumberEditor.Options.DeleteOverGroup.self)
    options.leadingZeros = input.choose(NumberEditor.Options.LeadingZeros.self)
    options.insertsLeadingZero = input.choose([false, true])
    options.padsWhileTyping = input.choose([false, true])
    options.paste = input.choose(NumberEditor.Options.PastePolicy.self)
    options.entry = input.choose(NumberEditor.Options.Entry.self)
    options.showsEmptyAffixes = input.choose([false, true])
    options.decimalAliases = input.choose([[], ["/", "'"], [",", "."]])
    options.valueLimits = input.choose(typeLimits)
    options.step = input.choose([nil, ExactDecimal("0.25")])
    let mergesTypedDigits = input.choose([false, true])
    options.fractionOverflow = input.choose(NumberEditor.Options.FractionOverflow.self)
    options.emptyValue = input.choose(NumberEditor.Options.EmptyValue.self)
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
