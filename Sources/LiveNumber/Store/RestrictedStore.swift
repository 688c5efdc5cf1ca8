public import LiveNumberCore

/// A store for a text field of the values that an `InputRestriction` accepts.
///
/// It keeps what the functions of an input restriction return: the text, the last allowed value,
/// and whether the text represents one. For a number, a ``NumberStore`` knows more of the edits;
/// this store is for anything that can be typed:
///
/// ```swift
/// let sizes = InputRestriction(.range(ShirtSize.m ... .xl)) { $0.rawValue }
/// let size = RestrictedStore(sizes, value: .m)
/// size.replace(utf16: 0..<1, with: "xl")
/// size.text       // XL
/// size.value      // .xl
/// ```
public final class RestrictedStore<Value: Equatable & Sendable>: TextFieldStore {
  private let source: ModelSource<Value>?
  private var storedRestriction: InputRestriction<Value>
  private var moment: Moment
  private var history = EditHistory<Moment, Never>()
  /// The text that shows the source's value, or that the user has last made of it.
  private var enteredText: String

  /// What undo brings back.
  struct Moment: Sendable {
    let state: InputRestriction<Value>.State
    let rendering: NumberEditor.Rendering

    /// Creates a moment with a selection, or with the caret of the state.
    init(_ state: InputRestriction<Value>.State, _ rendering: NumberEditor.Rendering? = nil) {
      self.state = state
      self.rendering =
        rendering
        ?? NumberEditor.Rendering(
          state.text, selection: state.caret..<state.caret, isBackward: false)
    }

    /// What the field shows.
    var shown: ShownField {
      ShownField(
        rendering: rendering, validity: state.validity, invalidReason: state.reason,
        lastOutcome: state.outcome)
    }
  }

  /// Creates a store that shows a value.
  public convenience init(_ restriction: InputRestriction<Value>, value: Value) {
    self.init(restriction, value: value, source: nil)
  }

  /// Creates a store for a value that two closures read and write.
  ///
  /// The store reads the value at every access, and shows it if it has changed. It writes each
  /// allowed value that the user types; while the text isn't allowed, the app has the value from
  /// before the entry. If the app makes another value of one, the text stays until the commit,
  /// which shows the app's value.
  ///
  /// - Parameters:
  ///   - restriction: The texts that the field accepts.
  ///   - read: A closure that returns the current value. It is called often and has to be fast.
  ///   - write: A closure that sets a new value. If it doesn't accept the value, it leaves the
  ///     result of `read` as it is.
  public convenience init(
    _ restriction: InputRestriction<Value>, read: @escaping () -> Value,
    write: @escaping (Value) -> Void
  ) {
    let source = ModelSource(isRequired: true, read: read, write: write)
    self.init(restriction, value: source.value, source: source)
  }

  private init(
    _ restriction: InputRestriction<Value>, value: Value, source: ModelSource<Value>?
  ) {
    storedRestriction = restriction
    self.source = source
    moment = Moment(restriction.state(of: value))
    enteredText = moment.state.text
    super.init(moment.shown)
  }

  /// The texts that the field accepts.
  ///
  /// A new restriction shows the value again, and starts a new history. A text on the way to a
  /// value of the app stays, if the new restriction accepts it.
  public var restriction: InputRestriction<Value> {
    get {
      _ = observed(.settings)
      return storedRestriction
    }
    set {
      pull()
      change(.settings) { storedRestriction = newValue }
      guard composes else { return applyRestriction() }
      // A value that waits already is shown by the new restriction, too.
      if showHeldValue == nil {
        showHeldValue = { [unowned self, value = moment.state.value] in show(value) }
      }
    }
  }

  /// The last allowed value, also while the text doesn't represent one.
  ///
  /// A new value is shown at once, or after an input method's composition, and starts a new
  /// history. The value that the field already has changes nothing.
  public var value: Value {
    get {
      _ = observed(.value)
      return moment.state.value
    }
    set {
      pull()
      let isEcho = newValue == moment.state.value
      if composes {
        showHeldValue = isEcho ? nil : { [unowned self] in show(newValue) }
      } else if !isEcho {
        _ = show(newValue)
      }
    }
  }

  // MARK: - What the store of any field asks for

  @discardableResult
  override func pull() -> Bool {
    guard let source, !composes else { return false }
    switch source.news(==) {
    case nil: return false
    case .value:
      showSource()
      return true
    case .answer:
      let isShown = moment.state.validity == .valid && moment.state.value == source.value
      if source.endsWithAnswer, isShown { source.endEntry() }
      display(moment)
      return false
    }
  }

  override func perform(_ change: ViewChange) -> NumberEditor.Outcome {
    switch change {
    case .numericPad(let character):
      return replace([moment.rendering.selection], String(character))
    case .replace(let range, let text): return replace([range], text)
    case .replaceUTF16(let range, let text):
      if let range = moment.state.text.range(utf16: range) { return replace([range], text) }
      return show(moment.state.with(.rejected(.outsideText, in: text)))
    case .replaceRanges(let ranges, let text):
      return replace(ranges.map { moment.state.text.nearestRange(utf16: $0) }, text)
    case .text(let text, let caret):
      return show(storedRestriction.evaluate(text, caret: caret, from: moment.state))
    case .composed(let text, let caret):
      return caret.map { update(text: text, selection: $0..<$0, isBackward: nil) }
        ?? replaceText(text, caret: nil)
    case .select(let range, let isBackward, let text):
      select(range, isBackward: isBackward, in: text)
      return moment.state.outcome
    case .selectAsUser(let range, let isBackward):
      select(range, isBackward: isBackward, in: moment.state.text)
      return moment.state.outcome
    case .commit, .confirm: return commitEntry()
    }
  }

