extension NumberEditor {
  /// What became of an edit.
  ///
  /// The range is in the text that was offered (the typed character, the pasted text), so that a face
  /// can point at it; empty at its start where the edit offered no text. `Sendable`.
  public enum Outcome: Hashable, Sendable {
    /// The edit was done as it was asked for.
    ///
    /// It may have changed nothing, as Backspace at the start.
    case accepted
    /// The edit was done, and something happened that the user should know of.
    case adjusted(Reason, Range<String.Index>)
    /// The edit was not done: text and selection are as they were.
    case rejected(Reason, Range<String.Index>)

    /// Why the edit was adjusted or rejected.
    public var reason: Reason? {
      switch self {
      case .accepted: nil
      case .adjusted(let reason, _), .rejected(let reason, _): reason
      }
    }

    /// Whether the edit was not done.
    public var isRejected: Bool {
      if case .rejected = self { true } else { false }
    }

    static func adjusted(_ reason: Reason, in offered: String = "") -> Outcome {
      .adjusted(reason, offered.startIndex..<offered.endIndex)
    }

    static func rejected(_ reason: Reason, in offered: String = "") -> Outcome {
      .rejected(reason, offered.startIndex..<offered.endIndex)
    }

    /// The same answer about the whole of another offered text.
    func about(_ offered: @autoclosure () -> String) -> Outcome {
      switch self {
      case .accepted: .accepted
      case .adjusted(let reason, _): .adjusted(reason, in: offered())
      case .rejected(let reason, _): .rejected(reason, in: offered())
      }
    }
  }
}
