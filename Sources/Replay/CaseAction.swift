import EscapedText
import LiveNumber

/// The actions of a case, by their keys.
enum CaseAction: String, CodingKey, CaseIterable {
  case type, numpad, paste
  case backspace, delete, deleteWord, deleteToStart, deleteToEnd
  case left, right, home, end, selectAll, select
  case cut, undo, redo, step, set, clear, text, compose, locale, commit, confirm, accept

  /// The repeat counts that an action allows.
  static let repeatCounts = 1...10_000

  /// The maximum number of steps in a case, which repeat counts multiply.
  static let maximumStepCount = 100_000

  /// Returns the steps of an object whose only key names the action.
  static func steps(_ object: CaseValue) throws(CaseError) -> [CaseStep] {
    let members = try object.members("an action", CaseAction.self)
    guard members.count == 1, let (action, value) = members.first else {
      throw object.error("expected an object with one action, such as {\"type\": \"12\"}")
    }
    return try action.steps(value)
  }

  private func steps(_ value: CaseValue) throws(CaseError) -> [CaseStep] {
    switch self {
    case .type: try keys(value) { .type($0) }
    case .numpad: try keys(value) { .typeOnNumericPad($0) }
    case .backspace: try repeated(value, .edit(.delete(.backward)))
    case .delete: try repeated(value, .edit(.delete(.forward)))
    case .left: try repeated(value, .edit(.move(.left, extending: false)))
    case .right: try repeated(value, .edit(.move(.right, extending: false)))
    case .undo: try repeated(value, .undo)
    case .redo: try repeated(value, .redo)
    case .deleteWord: try once(value, .delete(.wordBackward))
    case .deleteToStart: try once(value, .delete(.toStart))
    case .deleteToEnd: try once(value, .delete(.toEnd))
    case .home: try once(value, .move(.toStart, extending: false))
    case .end: try once(value, .move(.toEnd, extending: false))
    case .selectAll: try once(value, .selectAll)
    case .cut: try once(value, .delete(.selection))
    case .clear: try once(value, .clear)
    case .commit: try once(value, .commit)
    case .confirm: try once(value, .confirm)
    case .paste: [step(try value.string(), .edit(.paste(try value.string())))]
    case .compose: [step(try value.string(), .edit(.compose(try value.string())))]
    case .text: [step(try value.string(), .edit(try textChange(value)))]
    case .select: [try selection(value)]
    case .step:
      [try value.integer(in: -1_000_000...1_000_000)].map { step($0, .edit(.step($0))) }
    case .set:
      [try value.decimalOrNull()].map { step($0?.description, .edit(.set($0))) }
    case .accept: [step(try value.string(), .edit(.accept(try value.string())))]
    case .locale: [step(try value.string(), .locale(try LocaleTag(value)))]
    }
  }

  private func step(_ argument: (any JSONValue)?, _ change: CaseStep.Change) -> CaseStep {
    CaseStep(action: [rawValue: argument], change: change)
  }

  /// Returns one step for each scalar.
  private func keys(
    _ value: CaseValue, _ edit: (Unicode.Scalar) -> NumberEditor.Edit
  ) throws(CaseError) -> [CaseStep] {
    let text = try value.string()
    guard !text.isEmpty else { throw value.error("expected at least one character to type") }
    guard text.unicodeScalars.count <= CaseAction.maximumStepCount else {
      throw value.error("expected at most \(CaseAction.maximumStepCount) characters to type")
    }
    return text.unicodeScalars.map { step(String($0), .edit(edit($0))) }
  }

  /// Returns as many steps as the repeat count says.
  private func repeated(
    _ value: CaseValue, _ change: CaseStep.Change
  ) throws(CaseError) -> [CaseStep] {
    let count = try value.integer(in: CaseAction.repeatCounts)
    return Array(repeating: step(1, change), count: count)
  }

  private func once(_ value: CaseValue, _ edit: NumberEditor.Edit) throws(CaseError) -> [CaseStep] {
    try value.flag()
    return [step(true, .edit(edit))]
  }

  /// Returns the replacement of the whole text, with the insertion point if it's marked.
  private func textChange(_ value: CaseValue) throws(CaseError) -> NumberEditor.Edit {
    guard let marked = MarkedText(try value.string()), marked.selection?.isEmpty ?? true else {
      throw value.error("expected at most one caret |, and no selection")
    }
    let text = marked.text
    let caret = marked.selection.map { text.utf8.index(text.startIndex, offsetBy: $0.lowerBound) }
    return .replaceText(text, caret: caret)
  }

  private func selection(_ value: CaseValue) throws(CaseError) -> CaseStep {
    let offsets = try value.array()
    guard offsets.count == 2 else {
      throw value.error("expected two content offsets: [anchor, head]")
    }
    let range = 0...ExactDecimal.maximumDigitCount
    let anchor = try offsets[0].integer(in: range)
    let head = try offsets[1].integer(in: range)
    return step([anchor, head], .edit(.select(anchor: anchor, head: head)))
  }
}

/// One change to the field of a case, by the user, an input method, or the program.
///
/// An action is one step or several: each typed scalar is a step.
struct CaseStep: Sendable {
  enum Change: Hashable, Sendable {
    case edit(NumberEditor.Edit)
    case undo
    case redo
    case locale(LocaleTag)
  }

  /// The part of the action that the step performs.
  var action: JSONObject
  var change: Change
}
