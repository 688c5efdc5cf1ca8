extension NumberEditor {
  /// A field at one moment: its content, its selection, and what some rules remember.
  ///
  /// The text isn't part of the state: ``NumberEditor/rendering(of:)`` derives it from the content.
  /// States are values; an edit makes a new one.
  public struct State: Hashable, Sendable {
    /// The number in the text.
    public internal(set) var content: Content
    private var storedAnchor: Int32
    private var storedHead: Int32
    /// What the state has instead of the number in its content, or `nil`, as in most states.
    var replacement: Replacement?
    /// What was typed and isn't content, in order.
    var asides: [Aside] = []
    /// What the text as it was typed says about the number, determined with the validity.
    var verdict = Verdict.number
    /// The validity of the content, determined when it, the format, or the options last changed.
    public internal(set) var validity: Validity
    /// The side of a grouping separator on which the caret is.
    public internal(set) var affinity = Affinity.upstream
    /// A Boolean value that indicates whether the content is as a commit or the program left it.
    package internal(set) var isCommitted = false
    /// A Boolean value that indicates whether the zeros of the content are those that a commit or
    /// the program adds.
    var isCanonical = false
    /// A Boolean value that indicates whether a negative amount is shown as a committed one, in
    /// many locales in parentheses.
    var showsCommittedSign = false

    /// The side of a grouping separator; both sides have the same content offset.
    public enum Affinity: Hashable, Sendable {
      /// After the content to the left of the separator.
      case upstream
      /// After the separator.
      case downstream
    }

    /// A value with more digits than the field shows, or an expression; a reference, so that states
    /// stay small.
    final class Replacement: Hashable, Sendable {
      let value: ExactDecimal?
      let expression: ExpressionText?

      init(_ value: ExactDecimal) { (self.value, expression) = (value, nil) }

      init(_ expression: ExpressionText) { (value, self.expression) = (nil, expression) }

      static func == (left: Replacement, right: Replacement) -> Bool {
        left.value == right.value && left.expression == right.expression
      }

      func hash(into hasher: inout Hasher) {
        hasher.combine(value)
        hasher.combine(expression)
      }
    }

    /// The value from the program that the content shows rounded, in canonical units, or `nil` if
    /// the content is the number.
    var hiddenValue: ExactDecimal? {
      @inline(__always) get { replacement?.value }
      @inline(__always) set { replacement = newValue.map(Replacement.init) }
    }

    /// A Boolean value that indicates whether the content shows the whole value.
    ///
    /// A value from the program can have more fraction digits than the field shows, as 12.34 has in
    /// a field of yen. The field keeps it until the user edits the content.
    public var isExact: Bool { replacement?.value == nil }

    /// A Boolean value that indicates whether the field shows an expression instead of a number.
    package var isExpression: Bool { expression != nil }

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

    /// A reason for the user to look at the field, or `nil` if there is none.
    ///
    /// The text as it was typed isn't the number that the field shows, or it is only without keys
    /// that weren't taken.
    public var warning: Reason? {
      switch verdict {
      case .doubt(let doubt): doubt.reason
      case .open: nil
      case .number:
        asides.first { $0.kind == .refused && $0.offset > content.start }.map { $0.doubt.reason }
      }
    }

    /// A Boolean value that indicates whether there are digits before the caret or the selection.
    var hasDigitsBeforeSelection: Bool {
      let offset = min(anchor, head)
      return offset > content.start && !(offset == content.start + 1 && content.integer.isEmpty)
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
