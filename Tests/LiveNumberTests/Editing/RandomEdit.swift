import LiveNumber
import TestSupport

/// A random edit of a field.
enum RandomEdit: CustomStringConvertible {
  case edit(NumberEditor.Edit)
  case undo
  case redo
  case format(NumberFormat)

  var description: String {
    switch self {
    case .edit(let edit):
      switch edit.kind {
      case .type(let scalar): "type \(scalar.escaped(asASCII: true))"
      case .paste(let text): "paste \(text.escaped)"
      case .replaceText(let text, _): "text \(text.escaped)"
      default: "\(edit.kind)"
      }
    case .undo: "undo"
    case .redo: "redo"
    case .format: "format"
    }
  }

  init(_ random: inout SeededGenerator, in field: RandomField, state: NumberEditor.State) {
    switch random.number(below: 40) {
    case 0: self = .undo
    case 1: self = random.once(in: 2) ? .redo : .undo
    case 2 where random.once(in: 2):
      let locale = random.pick(NumberLocale.available)
      let options = field.editor.format.options
      self =
        (try? NumberFormat(field.style, locale: locale, options: options))
        .flatMap { $0.hasDigitsInSuffix ? nil : .format($0) } ?? .edit(.clear)
    default: self = .edit(RandomEdit.edit(&random, in: field.editor, state: state))
    }
  }

  private static func edit(
    _ random: inout SeededGenerator, in editor: NumberEditor, state: NumberEditor.State
  ) -> NumberEditor.Edit {
    let count =
      state.isExpression ? editor.text(of: state).unicodeScalars.count : state.content.count
    if editor.options.accepts != [], random.once(in: 4) {
      return .type(random.pick(["+", "-", "*", "/", "(", ")", "%", "=", "e", "k", "M"]))
    }
    switch random.number(below: 30) {
    case 0...9: return .type(key(&random, in: editor.format))
    case 10: return .typeOnNumericPad(random.pick([".", ",", "5", "-"]))
    case 11...13: return .paste(text(&random, in: editor.format))
    case 14, 15: return .delete(.backward)
    case 16: return .delete(.forward)
    case 17:
      return random.pick([
        .delete(.wordBackward), .delete(.toStart), .delete(.toEnd), .delete(.selection),
      ])
    case 18, 19:
      let offsets = (0..<2).map { _ in random.number(in: 0...count) }
      return .select(
        anchor: offsets[0], head: random.once(in: 2) ? offsets[0] : offsets[1],
        affinity: random.pick([.upstream, .downstream]))
    case 20, 21:
      let extending = random.once(in: 3)
      return random.pick([.move(.left, extending: extending), .move(.right, extending: extending)])
    case 22:
      let extending = random.once(in: 3)
      return random.pick([
        .move(.toStart, extending: extending), .move(.toEnd, extending: extending),
      ])
    case 23: return random.pick([.selectAll, .clear, .commit])
    case 24: return .commit
    case 25:
      return .set(random.once(in: 6) ? nil : ExactDecimal(random.content(integer: 5, fraction: 4)))
    case 26: return .step(random.pick([-10, -1, 1, 10]))
    case 27:
      // The answer to a question, if there is one.
      let readings = editor.readings(of: state)
      return readings.isEmpty
        ? .compose(text(&random, in: editor.format)) : .accept(random.pick(readings))
    default: return replacement(&random, of: editor.text(of: state), in: editor.format)
    }
  }

  /// Returns the replacement of a random part of the text.
  private static func replacement(
    _ random: inout SeededGenerator, of text: String, in format: NumberFormat
  ) -> NumberEditor.Edit {
    var scalars = Array(text.unicodeScalars)
    let start = random.number(in: 0...scalars.count)
    let end = random.number(in: start...min(scalars.count, start + random.number(below: 4)))
    var new: [Unicode.Scalar] = []
    if random.once(in: 3) {
      new = Array(self.text(&random, in: format).unicodeScalars)
    } else if random.once(in: 2) {
      new = [key(&random, in: format)]
    }
    scalars.replaceSubrange(start..<end, with: new)
    var changed = String.UnicodeScalarView()
    changed.append(contentsOf: scalars)
    let result = String(changed)
    guard random.once(in: 2) else { return .replaceText(result, caret: nil) }
    let offset = scalars[..<(start + new.count)].reduce(0) { $0 + UTF8.width($1) }
    return .replaceText(result, caret: result.utf8.index(result.startIndex, offsetBy: offset))
  }

  static func key(_ random: inout SeededGenerator, in format: NumberFormat) -> Unicode.Scalar {
    let symbols = format.symbols
    switch random.number(below: 16) {
    case 0...7: return Unicode.Scalar(UInt8(48 + random.number(below: 10)))
    case 8: return symbols.digits[random.number(below: 10)]
    case 9: return "0"
    case 10: return random.pick(Array(symbols.decimalSeparator.unicodeScalars))
    case 11: return random.pick(Array(symbols.groupingSeparator.unicodeScalars))
    case 12: return random.pick(Array(symbols.minusSign.unicodeScalars))
    default:
      return random.pick([
        ".", ",", "-", "+", " ", "'", "x", "\u{2212}", "\u{661}", "\u{66B}", "\u{66C}", "(", ")",
        "\u{FF08}", "\u{FF09}",
        "%", "$", "\u{20AC}", "\u{200F}", "\u{3002}", "\u{30FC}", "\u{FF15}", "\u{1D7D9}", "\u{A0}",
      ])
    }
  }

  /// Returns a text to paste: a number in the format or in another, or something else.
  static func text(_ random: inout SeededGenerator, in format: NumberFormat) -> String {
    switch random.number(below: 6) {
    case 0:
      return ExactDecimal(random.content(integer: 6, fraction: 3)).map { format.format($0) } ?? ""
    case 1: return random.content(integer: 4, fraction: 3)
    case 2: return random.digits(random.number(below: 6))
    case 3:
      return random.pick([
        "", " ", "abc", "1,234.56", "1.234,56", "12.34", "1,23", "1 234", "1'234,5", "5-", "(5)",
        "5,-", ".5", "5.", "-", "$5", "5 \u{20AC}", "USD 5", "5%", "1,1,1.2", "0005",
        "\u{661}\u{662}", "1\u{662}", "\u{FF11}\u{FF12}", "--5", "1.2.3", "00", "0", "-0", "1e5",
        "1.23E+05", "1,5E-2", "-12e-1 $", "1E+400", "1.2E3.4", "1.5E", "\n12\n", "+7",
      ])
    default:
      let alphabet = Array("0123456789.,-'\u{A0}".unicodeScalars)
      var text = String.UnicodeScalarView()
      for _ in 0..<random.number(below: 7) { text.append(random.pick(alphabet)) }
      return String(text)
    }
  }
}
