/// The text and the selection that a text field shows.
public struct FieldContents: Hashable, Sendable {
  /// The whole text, with text that an input method is composing.
  public var text: String
  /// The selected range of the text in UTF-16 code units, empty at the caret if nothing is selected, or
  /// `nil` if it isn't known, for example when the field isn't focused.
  public var selection: Range<Int>?
  /// A Boolean value that indicates whether a part of the text is marked: an input method is composing
  /// it.
  public var hasMarkedText: Bool

  /// Creates the contents of a field.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: The selected range of the text in UTF-16 code units, or `nil` if it isn't known.
  ///   - hasMarkedText: A Boolean value that indicates whether a part of the text is marked.
  public init(text: String, selection: Range<Int>?, hasMarkedText: Bool = false) {
    self.text = text
    self.selection = selection
    self.hasMarkedText = hasMarkedText
  }
}
