extension NumberEditor {
  /// A field at one moment: its content, its selection, and what some rules remember.
  ///
  /// ``NumberEditor/rendering(of:)`` derives the text from it. States are values; an edit makes a
  /// new one.
  public struct State: Hashable, Sendable {
    /// The number in the text.
    public internal(set) var content: Content
    private var storedAnchor: Int32
    private var storedHead: Int32
    /// What the state has beside the number in its content, or instead of it, or `nil`, as in most
    /// states.
    private var memory: Memory?
    /// The validity of the content, determined when it, the format, or the options last changed.
    public internal(set) var validity: Validity
    /// The side of a grouping separator on which the caret is.
    public internal(set) var affinity = Affinity.upstream
    /// Whether the content is as a commit or the program left it.
    package internal(set) var isCommitted = false
    /// Whether a negative amount is shown as a committed one, in many locales in parentheses.
    var showsCommittedSign = false

    /// The side of a grouping separator; both sides have the same content offset.
    public enum Affinity: Hashable, Sendable {
      /// After the content to the left of the separator.
      case upstream
      /// After the separator.
      case downstream
    }

    /// The place of a caret.
    struct Place: Hashable, Sendable {
      let offset: Int
      let affinity: Affinity
    }

    /// What a field has beside its content; a reference, so that states stay small.
    private final class Memory: Hashable, Sendable {
      let items: Items

      init(_ items: Items) { self.items = items }

      static func == (left: Memory, right: Memory) -> Bool {
        left === right || left.items == right.items
      }

      func hash(into hasher: inout Hasher) { hasher.combine(items) }
    }

    private struct Items: Hashable, Sendable {
      /// A value with more digits than the content shows.
      var value: ExactDecimal?
      var typed: TypedText?
      var waiting: [Unicode.Scalar] = []
      var steppedFrom: Place?
      var asksAboutWaiting = false

      var isEmpty: Bool {
        value == nil && typed == nil && waiting.isEmpty && steppedFrom == nil && !asksAboutWaiting
      }
    }

    @inline(never)
    private mutating func remember(_ change: (inout Items) -> Void) {
      var items = memory?.items ?? Items()
      change(&items)
      memory = items.isEmpty ? nil : Memory(items)
    }

    /// The value from the program that the content shows rounded, in canonical units, or `nil` if
    /// the content is the number.
    var hiddenValue: ExactDecimal? {
      get { memory?.items.value }
      set { if hiddenValue != nil || newValue != nil { remember { $0.value = newValue } } }
    }

    /// What was typed, or `nil` if that is the content and nothing else.
    var typed: TypedText? {
      get { memory?.items.typed }
      set { if typed != nil || newValue != nil { remember { $0.typed = newValue } } }
    }

    /// The keys that were refused and wait behind the caret, in order: EDITING.md 4.8.
    package internal(set) var waiting: [Unicode.Scalar] {
      get { memory?.items.waiting ?? [] }
      set { if !waiting.isEmpty || !newValue.isEmpty { remember { $0.waiting = newValue } } }
    }

    /// The side of the separator, and the offset, from which the last key stepped over it, or `nil`
    /// if it did something else.
    var steppedFrom: Place? {
      get { memory?.items.steppedFrom }
      set { if steppedFrom != newValue { remember { $0.steppedFrom = newValue } } }
    }

    /// Whether a commit has asked about the keys that wait.
    var asksAboutWaiting: Bool {
      get { memory?.items.asksAboutWaiting ?? false }
      set { if asksAboutWaiting != newValue { remember { $0.asksAboutWaiting = newValue } } }
    }

    /// The text that the field shows as it was typed, or `nil` if it shows a number.
    ///
    /// The selection is in its characters then, and the content is empty.
    var text: TypedText? {
      guard let typed, !typed.isNumber else { return nil }
      return typed
    }

    /// A Boolean value that indicates whether the content shows the whole value.
    ///
    /// A value from the program can have more fraction digits than the field shows, as 12.34 has in
    /// a field of yen. The field keeps it until the user edits the content.
    public var isExact: Bool { hiddenValue == nil }

    /// Whether the field shows a text as it was typed instead of a number.
    package var isText: Bool { text != nil }

    /// Whether the field shows an expression.
    package var isExpression: Bool { text?.isExpression ?? false }

    /// The characters of the text that the field shows as it was typed, or `nil` if it shows a
    /// number.
    package var typedText: [Unicode.Scalar]? { text?.scalars }

    /// The keys that were rejected and wait behind the caret, the last of which Backspace takes
    /// back: `oo` after `1oo`.
    ///
    /// A view names them beside the reason, since the text doesn't show them.
    public var waitingKeys: String {
      var keys = String.UnicodeScalarView()
      for scalar in waiting { keys.append(scalar) }
      return String(keys)
    }

    /// Shows what was typed, or the content alone.
    @inline(__always)
    mutating func show(_ typed: TypedText?) {
      if memory != nil || typed != nil { remember { ($0.value, $0.typed) = (nil, typed) } }
    }

    /// Whether keys are remembered that aren't in the text.
    @inline(__always)
    var remembersKeys: Bool {
      memory.map { !$0.items.waiting.isEmpty || $0.items.steppedFrom != nil } ?? false
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

    /// The fixed end of the selection, a content offset, or one in the characters of a text.
    public internal(set) var anchor: Int {
      @inline(__always) get { Int(storedAnchor) }
      @inline(__always) set { storedAnchor = Int32(truncatingIfNeeded: newValue) }
    }

    /// The moving end of the selection, where the caret is drawn, a content offset, or one in the
    /// characters of a text.
    public internal(set) var head: Int {
      @inline(__always) get { Int(storedHead) }
      @inline(__always) set { storedHead = Int32(truncatingIfNeeded: newValue) }
    }

    /// The selected content offsets; an empty range at the caret if nothing is selected.
    public var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

    /// Always `true`; a debug build stops at a state that no edit leaves.
    var keepsPromises: Bool {
      let end = text?.scalars.count ?? content.count
      assert(0...end ~= anchor && 0...end ~= head, "the selection exceeds the text")
      assert(!isText || content.isEmpty, "a text has content")
      assert((validity == .empty) == (end == 0), "the validity isn't that of the text")
      assert(!isExpression || validity != .valid, "an expression is valid")
      assert(text?.asks != true || validity != .valid, "a question is valid")
      assert(waiting.count <= TypedText.maximumLength, "too many keys wait")
      return true
    }

    /// Moves the caret to an offset, with nothing selected.
    @inline(__always)
    mutating func setCaret(_ offset: Int) {
      anchor = offset
      head = offset
      affinity = .upstream
    }
  }

  /// The validity of a field's content.
  public enum Validity: String, Hashable, Sendable, CaseIterable {
    /// There is no content.
    case empty
    /// The content isn't a valid value, but more typing at the caret can make it one: `-`, or `1`
    /// on the way to 18…30.
    case incomplete
    /// The content is a valid value.
    case valid
    /// The content isn't a valid value, and more typing at the caret can't make it one.
    case invalid
  }
}
