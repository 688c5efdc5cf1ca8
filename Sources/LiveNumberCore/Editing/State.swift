extension NumberEditor {
  /// A field at one moment: its content, its selection, and what some rules remember.
  ///
  /// The text is not part of it: ``NumberEditor/rendering(of:)`` makes it from the content. States are
  /// values; an edit makes a new one. `Sendable`.
  public struct State: Hashable, Sendable {
    /// What the text says of the number.
    public internal(set) var content: Content
    /// The fixed end of the selection, a place in the content.
    public internal(set) var anchor: Int
    /// The moving end of the selection, where the caret is drawn.
    public internal(set) var head: Int
    /// What the content is worth, judged when it last changed.
    public internal(set) var validity: Validity
    /// Something that the user should look at, until the content changes again.
    public internal(set) var warning: Reason?
    /// On which side of a grouping separator the caret was put.
    public internal(set) var affinity: Affinity

    /// Whether the content is as a commit or the program left it.
    public internal(set) var isCommitted: Bool
    /// Whether a negative amount is shown as a committed one, in many locales in parentheses.
    var showsCommittedSign: Bool
    /// The place where a grouping separator was typed whose group is still being typed.
    var typedSeparator: Int?
    /// Whether the last key was a decimal key that was refused, or a digit refused after it.
    var decimalWasRefused: Bool

    /// The two sides of a grouping separator, which are the same place.
    public enum Affinity: Hashable, Sendable {
      /// Right behind the content to its left.
      case upstream
      /// Behind the separator.
      case downstream
    }

    /// An empty field.
    public static var empty: State { State(content: .empty) }

    /// The selected places; empty at the caret where nothing is selected.
    public var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Puts the caret at a place, with nothing selected.
    mutating func setCaret(_ place: Int) {
      anchor = place
      head = place
      affinity = .upstream
    }
  }
}

extension NumberEditor.State {
  init(content: NumberEditor.Content, validity: NumberEditor.Validity = .empty) {
    self.init(
      content: content, anchor: content.count, head: content.count, validity: validity,
      warning: nil, affinity: .upstream, isCommitted: false, showsCommittedSign: false,
      typedSeparator: nil, decimalWasRefused: false)
  }
}
