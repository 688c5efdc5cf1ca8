import LiveNumber

@testable import LiveNumberCore

/// Something that happens to a random field.
enum RandomEdit: CustomStringConvertible {
  case edit(NumberEditor.Edit)
  case undo
  case redo
  case format(NumberFormat)

  var description: String {
    switch self {
    case .edit(.type(let scalar)): "type \(scalar.escaped(asASCII: true))"
    case .edit(.paste(let text)): "paste \(text.escaped)"
    case .edit(.replaceText(let text, _)): "text \(text.escaped)"
    case .edit(let edit): "\(edit)"
    case .undo: "undo"
    case .redo: "redo"
    case .format: "format"
    }
  }

  init(_ samples: inout Samples, in field: RandomField, state: NumberEditor.State) {
    switch samples.number(below: 40) {
    case 0: self = .undo
    case 1: self = samples.once(in: 2) ? .redo : .undo
    case 2 where samples.once(in: 2):
      let locale = samples.pick(NumberLocale.available)
      let options = field.editor.format.options
      self =
        (try? NumberFormat(field.style, locale: locale, options: options))
        .map { .format($0) } ?? .edit(.clear)
    default: self = .edit(RandomEdit.edit(&samples, in: field.editor, state: state))
    }
  }

  private static func edit(
    _ samples: inout Samples, in editor: NumberEditor, state: NumberEditor.State
  ) -> NumberEditor.Edit {
    let count = state.content.count
    switch samples.number(below: 30) {
    case 0...9: return .type(key(&samples, in: editor.format))
    case 10: return .typeOnNumericPad(samples.pick([".", ",", "5", "-"]))
    case 11...13: return .paste(text(&samples, in: editor.format))
    case 14, 15: return .deleteBackward
    case 16: return .deleteForward
    case 17:
      return samples.pick([.deleteWordBackward, .deleteToStart, .deleteToEnd, .deleteSelection])
    case 18, 19:
      let places = (0..<2).map { _ in samples.number(in: 0...count) }
      return .select(
        anchor: places[0], head: samples.once(in: 2) ? places[0] : places[1],
        affinity: samples.pick([.upstream, .downstream]))
    case 20, 21:
      let extending = samples.once(in: 3)
      return samples.pick([.moveLeft(extending: extending), .moveRight(extending: extending)])
    case 22:
      let extending = samples.once(in: 3)
      return samples.pick([.moveToStart(extending: extending), .moveToEnd(extending: extending)])
    case 23: return samples.pick([.selectAll, .clear, .commit])
    case 24: return .commit
    case 25:
      return .set(
        samples.once(in: 6) ? nil : ExactDecimal(samples.content(integer: 5, fraction: 4)))
    case 26: return .step(samples.pick([-10, -1, 1, 10]))
    case 27: return .compose(text(&samples, in: editor.format))
    default: return replacement(&samples, of: editor.text(of: state), in: editor.format)
    }
  }

  /// A random piece of the text replaced by another.
  private static func replacement(
    _ samples: inout Samples, of text: String, in format: NumberFormat
  ) -> NumberEditor.Edit {
    var scalars = Array(text.unicodeScalars)
    let start = samples.number(in: 0...scalars.count)
    let end = samples.number(in: start...min(scalars.count, start + samples.number(below: 4)))
    var new: [Unicode.Scalar] = []
    if samples.once(in: 3) {
      new = Array(self.text(&samples, in: format).unicodeScalars)
    } else if samples.once(in: 2) {
      new = [key(&samples, in: format)]
    }
    scalars.replaceSubrange(start..<end, with: new)
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    let result = String(changed)
    guard samples.once(in: 2) else { return .replaceText(result, caret: nil) }
    let offset = scalars[..<(start + new.count)].reduce(0) { $0 + UTF8.width($1) }
    return .replaceText(result, caret: result.utf8.index(result.startIndex, offsetBy: offset))
  }

  private static func key(_ samples: inout Samples, in format: NumberFormat) -> Unicode.Scalar {
    let symbols = format.symbols
    switch samples.number(below: 16) {
    case 0...7: return Unicode.Scalar(UInt8(48 + samples.number(below: 10)))
    case 8: return symbols.digits[samples.number(below: 10)]
    case 9: return "0"
    case 10: return samples.pick(Array(symbols.decimalSeparator.unicodeScalars))
    case 11: return samples.pick(Array(symbols.groupingSeparator.unicodeScalars))
    case 12: return samples.pick(Array(symbols.minusSign.unicodeScalars))
    default:
      return samples.pick([
        ".", ",", "-", "+", " ", "'", "x", "\u{2212}", "\u{661}", "\u{66B}", "\u{66C}", "(", ")",
        "%", "$", "\u{20AC}", "\u{200F}", "\u{3002}", "\u{30FC}", "\u{FF15}", "\u{1D7D9}", "\u{A0}",
      ])
    }
  }

  /// Something that may be pasted: a number in the format or as somebody wrote it, or rubbish.
  private static func text(_ samples: inout Samples, in format: NumberFormat) -> String {
    switch samples.number(below: 6) {
    case 0:
      return ExactDecimal(samples.content(integer: 6, fraction: 3)).map { format.format($0) } ?? ""
    case 1: return samples.content(integer: 4, fraction: 3)
    case 2: return samples.digits(samples.number(below: 6))
    case 3:
      return samples.pick([
        "", " ", "abc", "1,234.56", "1.234,56", "12.34", "1,23", "1 234", "1'234,5", "5-", "(5)",
        "5,-", ".5", "5.", "-", "$5", "5 \u{20AC}", "USD 5", "5%", "1,1,1.2", "0005",
        "\u{661}\u{662}",
        "1\u{662}", "\u{FF11}\u{FF12}", "--5", "1.2.3", "00", "0", "-0", "1e5", "\n12\n", "+7",
      ])
    default:
      let alphabet = Array("0123456789.,-'\u{A0}".unicodeScalars)
      var text = String.UnicodeScalarView()
      for _ in 0..<samples.number(below: 7) { text.append(samples.pick(alphabet)) }
      return String(text)
    }
  }
}
