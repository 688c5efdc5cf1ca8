extension NumberEditor {
  /// A field's text and the selection in it, as a face shows them.
  ///
  /// `Sendable`.
  public struct Rendering: Hashable, Sendable {
    /// What the field shows.
    public let text: String
    /// The fixed end of the selection, in UTF-8 bytes from the start.
    public let utf8Anchor: Int
    /// The moving end of the selection, where the caret is drawn, in UTF-8 bytes from the start.
    public let utf8Head: Int

    /// Where the caret is drawn.
    public var caret: String.Index { text.utf8.index(text.startIndex, offsetBy: utf8Head) }

    /// What is selected; empty at the caret where nothing is.
    public var selection: Range<String.Index> {
      let anchor = text.utf8.index(text.startIndex, offsetBy: utf8Anchor)
      return min(anchor, caret)..<max(anchor, caret)
    }

    /// The selection in UTF-8 bytes.
    public var utf8Selection: Range<Int> {
      min(utf8Anchor, utf8Head)..<max(utf8Anchor, utf8Head)
    }

    /// The selection in UTF-16 code units, for UIKit, AppKit and browsers.
    public var utf16Selection: Range<Int> {
      let start = text.utf16.distance(from: text.startIndex, to: selection.lowerBound)
      return
        start..<(start + text.utf16.distance(from: selection.lowerBound, to: selection.upperBound))
    }

    /// The selection in Unicode scalars, for GTK.
    public var scalarSelection: Range<Int> {
      let scalars = text.unicodeScalars
      let start = scalars.distance(from: text.startIndex, to: selection.lowerBound)
      return
        start..<(start + scalars.distance(from: selection.lowerBound, to: selection.upperBound))
    }
  }
}
