package import LiveNumber
import SystemStreams

/// The key bindings of a field, which follow the line editors of shells.
package enum KeyBindings {
  /// Returns what a key means in a field.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - isEmpty: Whether the field is empty.
  ///   - isNumber: Whether it's a number field, in which a question mark shows the keys.
  /// - Returns: The meaning.
  package static func command(
    for event: KeyEvent, isEmpty: Bool, isNumber: Bool = true
  ) -> FieldCommand {
    let extending = event.modifiers.contains(.shift)
    switch event.key {
    case .character(let scalar):
      if event.modifiers.contains(.control) { return control(scalar, isEmpty: isEmpty) }
      if event.modifiers.contains(.alt) { return scalar == "_" ? .redo : .respond(.stay) }
      if event.modifiers.contains(.meta) { return .respond(.stay) }
      return isNumber && KeyList.toggles.contains(scalar) ? .toggleKeys : .edit(.type(scalar))
    case .numericPad(let scalar): return .edit(.typeOnNumericPad(scalar))
    case .left: return .edit(.move(.left, extending: extending))
    case .right: return .edit(.move(.right, extending: extending))
    case .home: return .edit(.move(.toStart, extending: extending))
    case .end: return .edit(.move(.toEnd, extending: extending))
    case .up: return .edit(.step(extending ? 10 : 1))
    case .down: return .edit(.step(extending ? -10 : -1))
    case .pageUp: return .edit(.step(10))
    case .pageDown: return .edit(.step(-10))
    case .backspace:
      return .edit(event.modifiers.contains(.alt) ? .delete(.wordBackward) : .delete(.backward))
    case .delete: return .edit(.delete(.forward))
    case .enter: return .submit
    case .escape: return .respond(.end(.cancelled))
    case .paste(let text): return .edit(.paste(text))
    case .brokenPaste(let failure): return .reject(FieldNotice(failure))
    case .invalidBytes: return .reject(.invalidBytes)
    case .tab: return .answer(1)
    case .function(1): return .toggleKeys
    case .insert, .function, .unknown: return .respond(.stay)
    }
  }

  private static func control(_ scalar: Unicode.Scalar, isEmpty: Bool) -> FieldCommand {
    switch scalar {
    case "a": .edit(.move(.toStart, extending: false))
    case "e": .edit(.move(.toEnd, extending: false))
    case "b": .edit(.move(.left, extending: false))
    case "f": .edit(.move(.right, extending: false))
    case "k": .edit(.delete(.toEnd))
    case "u": .edit(.delete(.toStart))
    case "w": .edit(.delete(.wordBackward))
    case "_": .undo
    case "c": .respond(.end(.interrupted))
    // In an empty line, Ctrl-D means the end of input.
    case "d": isEmpty ? .respond(.end(.cancelled)) : .edit(.delete(.forward))
    case "l": .respond(.redraw)
    case "n": .answer(1)
    case "z": .respond(.suspend)
    case "\\": .respond(.end(.signal(SIGQUIT)))
    default: .respond(.stay)
    }
  }
}

/// A key's meaning in a live field.
package enum FieldCommand: Hashable, Sendable {
  case edit(NumberEditor.Edit)
  case undo
  case redo
  /// Enter.
  case submit
  /// One of the readings of a number in doubt, other than the first, which Enter accepts.
  case answer(Int)
  /// Shows the list of keys, or hides it.
  case toggleKeys
  /// The input isn't a key, and the user should know.
  case reject(FieldNotice)
  /// The key doesn't concern the content.
  case respond(KeyResponse)
}
