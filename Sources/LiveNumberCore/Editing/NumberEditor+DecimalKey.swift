extension NumberEditor {
  /// Types the decimal key, which inserts a separator or steps over the one that is there.
  ///
  /// It takes the place of a separator right before it.
  func typeDecimal(_ scalar: Unicode.Scalar, on state: inout State) throws(Rejection) -> Reason? {
    let wasAfterPoint = state.selection.isEmpty && state.head - 1 == state.content.pointOffset
    if wasAfterPoint, state.asidesHere.contains(where: { !$0.isSeparator && !$0.scalar.isSpace }) {
      // It doesn't take the place of a separator that isn't right before it: `5.e.0`.
      throw Rejection(.secondDecimalSeparator)
    }
    let hadPoint = unpaddedField(of: state).content.hasPoint
    let offset = state.selection.lowerBound
    let adjustment = try settle(insertionOfPoint(in: unpaddedField(of: state)), of: &state)
    let hadAsides = !state.asides.isEmpty
    if hadAsides { replaceSeparators(at: offset, of: &state) }
    if let point = state.content.pointOffset, !hadPoint || wasAfterPoint {
      state.asides.removeAll { $0.kind == .spelling }
      if looksOther(scalar) { state.note(scalar, .spelling, at: point) }
    }
    if hadAsides || !state.asides.isEmpty { validate(&state) }
    return adjustment
  }

  /// Returns a Boolean value that indicates whether a decimal key looks like another separator than
  /// the field's.
  private func looksOther(_ scalar: Unicode.Scalar) -> Bool {
    let classes = compiledFormat.characterClasses
    let kind = classes[scalar]
    return kind.canBeDecimal && kind != .arabicDecimal && kind != classes.decimal
      && !options.decimalAliases.contains(scalar)
  }

  /// Inserts a decimal separator, and cuts digits that exceed the fraction: `12|345`, `.`,
  /// `12.|34`.
  private func insertionOfPoint(in field: UnpaddedField) throws(Rejection) -> Change {
    let removal = field.content.removal(of: field.selection)
    let remaining = removal.content
    var change = Change(
      remaining,
      replacing: field.selection.isEmpty ? removal.offset..<removal.offset : field.selection,
      caret: removal.offset, remaining: remaining)
    if let point = remaining.pointOffset {
      guard removal.offset == point || removal.offset == point + 1 else {
        throw Rejection(.secondDecimalSeparator)
      }
      change.anchor = point + 1
      change.head = point + 1
      return change
    }
    guard limits.fraction != 0 else { throw Rejection(.noFraction) }
    let needsZero = options.insertsLeadingZero && removal.offset == remaining.start
    let characters = needsZero ? ASCIIBytes("0.") : .point
    change.content = remaining.inserting(characters, at: removal.offset)
    let excess = change.content.fraction.count - limits.fraction
    if excess > 0 {
      let count = change.content.count
      change.content = change.content.removing((count - excess)..<count)
      change.adjustment = .fractionTruncated
    }
    change.anchor += characters.count
    change.head = change.anchor
    return change
  }
}
