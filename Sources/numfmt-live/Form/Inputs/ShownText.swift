/// A text with its caret and its selection, counted in scalars, as rows are drawn.
struct ShownText: Hashable, Sendable {
  var text: String
  var caret: Int
  var selection: Range<Int>

  init(_ text: String, caret: String.Index, selection: Range<String.Index>) {
    let scalars = text.unicodeScalars
    let start = scalars.distance(from: text.startIndex, to: selection.lowerBound)
    self.text = text
    self.caret = scalars.distance(from: text.startIndex, to: caret)
    self.selection =
      start..<(start + scalars.distance(from: selection.lowerBound, to: selection.upperBound))
  }
}
