/// Which key does what in a form; whatever is no key of the form is one of its field.
enum FormKeys {
  /// What the key asks for; with `hasSteps`, Up and Down are keys of the focused field.
  static func command(for event: KeyEvent, hasSteps: Bool) -> FormKeyCommand {
    switch event.key {
    case .tab: return event.modifiers.contains(.shift) ? .previousField : .nextField
    case .up where !hasSteps: return .previousField
    case .down where !hasSteps: return .nextField
    case .character("g") where event.modifiers.contains(.control): return .nextLocale
    case .character("r") where event.modifiers.contains(.control): return .random
    // Not empty, so that Ctrl-D never leaves: a form is more to lose than a field.
    default: return .field(KeyBindings.command(for: event, isEmpty: false))
    }
  }
}

/// What a key asks of a form.
enum FormKeyCommand: Hashable, Sendable {
  case nextField
  case previousField
  /// Ctrl-G.
  case nextLocale
  /// Ctrl-R: temperatures at random.
  case random
  case field(FieldCommand)
}
