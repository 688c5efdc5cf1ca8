/// A text with its insertion point or selection marked: `1 23|4`, `1‹23›4`.
struct MarkedText: Hashable, Sendable, CustomStringConvertible {
  static let caret: Unicode.Scalar = "|"
  static let selectionStart: Unicode.Scalar = "‹"
  static let selectionEnd: Unicode.Scalar = "›"

  var text: String
  /// The selection in UTF-8 offsets of ``text``, empty for an insertion point, or `nil` if there
  /// are no marks.
  var selection: Range<Int>?

  init(text: String, selection: Range<Int>?) {
    self.text = text
    self.selection = selection
  }

  /// Creates marked text, or returns `nil` if the marks don't match.
  init?(_ marked: String) {
    text = ""
    var carets: [Int] = []
    var starts: [Int] = []
    var ends: [Int] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case MarkedText.caret: carets.append(text.utf8.count)
      case MarkedText.selectionStart: starts.append(text.utf8.count)
      case MarkedText.selectionEnd: ends.append(text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    switch (carets.count, starts.count, ends.count) {
    case (0, 0, 0): selection = nil
    case (1, 0, 0): selection = carets[0]..<carets[0]
    case (0, 1, 1) where starts[0] <= ends[0]: selection = starts[0]..<ends[0]
    default: return nil
    }
  }

  var description: String {
    guard let selection else { return text }
    let before = text.utf8.prefix(selection.lowerBound)
    let selected = text.utf8.dropFirst(selection.lowerBound).prefix(selection.count)
    let after = text.utf8.dropFirst(selection.upperBound)
    var marked = String(decoding: before, as: UTF8.self)
    if selection.isEmpty {
      marked.unicodeScalars.append(MarkedText.caret)
    } else {
      marked.unicodeScalars.append(MarkedText.selectionStart)
      marked += String(decoding: selected, as: UTF8.self)
      marked.unicodeScalars.append(MarkedText.selectionEnd)
    }
    return marked + String(decoding: after, as: UTF8.self)
  }
}
