public import LiveNumberCore

extension NumberEditor.Rendering {
  /// Returns the smallest replacement after which a field with another text shows this text, or
  /// `nil` if it shows it already.
  ///
  /// A screen reader tells what is replaced, and all of the text if all of it is set:
  ///
  /// ```swift
  /// let store = NumberStore<Int>(value: 1234, locale: .current)
  /// store.rendering.replacement(of: "1234")        // 1..<1, ","
  /// ```
  ///
  /// - Parameter text: The text that the field shows.
  /// - Returns: A range of that text in UTF-16 code units, which splits no character of two units,
  ///   and the text in its place.
  public func replacement(of text: String) -> (range: Range<Int>, text: String)? {
    guard !text.hasSameBytes(as: self.text) else { return nil }
    let old = text.unicodeScalars
    let new = self.text.unicodeScalars
    let front = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old: old.dropFirst(front), new: new.dropFirst(front))
    let back = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    let removed = front..<(old.count - back)
    return (text.utf16Range(scalars: removed), String(rest.new.dropLast(back)))
  }
}
