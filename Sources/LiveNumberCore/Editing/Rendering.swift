extension NumberEditor {
  /// The text of a field and the selection in it.
  public struct Rendering: Hashable, Sendable {
    /// The text of the field.
    public let text: String
    /// The fixed end of the selection, in UTF-8 bytes from the start.
    package let utf8Anchor: Int
    /// The moving end of the selection, where the caret is drawn, in UTF-8 bytes from the start.
    package let utf8Head: Int

    /// Creates the rendering of a text with a selection, whose moving end is its start if it's a
    /// backward one.
    package init(_ text: String, selection: Range<String.Index>, isBackward: Bool) {
      let start = text.utf8.distance(from: text.startIndex, to: selection.lowerBound)
      let end = start + text.utf8.distance(from: selection.lowerBound, to: selection.upperBound)
      self.init(
        text: text, utf8Anchor: isBackward ? end : start, utf8Head: isBackward ? start : end)
    }

    init(text: String, utf8Anchor: Int, utf8Head: Int) {
      assert(
        0...text.utf8.count ~= utf8Anchor && 0...text.utf8.count ~= utf8Head,
        "the selection exceeds the text")
      self.text = text
      self.utf8Anchor = utf8Anchor
      self.utf8Head = utf8Head
    }

    /// The position of the caret.
    public var caret: String.Index { text.utf8.index(text.startIndex, offsetBy: utf8Head) }

    /// The selection; an empty range at the caret if nothing is selected.
    public var selection: Range<String.Index> {
      let anchor = text.utf8.index(text.startIndex, offsetBy: utf8Anchor)
      return min(anchor, caret)..<max(anchor, caret)
    }

    /// The selection in UTF-8 bytes.
    package var utf8Selection: Range<Int> { range(utf8Anchor, utf8Head) }

    /// Whether the moving end of the selection is before the fixed one.
    package var isBackward: Bool { utf8Head < utf8Anchor }

    /// The selection in UTF-16 code units, for UIKit, AppKit, and browsers.
    public var utf16Selection: Range<Int> { range(utf16Anchor, utf16Head) }
    /// The fixed end of the selection in UTF-16 code units.
    public var utf16Anchor: Int { offset(utf8Anchor, in: text.utf16) }
    /// The moving end of the selection in UTF-16 code units.
    public var utf16Head: Int { offset(utf8Head, in: text.utf16) }

    /// The selection in Unicode scalars, for GTK.
    package var scalarSelection: Range<Int> { range(scalarAnchor, scalarHead) }
    /// The fixed end of the selection in Unicode scalars.
    public var scalarAnchor: Int { offset(utf8Anchor, in: text.unicodeScalars) }
    /// The moving end of the selection in Unicode scalars.
    public var scalarHead: Int { offset(utf8Head, in: text.unicodeScalars) }

    /// Creates a rendering with a selection in UTF-16 code units.
    ///
    /// Offsets beyond the text are its end.
    ///
    /// - Parameters:
    ///   - text: The text of the field.
    ///   - utf16Selection: The selected range, empty at the caret if nothing is selected.
    ///   - isBackward: A Boolean value that indicates whether the start of the selection is its
    ///     moving end.
    public init(text: String, utf16Selection: Range<Int>, isBackward: Bool = false) {
      self.init(
        text, selection: text.nearestRange(utf16: utf16Selection), isBackward: isBackward)
    }

    private func range(_ anchor: Int, _ head: Int) -> Range<Int> {
      min(anchor, head)..<max(anchor, head)
    }

    private func offset<View: Collection>(_ utf8Offset: Int, in view: View) -> Int
    where View.Index == String.Index {
      view.distance(
        from: view.startIndex, to: text.utf8.index(text.startIndex, offsetBy: utf8Offset))
    }
  }
}
