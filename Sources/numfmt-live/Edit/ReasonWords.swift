import LiveNumber

/// The words for the reasons of a field's outcomes, with the field's own separators and range.
struct ReasonWords {
  let format: NumberFormat
  let options: NumberEditor.Options
  let keyboard: NumberEditor.KeyboardTraits

  /// Returns what a reason means, in several lengths, the longest first.
  ///
  /// The key is the typed character, or `nil` if the edit wasn't a key.
  func words(for reason: NumberEditor.Reason, key: Unicode.Scalar?) -> [String] {
    switch reason {
    case .outOfRange, .clampedToRange:
      range.map { ["\(reason) (\($0))", $0] } ?? ["\(reason)"]
    case .misplacedGrouping where keyboard.allowsFraction: separators(key)
    default: ["\(reason)"]
    }
  }

  /// Returns which separator is the decimal one, and what the typed one means if it has a meaning.
  private func separators(_ key: Unicode.Scalar?) -> [String] {
    let decimal = "the decimal separator is \"\(format.symbols.decimalSeparator)\""
    guard let key, format.options.grouping != .never, format.pattern.grouping.primary > 0 else {
      return [decimal]
    }
    return ["\"\(key)\" groups digits here; \(decimal)", decimal]
  }

  /// The range of the values, written as the field writes numbers, or `nil` if it has no bounds.
  private var range: String? {
    switch (options.range.minimum, options.range.maximum) {
    case (let minimum?, let maximum?):
      "\(format.format(minimum)) to \(format.format(maximum))"
    case (let minimum?, nil): "at least \(format.format(minimum))"
    case (nil, let maximum?): "at most \(format.format(maximum))"
    case (nil, nil): nil
    }
  }
}
