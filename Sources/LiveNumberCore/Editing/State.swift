extension NumberEditor {
  /// A field at one moment: its content, its selection, and what some rules remember.
  ///
  /// The text isn't part of the state: ``NumberEditor/rendering(of:)`` derives it from the content. States
  /// are values; an edit makes a new one.
  public struct State: Hashable, Sendable {
    /// The number in the text.
    public internal(set) var content: Content
    private var storedAnchor: Int32
    private var storedHead: Int32
    /// What the editor remembers of the current entry.
    var entry = EntryMemory()
    /// The validity of the content, determined when it last changed.
    public internal(set) var validity: Validity
    var storedWarning: Warning?
    /// The side of a grouping separator on which the caret is.
    public internal(set) var affinity = Affinity.upstream
    /// A Boolean value that indicates whether the content is as a commit or the program left it.
    public internal(set) var isCommitted = false
    /// A Boolean value that indicates whether a negative amount is shown as a committed one, in many
    /// locales in parentheses.
    var showsCommittedSign = false

    /// The side of a grouping separator; both sides have the same content offset.
    public enum Affinity: Hashable, Sendable {
      /// After the content to the left of the separator.
      case upstream
      /// After the separator.
      case downstream
    }

    /// A warning that stays until an edit other than a commit changes the content.
    enum Warning: UInt8 {
      case groupingMisfit
      case separatorRejected
    }

    /// Creates a state with the caret at an offset, or at the end.
    @inline(__always)
    init(content: Content, caret: Int? = nil, validity: Validity = .empty) {
      self.content = content
      self.validity = validity
      storedAnchor = Int32(truncatingIfNeeded: caret ?? content.count)
      storedHead = storedAnchor
    }

    /// An empty field.
    public static var empty: State { State(content: .empty) }

    /// The fixed end of the selection, a content offset.
    public internal(set) var anchor: Int {
      @inline(__always) get { Int(storedAnchor) }
      @inline(__always) set { storedAnchor = Int32(truncatingIfNeeded: newValue) }
    }

    /// The moving end of the selection, where the caret is drawn, a content offset.
    public internal(set) var head: Int {
      @inline(__always) get { Int(storedHead) }
      @inline(__always) set { storedHead = Int32(truncatingIfNeeded: newValue) }
    }

    /// The selected content offsets; an empty range at the caret if nothing is selected.
    public var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// A reason for the user to look at the field, or `nil` if there is none; it stays until an edit other
    /// than a commit changes the content.
    public var warning: Reason? {
      switch storedWarning {
      case nil: nil
      case .groupingMisfit: .groupingMisfit
      case .separatorRejected: .separatorRejected
      }
    }

    /// Moves the caret to an offset, with nothing selected.
    @inline(__always)
    mutating func setCaret(_ offset: Int) {
      anchor = offset
      head = offset
      affinity = .upstream
    }
  }

  /// What the editor remembers of the digits and separators typed one after the other: EDITING.md 2.2
  /// and 4.8.
  struct EntryMemory: Hashable, Sendable {
    private var storedSeparator: Int32 = -1
    /// A Boolean value that indicates whether digits are rejected, because they follow a separator that
    /// was rejected and would change the magnitude.
    var isLocked = false

    /// The content offset of a typed grouping separator whose group isn't finished, or `nil` if there is
    /// none.
    var separator: Int? {
      @inline(__always) get { storedSeparator < 0 ? nil : Int(storedSeparator) }
      set { storedSeparator = Int32(newValue ?? -1) }
    }

    @inline(__always)
    var isEmpty: Bool { storedSeparator < 0 && !isLocked }
  }

  /// The validity of a field's content.
  public enum Validity: String, Hashable, Sendable, CaseIterable {
    /// There is no content.
    case empty
    /// The content isn't a valid value, but more typing at the caret can make it one: `-`, or `1` on the
    /// way to 18…30.
    case incomplete
    /// The content is a valid value.
    case valid
    /// The content isn't a valid value, and more typing at the caret can't make it one.
    case invalid
  }
}
