package import LiveNumber

/// What a field says about itself, with its own separators and range.
extension NumberEditor {
  /// The text of a sample number in this field, or an empty text if the field can't show it.
  ///
  /// The sample is typed and committed, so that it obeys all limits of the field.
  package var sampleText: String {
    var options = options
    options.rangePolicy = .clampOnCommit
    var session = EditingSession(editor: NumberEditor(format: format, options: options))
    // The point of the numeric pad is the decimal key in every locale.
    for scalar in "1234.56".unicodeScalars {
      if session.apply(.typeOnNumericPad(scalar)).isRejected {
        session.deleteBackward()
      } else if session.state.isText, session.validity == .invalid {
        session.undo()
      }
    }
    session.apply(.commit)
    return session.validity == .valid ? session.text : ""
  }

  /// Returns what a reason means, in several lengths, the longest first.
  ///
  /// The key is the typed character, or `nil` if the edit wasn't a key.
  package func words(for reason: Reason, key: Unicode.Scalar?) -> [String] {
    switch reason {
    case .outOfRange, .clampedToRange:
      let range = words(from: options.range.minimum, to: options.range.maximum)
      return range.map { ["\(reason) (\($0))", $0] } ?? ["\(reason)"]
    case .misplacedGrouping where keyboardTraits.allowsFraction:
      return separators(isKey: key != nil)
    default: return ["\(reason)"]
    }
  }

  /// Returns which separator is the decimal one, and what a typed one means if it has a meaning.
  private func separators(isKey: Bool) -> [String] {
    let decimal = "the decimal separator is \"\(format.symbols.decimalSeparator)\""
    guard isKey, format.options.grouping != .never, format.pattern.grouping.primary > 0 else {
      return [decimal]
    }
    return ["groups digits here; \(decimal)", decimal]
  }

  /// Returns the bound that a value exceeds, or `nil` if it exceeds none.
  package func expectation(of value: ExactDecimal?) -> String? {
    guard let value else { return nil }
    return words(
      from: options.range.minimum.flatMap { value < $0 ? $0 : nil },
      to: options.range.maximum.flatMap { value > $0 ? $0 : nil })
  }

  /// Returns a range, written as the field writes numbers, or `nil` if it has no bounds.
  private func words(from minimum: ExactDecimal?, to maximum: ExactDecimal?) -> String? {
    switch (minimum.map { format.format($0) }, maximum.map { format.format($0) }) {
    case (let minimum?, let maximum?): "\(minimum) to \(maximum)"
    case (let minimum?, nil): "at least \(minimum)"
    case (nil, let maximum?): "at most \(maximum)"
    case (nil, nil): nil
    }
  }
}
