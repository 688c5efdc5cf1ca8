/// The rules of a live number field: what each edit makes of its content and its caret.
///
/// An editor is a value made of a format and options. It knows no screen and holds no state: edits go
/// in with the state they happen to, and the new state comes out. `Sendable`.
///
/// ```swift
/// let editor = try NumberEditor(format: NumberFormat(locale: "de"))
/// var state = NumberEditor.State.empty
/// for key in "1234,5".unicodeScalars {
///   state = editor.apply(.type(key), to: state).state
/// }
/// editor.text(of: state)      // 1.234,5
/// editor.value(of: state)     // 1234.5
/// ```
public struct NumberEditor: Sendable {
  /// One reference, so that an editor is cheap to copy.
  let rules: Rules

  /// How the content is shown.
  public var format: NumberFormat { rules.format }
  /// How the field behaves.
  public var options: Options { rules.options }
  var limits: Limits { rules.limits }
  var keyboard: Keyboard { rules.keyboard }

  /// Makes the editor of a format.
  ///
  /// - Throws: ``NumberEditorError`` where options contradict each other.
  public init(format: NumberFormat, options: Options = Options()) throws(NumberEditorError) {
    rules = try Rules(format: format, options: options)
    try validate()
  }

  /// The state that an edit makes of another, and what became of the edit.
  ///
  /// A rejected edit leaves content and selection as they were.
  public func apply(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    if let key = everydayKey(edit, on: state) { return (key.state, .accepted) }
    return applyAny(edit, to: state)
  }

  /// The long way, which knows all rules.
  func applyAny(_ edit: Edit, to state: State) -> (state: State, outcome: Outcome) {
    var after = state
    let outcome = perform(edit, on: &after)
    // Of what was composed, the characters that were not rejected stay.
    if case .compose = edit { return (after, outcome) }
    guard outcome.isRejected else { return (after, outcome) }
    var unchanged = state
    unchanged.decimalWasRefused = after.decimalWasRefused
    return (unchanged, outcome)
  }
}

extension NumberEditor: Hashable {
  /// Whether both have the same format and options.
  public static func == (left: NumberEditor, right: NumberEditor) -> Bool {
    left.format == right.format && left.options == right.options
  }

  /// Hashes the format and the options.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(options)
  }
}
