import LiveNumber
import TestSupport

/// Something that happens to a store, or to the model behind it.
enum FieldEvent: CustomStringConvertible {
  case edit(NumberEditor.Edit)
  case text(String)
  case value(ExactDecimal?)
  case undo
  case redo
  case format(NumberFormat)
  case random(low: ExactDecimal, high: ExactDecimal)

  func run(_ store: NumberStore<ExactDecimal>, _ model: Temperatures) throws {
    switch self {
    case .edit(let edit): store.apply(edit)
    case .text(let text): store.text = text
    case .value(let value): store.value = value
    case .undo: store.undo()
    case .redo: store.redo()
    case .format(let format): store.format = format
    case .random(let low, let high):
      model.low = low
      model.high = high
    }
  }

  var isCommit: Bool {
    if case .edit(.commit) = self { true } else { false }
  }

  var description: String {
    switch self {
    case .edit(let edit): "\(edit)"
    case .text(let text): "text \(text)"
    case .value(let value): "value \(value?.description ?? "nil")"
    case .undo: "undo"
    case .redo: "redo"
    case .format(let format): "format \(format.symbols.numberingSystem)"
    case .random(let low, let high): "random \(low) \(high)"
    }
  }
}

extension SeededGenerator {
  mutating func event(formats: [NumberFormat]) -> FieldEvent {
    switch number(below: 24) {
    case 0...10: .edit(.type(pick(["1", "2", "5", "0", "9", "-", ".", ","])))
    case 11, 12: .edit(.delete(.backward))
    case 13: .edit(pick([.delete(.forward), .delete(.toStart), .delete(.selection), .clear]))
    case 14:
      .edit(pick([.selectAll, .move(.left, extending: false), .move(.toStart, extending: true)]))
    case 15: .edit(.paste(pick(["25", "-3.5", "1 234", "x", "99,5"])))
    case 16, 17: .edit(.commit)
    case 18: .edit(.step(pick([-10, 1, 100])))
    case 19: pick([.undo, .redo])
    case 20: .text(pick(["", "7", "-", "25", "oops"]))
    case 21: .value(pick([nil, ExactDecimal(20), ExactDecimal("1.25"), ExactDecimal(1_000)]))
    case 22: .format(pick(formats))
    default: .random(low: temperature(), high: temperature())
    }
  }
  /// One with more digits than some fields show.
  private mutating func temperature() -> ExactDecimal {
    let value = ExactDecimal(number(in: -5_000...5_000))
    return value.scaledByPowerOfTen(pick([-2, -2, -1, 0])) ?? value
  }
}
