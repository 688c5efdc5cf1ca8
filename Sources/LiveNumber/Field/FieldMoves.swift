/// The moves of text within a field, which toolkits tell as an insertion and a deletion, in either
/// order, or as one change.
///
/// Digits in another place are another number, and separators that move with them make it a worse
/// one. So a move changes nothing.
struct FieldMoves {
  /// The half of a move that the field has told.
  private var half: Half?

  private enum Half: Equatable {
    /// The selected text was inserted in another place, which was rejected.
    case insertion(into: [UInt16])
    /// The selected text was deleted, as the user can have asked for.
    case deletion(of: [UInt16], from: [UInt16])
  }

  /// What to do about a change.
  enum Verdict {
    case accept
    case reject
    /// The change before was a half of a move, too.
    case undo
  }

  /// Returns what to do about a change.
  mutating func verdict(on change: FieldChange) -> Verdict {
    let first = half
    half = nil
    guard let selection = change.selection else { return .accept }
    let (old, new) = (change.old, change.new)
    let (before, after) = (old[..<selection.lowerBound], old[selection.upperBound...])
    let selected = Array(old[selection])
    let rest = Array(before + after)
    guard new != rest else {
      if first == .insertion(into: old) { return .reject }
      if !selected.isEmpty { half = .deletion(of: selected, from: old) }
      return .accept
    }
    // What is inserted over the selection, or at the caret, is typed or pasted.
    let isTyped =
      change.replaced.map { $0 == selection }
      ?? (new.count >= rest.count && new.starts(with: before)
        && new.reversed().starts(with: after.reversed()))
    guard !isTyped else { return .accept }
    if case .deletion(let moved, let original) = first, original != old,
      new.isInsertion(of: moved, into: old)
    {
      return .undo
    }
    guard !selected.isEmpty else { return .accept }
    if new.isInsertion(of: selected, into: old) {
      half = .insertion(into: old)
      return .reject
    }
    return new.isInsertion(of: selected, into: rest) ? .reject : .accept
  }
}

extension [UInt16] {
  /// Returns whether the text is another one with something inserted.
  fileprivate func isInsertion(of inserted: Self, into other: Self) -> Bool {
    guard count == other.count + inserted.count else { return false }
    let front = zip(self, other).prefix { $0 == $1 }.count
    let back = zip(reversed(), other.reversed()).prefix { $0 == $1 }.count
    guard front + back >= other.count else { return false }
    return (other.count - back...front).contains { self[$0...].starts(with: inserted) }
  }
}
