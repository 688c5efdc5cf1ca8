extension NumberEditor {
  /// The text of a field and the selection in it.
  public struct Rendering: Hashable, Sendable {
    /// The text of the field.
    public let text: String
    /// The fixed end of the selection, in UTF-8 bytes from the start.
    public let utf8Anchor: Int
    /// The moving end of the selection, where the caret is drawn, in UTF-8 bytes from the start.
    public let utf8Head: Int

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
