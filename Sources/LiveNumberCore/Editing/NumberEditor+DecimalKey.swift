extension NumberEditor {
  /// Types the decimal key, which inserts a separator or steps over the one that is there.
  ///
  /// If the key is rejected, so are the digits that follow: EDITING.md 4.8. If it's accepted, a separator
  /// typed before it can only have grouped.
  func typeDecimal(on state: inout State) throws(Rejection) -> Reason? {
    let wasInDoubt = state.typing.isInDoubt
    let lacksDigits = state.typing.lacksDigits
    do throws(Rejection) {
      let adjustment = try endingRun(of: &state) { state throws(Rejection) in
        state.typing.lacksDigits = lacksDigits
        return try settle(insertionOfPoint(in: draft(of: state)), of: &state)
      }
      return adjustment ?? (wasInDoubt ? .groupingMisfit : nil)
    } catch {
      state.typing.lock = .separator
      throw error
    }
  }

  /// Inserts a decimal separator, and cuts digits that exceed the fraction: `12|345`, `.`, `12.|34`.
  private func insertionOfPoint(in draft: Draft) throws(Rejection) -> Change {
    let removal = draft.content.removal(of: draft.selection)
    let kept = removal.content
    var change = Change(kept, caret: removal.offset, kept: kept)
    change.endsDoubt = true
    if let point = kept.pointOffset {
      guard removal.offset == point || removal.offset == point + 1 else {
        throw Rejection(.secondDecimalSeparator)
      }
      change.anchor = point + 1
      change.head = point + 1
      return change
    }
    guard limits.fraction != 0 else { throw Rejection(.noFraction) }
    let needsZero = options.insertsLeadingZero && removal.offset == kept.start
    let characters = needsZero ? ASCIIBytes("0.") : .point
    change.content = kept.inserting(characters, at: removal.offset)
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
