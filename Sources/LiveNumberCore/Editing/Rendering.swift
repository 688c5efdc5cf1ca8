extension NumberEditor {
  /// The text of a field and the selection in it.
  public struct Rendering: Hashable, Sendable {
    /// The text of the field.
    public let text: String
    /// The fixed end of the selection, in UTF-8 bytes from the start.
    public let utf8Anchor: Int
    /// The moving end of the selection, where the caret is drawn, in UTF-8 bytes from the start.
    public let utf8Head: Int

    /// Creates the rendering of a text with a selection whose moving end is the upper bound.
    package init(_ text: String, selection: Range<String.Index>) {
      let anchor = text.utf8.distance(from: text.startIndex, to: selection.lowerBound)
      let head = text.utf8.distance(from: text.startIndex, to: selection.upperBound)
      self.init(text: text, utf8Anchor: anchor, utf8Head: head)
    }

    init(text: String, utf8Anchor: Int, utf8Head: Int) {
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
    public var utf8Selection: Range<Int> {
      min(utf8Anchor, utf8Head)..<max(utf8Anchor, utf8Head)
    }

    /// The selection in UTF-16 code units, for UIKit, AppKit, and browsers.
    public var utf16Selection: Range<Int> { offsets(in: text.utf16) }

    /// The selection in Unicode scalars, for GTK.
    public var scalarSelection: Range<Int> { offsets(in: text.unicodeScalars) }

    private func offsets<View: Collection>(
      in view: View
    ) -> Range<Int> where View.Index == String.Index {
      let start = view.distance(from: view.startIndex, to: selection.lowerBound)
      return start..<(start + view.distance(from: selection.lowerBound, to: selection.upperBound))
    }
  }
}
