extension NumberEditor {
  /// The outcome of an edit.
  ///
  /// The range is in the text that was offered (the typed character, the pasted text), so that an
  /// app can mark it. It's empty at the start if the edit offered no text.
  public enum Outcome: Hashable, Sendable {
    /// The edit was performed as requested, even if it changed nothing, like Backspace at the
    /// start.
    case accepted
    /// The edit was performed, and something happened that the user should know about.
    case adjusted(Reason, Range<String.Index>)
    /// The edit wasn't performed; text and selection are unchanged.
    case rejected(Reason, Range<String.Index>)

    /// The reason for an adjustment or a rejection, or `nil` if the edit was accepted.
    public var reason: Reason? {
      switch self {
      case .accepted: nil
      case .adjusted(let reason, _), .rejected(let reason, _): reason
      }
    }

    /// A Boolean value that indicates whether the edit was rejected.
    public var isRejected: Bool {
      if case .rejected = self { true } else { false }
    }

    package static func adjusted(_ reason: Reason, in offered: String = "") -> Outcome {
      .adjusted(reason, offered.startIndex..<offered.endIndex)
    }

    package static func rejected(_ reason: Reason, in offered: String = "") -> Outcome {
      .rejected(reason, offered.startIndex..<offered.endIndex)
    }

    /// The outcome of an edit that offered no text, though a part of it did.
    var withoutRange: Outcome {
      switch self {
      case .accepted: .accepted
      case .adjusted(let reason, _): .adjusted(reason)
      case .rejected(let reason, _): .rejected(reason)
      }
    }
  }
}
