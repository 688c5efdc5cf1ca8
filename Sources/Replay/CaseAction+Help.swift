extension Replay {
  /// The actions of a case, one on each line, with what follows each name and what the action does.
  public static var actionList: String {
    let rows = CaseAction.allCases.map { action in
      ("\(action.rawValue): \(action.argument)", action.effect)
    }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, effect in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + effect
    }.joined(separator: "\n")
  }
}

extension CaseAction {
  /// What a case writes after the name of the action.
  var argument: String {
    switch self {
    case .type, .numpad, .paste, .compose, .text, .accept: "\"TEXT\""
    case .locale: "\"LOCALE\""
    case .backspace, .delete, .left, .right, .undo, .redo, .step: "COUNT"
    case .deleteWord, .deleteToStart, .deleteToEnd, .home, .end, .selectAll, .cut, .clear, .commit,
      .confirm:
      "true"
    case .select: "[ANCHOR, HEAD]"
    case .set: "\"NUMBER\""
    }
  }

  /// What the action does, in a few words.
  var effect: String {
    switch self {
    case .type: "types each character"
    case .numpad: "types each character on a numeric pad"
    case .paste: "pastes the text"
    case .backspace: "deletes backward, COUNT times"
    case .delete: "deletes forward, COUNT times"
    case .deleteWord: "deletes the word before the caret"
    case .deleteToStart: "deletes all before the caret"
    case .deleteToEnd: "deletes all after the caret"
    case .left: "moves the caret left, COUNT times"
    case .right: "moves the caret right, COUNT times"
    case .home: "moves the caret to the start"
    case .end: "moves the caret to the end"
    case .selectAll: "selects everything"
    case .select: "selects from one content offset to another"
    case .cut: "deletes the selection"
    case .undo: "undoes COUNT edits"
    case .redo: "redoes COUNT edits"
    case .step: "adds COUNT steps, or subtracts them"
    case .set: "sets a value as the program does; null is none"
    case .clear: "empties the field"
    case .text: "sets the whole text as a view does; | is the caret"
    case .compose: "enters the text of an input method"
    case .locale: "changes the locale"
    case .commit: "commits, as leaving the field does"
    case .confirm: "commits, as Return does"
    case .accept: "answers which number was meant"
    }
  }
}
