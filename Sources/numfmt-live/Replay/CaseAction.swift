import LiveNumber

/// The actions that a case can have, by their keys.
enum CaseAction: String, CaseIterable {
  case type, numpad, paste
  case backspace, delete, deleteWord, deleteToStart, deleteToEnd
  case left, right, home, end, selectAll, select
  case cut, undo, redo, step, set, clear, text, compose, locale, commit

  /// How often a key can be pressed in one action.
  static let repetitions = 1...10_000

  /// Reads an object with one member, whose key names the action.
  static func steps(_ object: JSONValue) throws(JSONError) -> [CaseStep] {
    let members = try object.members()
    guard members.count == 1, let member = members.first else {
      throw JSONError(at: object.offset, "expected an object with one action")
    }
    guard let action = CaseAction(rawValue: member.key) else {
      throw member.unknown("action", expected: allCases.map(\.rawValue))
    }
    return try action.steps(member.value)
  }

  private func steps(_ value: JSONValue) throws(JSONError) -> [CaseStep] {
    switch self {
    case .type: try keys(value) { .type($0) }
    case .numpad: try keys(value) { .typeOnNumericPad($0) }
    case .backspace: try pressed(value, .edit(.deleteBackward))
    case .delete: try pressed(value, .edit(.deleteForward))
    case .left: try pressed(value, .edit(.moveLeft(extending: false)))
    case .right: try pressed(value, .edit(.moveRight(extending: false)))
    case .undo: try pressed(value, .undo)
    case .redo: try pressed(value, .redo)
    case .deleteWord: try once(value, .deleteWordBackward)
    case .deleteToStart: try once(value, .deleteToStart)
    case .deleteToEnd: try once(value, .deleteToEnd)
    case .home: try once(value, .moveToStart(extending: false))
    case .end: try once(value, .moveToEnd(extending: false))
    case .selectAll: try once(value, .selectAll)
    case .cut: try once(value, .deleteSelection)
    case .clear: try once(value, .clear)
    case .commit: try once(value, .commit)
    case .paste:
      [CaseStep(action: try describe(value), change: .edit(.paste(try value.string())))]
    case .compose:
      [CaseStep(action: try describe(value), change: .edit(.compose(try value.string())))]
    case .text: [CaseStep(action: try describe(value), change: .edit(try textChange(value)))]
    case .select: [try selection(value)]
    case .step: [try stepping(value)]
    case .set: [try setting(value)]
    case .locale:
      [
        CaseStep(
          action: try describe(value),
          change: .locale(LocaleTag(identifier: try value.string(), offset: value.offset)))
      ]
    }
  }

  // MARK: - By the kind of argument

  private func describe(_ argument: String) -> String {
    JSONText.object([(rawValue, argument)])
  }

  private func describe(_ argument: JSONValue) throws(JSONError) -> String {
    describe(JSONText.quoted(try argument.string()))
  }

  /// A key for every scalar.
  private func keys(
    _ value: JSONValue, _ edit: (Unicode.Scalar) -> NumberEditor.Edit
  ) throws(JSONError) -> [CaseStep] {
    let text = try value.string()
    guard !text.isEmpty else {
      throw JSONError(at: value.offset, "expected at least one character to type")
    }
    return text.unicodeScalars.map { scalar in
      CaseStep(action: describe(JSONText.quoted(String(scalar))), change: .edit(edit(scalar)))
    }
  }

  /// One key, so many times.
  private func pressed(
    _ value: JSONValue, _ change: CaseStep.Change
  ) throws(JSONError) -> [CaseStep] {
    let count = try value.integer(in: CaseAction.repetitions)
    return Array(repeating: CaseStep(action: describe("1"), change: change), count: count)
  }

  /// Something that takes nothing but `true`.
  private func once(
    _ value: JSONValue, _ edit: NumberEditor.Edit
  ) throws(JSONError) -> [CaseStep] {
    try value.flag()
    return [CaseStep(action: describe("true"), change: .edit(edit))]
  }

  /// The whole new text, with the caret where it is known.
  private func textChange(_ value: JSONValue) throws(JSONError) -> NumberEditor.Edit {
    guard let marked = MarkedText(try value.string()), marked.selection?.isEmpty ?? true else {
      throw JSONError(at: value.offset, "expected at most one caret |, and no selection")
    }
    let text = marked.text
    let caret = marked.selection.map { text.utf8.index(text.startIndex, offsetBy: $0.lowerBound) }
    return .replaceText(text, caret: caret)
  }

  private func selection(_ value: JSONValue) throws(JSONError) -> CaseStep {
    let places = try value.array()
    guard places.count == 2 else {
      throw JSONError(at: value.offset, "expected two content places: [anchor, head]")
    }
    let range = 0...ExactDecimal.maximumDigitCount
    let anchor = try places[0].integer(in: range)
    let head = try places[1].integer(in: range)
    return CaseStep(
      action: describe(JSONText.array(["\(anchor)", "\(head)"])),
      change: .edit(.select(anchor: anchor, head: head)))
  }

  private func stepping(_ value: JSONValue) throws(JSONError) -> CaseStep {
    let count = try value.integer(in: -1_000_000...1_000_000)
    return CaseStep(action: describe("\(count)"), change: .edit(.step(count)))
  }

  private func setting(_ value: JSONValue) throws(JSONError) -> CaseStep {
    let number = try value.isNull ? nil : value.decimal()
    return CaseStep(
      action: describe(JSONText.quoted(number?.description)), change: .edit(.set(number)))
  }
}

/// One thing that the user, an input method or the program does to the field of a case.
///
/// An action of a case is one step or several: typed text is a key for every scalar.
struct CaseStep: Hashable, Sendable {
  enum Change: Hashable, Sendable {
    case edit(NumberEditor.Edit)
    case undo
    case redo
    case locale(LocaleTag)
  }

  /// The action that the step belongs to, cut down to this step, as JSON text.
  var action: String
  var change: Change
}

/// A locale as it is written in a case, with its place for errors.
struct LocaleTag: Hashable, Sendable {
  var identifier: String
  /// In UTF-8, from the beginning of the line.
  var offset: Int
}
