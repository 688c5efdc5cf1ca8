/// A text with its insertion point or selection marked: `1 23|4`, `1‹23›4`.
///
/// In the text itself, a mark has a backslash in front of it, and so has a backslash.
struct MarkedText: Hashable, Sendable, CustomStringConvertible {
  static let caret: Unicode.Scalar = "|"
  static let selectionStart: Unicode.Scalar = "‹"
  static let selectionEnd: Unicode.Scalar = "›"
  static let escape: Unicode.Scalar = "\\"

  var text: String
  /// The selection in UTF-8 offsets of ``text``, empty for an insertion point, or `nil` if there
  /// are no marks.
  var selection: Range<Int>?

  init(text: String, selection: Range<Int>?) {
    self.text = text
    self.selection = selection
  }

  /// Creates marked text, or returns `nil` if the marks don't match, or a backslash has none behind
  /// it.
  init?(_ marked: String) {
    text = ""
    var carets: [Int] = []
    var starts: [Int] = []
    var ends: [Int] = []
    var isEscaped = false
    for scalar in marked.unicodeScalars {
      if isEscaped {
        guard MarkedText.isMark(scalar) else { return nil }
        text.unicodeScalars.append(scalar)
        isEscaped = false
        continue
      }
      switch scalar {
      case MarkedText.escape: isEscaped = true
      case MarkedText.caret: carets.append(text.utf8.count)
      case MarkedText.selectionStart: starts.append(text.utf8.count)
      case MarkedText.selectionEnd: ends.append(text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    guard !isEscaped else { return nil }
    switch (carets.count, starts.count, ends.count) {
    case (0, 0, 0): selection = nil
    case (1, 0, 0): selection = carets[0]..<carets[0]
    case (0, 1, 1) where starts[0] <= ends[0]: selection = starts[0]..<ends[0]
    default: return nil
    }
  }

  var description: String {
    guard let selection else { return MarkedText.escaped(text.utf8[...]) }
    let before = text.utf8.prefix(selection.lowerBound)
    let selected = text.utf8.dropFirst(selection.lowerBound).prefix(selection.count)
    let after = text.utf8.dropFirst(selection.upperBound)
    var marked = MarkedText.escaped(before)
    if selection.isEmpty {
      marked.unicodeScalars.append(MarkedText.caret)
    } else {
      marked.unicodeScalars.append(MarkedText.selectionStart)
      marked += MarkedText.escaped(selected)
      marked.unicodeScalars.append(MarkedText.selectionEnd)
    }
    return marked + MarkedText.escaped(after)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == caret || scalar == selectionStart || scalar == selectionEnd || scalar == escape
  }

  /// Returns a text in which no character is a mark.
  private static func escaped(_ text: Substring.UTF8View) -> String {
    var marked = ""
    for scalar in Substring(text).unicodeScalars {
      if isMark(scalar) { marked.unicodeScalars.append(escape) }
      marked.unicodeScalars.append(scalar)
    }
    return marked
  }
}
