extension NumberEditor {
  /// What a rule reads of a field: its content without padding, and its selection.
  struct UnpaddedField {
    let content: Content
    let anchor: Int
    let head: Int

    var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  }

  /// What a rule does to a field: one replacement of its content, and the selection after it.
  ///
  /// A rule is a pure function from an ``UnpaddedField`` to a change, or to a ``Rejection``. Only
  /// ``settle(_:of:)`` makes a state of it.
  struct Change {
    var content: Content
    /// The range of the field's content in whose place something else is, or nothing.
    var replaced: Range<Int>
    /// A Boolean value that indicates whether a digit takes the place of a lone zero.
    var replacesZero = false
    var anchor: Int
    var head: Int
    /// The content before the change, without what was selected or deleted.
    ///
    /// A limit that it exceeds already doesn't stop the change.
    var remaining: Content
    /// Something that the user should know about the change, or `nil` if it's what they asked for.
    var adjustment: Reason?
    /// A Boolean value that indicates whether something is inserted, which limits and a range can
    /// reject.
    ///
    /// Deleting is never rejected.
    var isInsertion = true
    /// A Boolean value that indicates whether a minus sign is typed, which is shown as such until
    /// the commit.
    var typesMinus = false

    init(
      _ content: Content, replacing replaced: Range<Int>, caret: Int, remaining: Content,
      adjustment: Reason? = nil
    ) {
      self.content = content
      self.replaced = replaced
      anchor = caret
      head = caret
      self.remaining = remaining
      self.adjustment = adjustment
    }
  }

  /// The reason why a rule doesn't perform an edit.
  struct Rejection: Error {
    let reason: Reason
    /// The UTF-8 range in the offered text, or `nil` if it's the whole text.
    var range: Range<Int>?

    init(_ reason: Reason, _ range: Range<Int>? = nil) {
      self.reason = reason
      self.range = range
    }
  }
}
