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
  private let rules: Rules

  /// What an editor goes by; never changed.
  private final class Rules: Sendable {
    let format: NumberFormat
    let options: Options
    let limits: Limits
    let keyboard: Keyboard
    let everydayLimits: EverydayLimits?
    /// The format's own, one step nearer.
    let plan: RenderingPlan
    let signDisplay: SignDisplay
    let showsNoPlus: Bool
    let showsEmptyAffixes: Bool

    init(format: NumberFormat, options: Options) throws(NumberEditorError) {
      self.format = format
      self.options = options
      plan = format.plan
      signDisplay = format.options.signDisplay
      showsNoPlus = signDisplay != .always && signDisplay != .exceptZero
      showsEmptyAffixes = options.showsEmptyAffixes
      limits = try Limits(options, format: format)
      keyboard = Keyboard(symbols: format.symbols, aliases: options.decimalAliases)
      everydayLimits = EverydayLimits(limits, options)
    }
  }

  /// How the content is shown.
  public var format: NumberFormat { rules.format }
  /// How the field behaves.
  public var options: Options { rules.options }
  var limits: Limits { rules.limits }
  var keyboard: Keyboard { rules.keyboard }
  /// Nil where the options have more to say of keys that only put in a digit or take one out.
  var everydayLimits: EverydayLimits? { rules.everydayLimits }

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

  // MARK: - What a state shows

  /// The text of a field.
  public func text(of state: State) -> String {
    everydayText(of: state) ?? rules.plan.text(of: state.content, affixes(of: state))
  }

  /// The text of a field and the selection in it.
  public func rendering(of state: State) -> Rendering {
    let layout = layout(of: state)
    return Rendering(
      text: rules.plan.text(of: state.content, layout.affixes),
      utf8Anchor: layout.offset(state.anchor, state.anchor == state.head ? state.side : .near),
      utf8Head: layout.offset(state.head, state.side))
  }

  /// The number of the content, in canonical units; nil where it has no digit.
  public func value(of state: State) -> ExactDecimal? {
    guard !isPaddingOnly(state) else { return nil }
    let number = state.content.number
    return format.shownScale == 0 ? number : number?.scaledByPowerOfTen(-format.shownScale)
  }

  /// The place that a position in the field's text stands for, and its side of a grouping separator.
  ///
  /// A position of a longer text, as a view may still hold it, is the end.
  public func place(at index: String.Index, in state: State) -> (place: Int, side: State.Side) {
    let layout = layout(of: state)
    let text = rules.plan.text(of: state.content, layout.affixes)
    return layout.place(
      at: text.utf8.distance(from: text.startIndex, to: min(index, text.endIndex)))
  }

  func layout(of state: State) -> ContentLayout {
    ContentLayout(state.content, affixes(of: state), plan: rules.plan)
  }

  /// The text of most fields, in short.
  @inline(__always)
  private func everydayText(of state: State) -> String? {
    guard rules.showsNoPlus, let characters = state.content.characters.word, characters.count > 0
    else { return nil }
    let affixes =
      !characters.hasMinus
      ? rules.plan.unsigned
      : state.showsCommittedSign ? rules.plan.negative : rules.plan.typedNegative
    return rules.plan.shortText(
      of: characters, pointPlace: state.content.pointPlace, affixes)
  }

  /// What is shown around the content.
  @inline(__always)
  private func affixes(of state: State) -> AffixRanges {
    if state.content.isEmpty && !rules.showsEmptyAffixes { return .none }
    if state.content.isNegative {
      return state.showsCommittedSign ? rules.plan.negative : rules.plan.typedNegative
    }
    switch rules.signDisplay {
    case .always where state.content.hasDigits: return rules.plan.positive
    case .exceptZero where state.content.hasDigits && state.content.number?.isZero == false:
      return rules.plan.positive
    default: return rules.plan.unsigned
    }
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
