import LiveNumberCore

/// What happens to a field, as the body of an input says it.
///
/// Capital letters are commands, some with a character or a text up to the end of the line behind them;
/// everything else is typed.
struct FuzzScript: Sequence, IteratorProtocol {
  enum Event {
    case edit(NumberEditor.Edit)
    /// The field's own text, put in for what is selected.
    case pasteOwnText
    case undo
    case redo
    /// The field shown in another format.
    case format(Int)
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func next() -> Event? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "B": return .edit(.deleteBackward)
    case "D": return .edit(.deleteForward)
    case "W": return .edit(.deleteWordBackward)
    case "H": return .edit(.deleteToStart)
    case "E": return .edit(.deleteToEnd)
    case "X": return .edit(.deleteSelection)
    case "L": return .edit(.moveLeft(extending: false))
    case "R": return .edit(.moveRight(extending: false))
    case "M": return .edit(.moveLeft(extending: true))
    case "Q": return .edit(.moveRight(extending: true))
    case "<": return .edit(.moveToStart(extending: false))
    case ">": return .edit(.moveToEnd(extending: false))
    case "A": return .edit(.selectAll)
    case "S": return .edit(.select(anchor: place, head: place, affinity: .upstream))
    case "O": return .edit(.select(anchor: place, head: place, affinity: .downstream))
    case "N": return .edit(.typeOnNumericPad(rest.popFirst() ?? "."))
    case "P": return .edit(.paste(line))
    case "T": return .edit(.replaceText(line, caret: nil))
    case "J":
      let offset = place
      let text = line
      let scalars = text.unicodeScalars
      let caret = scalars.index(
        text.startIndex, offsetBy: Swift.max(offset, 0), limitedBy: text.endIndex)
      return .edit(.replaceText(text, caret: caret ?? text.endIndex))
    case "I": return .edit(.compose(line))
    case "V": return .edit(.set(ExactDecimal(line)))
    case "K": return .edit(.step(place))
    case "C": return .edit(.commit)
    case "Z": return .edit(.clear)
    case "U": return .undo
    case "Y": return .redo
    case "G": return .pasteOwnText
    case "F": return .format(place)
    default: return .edit(.type(scalar))
    }
  }

  /// A small number: `a` is 0, and what comes before it in ASCII is negative.
  private var place: Int {
    mutating get { Int((rest.popFirst() ?? "a").value % 512) - 97 }
  }

  private var line: String {
    mutating get {
      let text = rest.prefix { $0 != "\n" }
      rest = rest.dropFirst(text.count + 1)
      return String(text)
    }
  }
}
