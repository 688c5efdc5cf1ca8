/// The text and the selection that a text field shows.
public struct FieldContents: Hashable, Sendable {
  /// The whole text, with text that an input method is composing if the field has it in its text.
  public var text: String
  /// The selected range of the text in UTF-16 code units, empty at the caret if nothing is
  /// selected, or `nil` if it isn't known, for example when the field isn't focused.
  public var selection: Range<Int>?
  /// The moving end of the selection in UTF-16 code units, or `nil` if the field doesn't tell it.
  public var head: Int?
  /// A Boolean value that indicates whether an input method is composing.
  ///
  /// The text may be marked in ``text``, or not be in it, as in GTK and Qt. In such a field, the
  /// end of the composition can come before the composed text. The property is `true` until the
  /// composed text has arrived, or can't arrive anymore: until the event in which the composition
  /// ends has been handled.
  public var hasMarkedText: Bool
  /// A Boolean value that indicates whether an input method may mark the next character that it
  /// inserts.
  ///
  /// A field can ask about that character before it marks it. The field then makes the change, and
  /// the store takes it when the field reports it without a mark.
  public var mayCompose = false

  /// Creates the contents of a field.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - selection: The selected range of the text in UTF-16 code units, or `nil` if it isn't
  ///     known.
  ///   - hasMarkedText: A Boolean value that indicates whether an input method is composing.
  public init(text: String, selection: Range<Int>?, hasMarkedText: Bool = false) {
    self.text = text
    self.selection = selection
    self.hasMarkedText = hasMarkedText
  }

  /// Creates the contents of a field that tells which end of the selection moves.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - anchor: The fixed end of the selection in UTF-16 code units.
  ///   - head: The moving end of the selection, where the caret is drawn, in UTF-16 code units.
  ///   - hasMarkedText: A Boolean value that indicates whether an input method is composing.
  public init(text: String, anchor: Int, head: Int, hasMarkedText: Bool = false) {
    self.init(
      text: text, selection: min(anchor, head)..<max(anchor, head), hasMarkedText: hasMarkedText)
    self.head = head
  }

  /// Creates the contents of a field that counts Unicode scalars, such as GTK's.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - scalarAnchor: The fixed end of the selection in Unicode scalars.
  ///   - scalarHead: The moving end of the selection, where the caret is drawn, in Unicode scalars.
  ///   - hasMarkedText: A Boolean value that indicates whether an input method is composing.
  public init(text: String, scalarAnchor: Int, scalarHead: Int, hasMarkedText: Bool = false) {
    self.init(
      text: text, anchor: text.utf16Range(scalars: scalarAnchor..<scalarAnchor).lowerBound,
      head: text.utf16Range(scalars: scalarHead..<scalarHead).lowerBound,
      hasMarkedText: hasMarkedText)
  }
}

extension String {
  /// Returns a range of Unicode scalars in UTF-16 code units.
  ///
  /// An offset beyond the text is its end.
  public func utf16Range(scalars range: Range<Int>) -> Range<Int> {
    let start = index(scalars: range.lowerBound)
    let end = index(scalars: range.upperBound)
    return start.utf16Offset(in: self)..<end.utf16Offset(in: self)
  }

  /// Returns a range of UTF-16 code units in Unicode scalars.
  ///
  /// An offset beyond the text is its end.
  public func scalarRange(utf16 range: Range<Int>) -> Range<Int> {
    let range = nearestRange(utf16: range)
    let start = unicodeScalars.distance(from: startIndex, to: range.lowerBound)
    return start..<unicodeScalars.distance(from: startIndex, to: range.upperBound)
  }

  private func index(scalars offset: Int) -> Index {
    let offset = Swift.max(offset, 0)
    return unicodeScalars.index(startIndex, offsetBy: offset, limitedBy: endIndex) ?? endIndex
  }
}