  override func revertEntry() -> Bool {
    guard let source, source.isInEntry, !source.isBusy, !composes else { return false }
    source.offer(.nothing, ==)
    _ = showSource(.restored)
    return true
  }

  override func restore(_ step: HistoryStep) -> Bool {
    guard let moment = (step == .undo ? history.undo() : history.redo())?.state else {
      return false
    }
    display(Moment(moment.state.with(.accepted), moment.rendering))
    offer(moment.state)
    return true
  }

  // MARK: - The app's value

  /// Offers the source what a state has for it, the value from before the entry if that is nothing.
  private func offer(_ state: InputRestriction<Value>.State) {
    guard let source, !source.isBusy, !composes else { return }
    if !state.text.hasSameBytes(as: enteredText) {
      enteredText = state.text
      source.beginEntry()
    }
    guard source.isInEntry else { return }
    source.offer(state.validity == .valid ? .value(state.value) : .nothing, ==)
    // A setter of the app can have shown another value in the meantime.
    display(moment)
  }

  /// Commits the text, which ends the entry if it is valid and the source takes its value.
  private func commitEntry() -> NumberEditor.Outcome {
    let state = storedRestriction.committed(moment.state)
    guard let source, !source.isBusy, !composes else { return show(state) }
    if source.answer == .refused { source.withdrawOffer() }
    let outcome = show(state)
    guard source.isInEntry else { return outcome }
    switch moment.state.validity {
    case .empty:
      source.offer(.nothing, ==)
      return showSource(.restored)
    case .valid where source.answer == .changed: return showSource(.changedByModel)
    default: endEntry()
    }
    return outcome
  }

  /// Ends the entry if the field has something for the source, now or when the source has it.
  private func endEntry() {
    guard let source, moment.state.validity == .valid else { return }
    if source.answer == .accepted { source.endEntry() } else { source.endsWithAnswer = true }
  }

  /// Shows the source's value instead of what was typed, which ends the entry, and which the user
  /// can undo.
  private func showSource(_ reason: NumberEditor.Reason) -> NumberEditor.Outcome {
    let before = moment
    guard let source else { return before.state.outcome }
    let state = storedRestriction.state(of: source.settledValue).with(.adjusted(reason))
    enteredText = state.text
    source.endEntry()
    if !state.text.hasSameBytes(as: before.state.text) {
      history.record(before: before, after: Moment(state))
    }
    display(Moment(state))
    return state.outcome
  }

  /// Shows the source's value, which ends the entry, and starts a new history.
  private func showSource() {
    guard let source else { return }
    source.endEntry()
    history = EditHistory()
    let state = storedRestriction.state(of: source.settledValue)
    enteredText = state.text
    display(Moment(state))
  }

  /// Applies a new restriction to the value, or to the text of an entry.
  private func applyRestriction() {
    guard let source else {
      _ = show(moment.state.value)
      return
    }
    let start = storedRestriction.state(of: source.baseline)
    let state = storedRestriction.evaluate(
      moment.state.text, caret: moment.state.caret, from: start)
    guard source.isInEntry, !state.outcome.isRejected else {
      if source.isInEntry { source.offer(.nothing, ==) }
      return showSource()
    }
    history = EditHistory()
    display(Moment(state))
    offer(state)
  }

  // MARK: - Changes

  /// Shows a value from the program, writes it to the source, and starts a new history.
  private func show(_ value: Value) -> NumberEditor.Outcome {
    history = EditHistory()
    display(Moment(storedRestriction.state(of: value)))
    guard let source, !source.isBusy else { return .accepted }
    source.beginEntry()
    source.withdrawOffer()
    offer(moment.state)
    if source.answer == .changed { showSource() } else { endEntry() }
    return .accepted
  }

  /// Shows the state after an edit of the user.
  private func show(_ state: InputRestriction<Value>.State) -> NumberEditor.Outcome {
    let after = Moment(state, state.outcome.isRejected ? moment.rendering : nil)
    if !state.text.hasSameBytes(as: moment.state.text) {
      history.record(before: moment, after: after)
    }
    display(after)
    offer(state)
    return state.outcome
  }

  /// Deletes ranges, ascending and apart, and inserts a text at the first.
  private func replace(_ ranges: [Range<String.Index>], _ text: String) -> NumberEditor.Outcome {
    let old = moment.state.text
    guard var end = ranges.first?.lowerBound else { return moment.state.outcome }
    let beginning = String(old[..<end]) + text
    var new = beginning
    for range in ranges {
      new += old[end..<range.lowerBound]
      end = range.upperBound
    }
    new += old[end...]
    let caret = new.utf8.index(new.startIndex, offsetBy: beginning.utf8.count)
    return perform(.text(new, caret: caret))
  }

  private func select(_ range: Range<String.Index>, isBackward: Bool?, in text: String) {
    guard !composes, text.hasSameBytes(as: moment.state.text) else { return }
    let before = moment.rendering
    var new = NumberEditor.Rendering(text, selection: range, isBackward: isBackward ?? false)
    if isBackward == nil, new.utf8Selection == before.utf8Selection { new = before }
    display(Moment(moment.state, new))
  }

  private func display(_ new: Moment) {
    reportedText = nil
    var shown = new.shown
    if shown.validity == .valid, let reason = source?.answer.reason {
      (shown.validity, shown.invalidReason) = (.invalid, reason)
    }
    (shown.canUndo, shown.canRedo) = (history.canUndo, history.canRedo)
    let isOther = new.state.value != moment.state.value
    display(shown, changing: isOther ? [.value] : []) { moment = new }
  }
}
