import LiveNumberCore

/// The events of a field, from the body of an input.
///
/// Capital letters are commands; some are followed by a character or by a text up to the end of the
/// line. Everything else is typed.
struct FuzzScript: Sequence, IteratorProtocol {
  enum Event {
    case edit(NumberEditor.Edit)
    /// UTF-16 code units of the text are replaced.
    case replace(utf16: Range<Int>, with: String)
    /// The ways out of the state are tried.
    case leave
    case undo
    case redo
    /// The field is shown in another format.
    case format(Int)
  }

  private var rest: Substring.UnicodeScalarView

  init(_ text: String) { rest = text[...].unicodeScalars }

  mutating func next() -> Event? {
    guard let scalar = rest.popFirst() else { return nil }
    switch scalar {
    case "B": return .edit(.delete(.backward))
    case "D": return .edit(.delete(.forward))
    case "W": return .edit(.delete(.wordBackward))
    case "H": return .edit(.delete(.toStart))
    case "E": return .edit(.delete(.toEnd))
    case "X": return .edit(.delete(.selection))
    case "L": return .edit(.move(.left, extending: false))
    case "R": return .edit(.move(.right, extending: false))
    case "M": return .edit(.move(.left, extending: true))
    case "Q": return .edit(.move(.right, extending: true))
    case "<": return .edit(.move(.toStart, extending: false))
    case ">": return .edit(.move(.toEnd, extending: false))
    case "A": return .edit(.selectAll)
    case "S": return .edit(.select(anchor: number, head: number, affinity: .upstream))
    case "O": return .edit(.select(anchor: number, head: number, affinity: .downstream))
    case "N": return .edit(.typeOnNumericPad(rest.popFirst() ?? "."))
    case "P": return .edit(.paste(line))
    case "T": return .edit(.replaceText(line, caret: nil))
    case "J":
      let offset = number
      let text = line
      let scalars = text.unicodeScalars
      let caret = scalars.index(
        text.startIndex, offsetBy: Swift.max(offset, 0), limitedBy: text.endIndex)
      return .edit(.replaceText(text, caret: caret ?? text.endIndex))
    case "I": return .edit(.compose(line))
    case "V": return .edit(.set(ExactDecimal(line)))
    case "K": return .edit(.step(number))
    case "C": return .edit(.commit)
    case "Z": return .edit(.clear)
    case "[":
      let start = number
      return .replace(utf16: start..<(start + Swift.max(number, 0)), with: line)
    case "]": return .edit(.accept(line))
    case "U": return .undo
    case "Y": return .redo
    case "G": return .leave
    case "F": return .format(number)
    default: return .edit(.type(scalar))
    }
  }

  /// A small number: `a` is 0, and characters before it in ASCII are negative.
  private var number: Int {
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
