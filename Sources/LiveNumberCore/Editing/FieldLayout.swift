/// The places of what a field shows, a number or a text, in UTF-8 bytes.
enum FieldLayout {
  case number(ContentLayout)
  case text(NumberEditor.TextLayout)

  init(of state: NumberEditor.State, in editor: NumberEditor) {
    if let text = state.text {
      self = .text(NumberEditor.TextLayout(text, of: state, in: editor))
    } else {
      self = .number(editor.layout(of: state))
    }
  }

  /// The place of a minus sign behind the digits, as in some locales, or `nil` if there is none.
  var trailingMinus: Range<Int>? {
    switch self {
    case .number(let layout): layout.trailingMinus
    case .text(let layout): layout.trailingMinus
    }
  }

  /// Returns the offset of a position in the text, and its side of a grouping separator.
  func offset(at position: Int) -> (offset: Int, affinity: NumberEditor.State.Affinity) {
    switch self {
    case .number(let layout): layout.contentOffset(at: position)
    case .text(let layout): (layout.characterOffset(at: position), .upstream)
    }
  }

  /// Returns the offset of each scalar of the text, and of its end.
  func offsets(in text: String) -> [Int] {
    var position = 0
    return [offset(at: 0).offset]
      + text.unicodeScalars.map { scalar in
        position += UTF8.width(scalar)
        return offset(at: position).offset
      }
  }
}
