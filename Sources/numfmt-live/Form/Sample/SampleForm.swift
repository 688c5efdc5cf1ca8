import LiveForms
import LiveNumber

/// The sample form without its terminal: keys go in, and what is to be shown and done comes out.
@MainActor final class SampleForm {
  let values = SampleValues()
  private let form: FormModel<SampleField>
  private let inputs: [SampleField: any FormInput]
  private let locales: LocaleCycle
  /// What became of the last key, and in which field.
  private(set) var notice: (field: SampleField, words: FieldNotice)?
  private var generator: any RandomNumberGenerator

  init(
    locales: LocaleCycle, clock: some Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws {
    let inputs = try SampleInputs(values: values, locales: locales)
    self.locales = locales
    self.generator = generator
    self.inputs = inputs.all
    form = FormModel(inputs.fields, clock: clock)
    form.focus = .age
    select()
  }

  /// The field that the keys go to.
  var focus: SampleField { form.focus ?? .age }

  /// How numbers are written now.
  var formats: SampleFormats { locales.current }

  /// What is wrong with a field, in words; nil where nothing is, or nothing has been looked at yet.
  func failure(of name: SampleField) -> String? { form.message(for: name) }

  /// How long it is until ``validateDue()`` has something to do; nil where nothing waits.
  var timeUntilDue: Duration? { form.timeUntilDue }

  /// Validates what has been left alone for as long as it wants to be.
  func validateDue() { form.validateDue() }

  // MARK: - Keys

  func handle(_ event: KeyEvent) -> KeyResponse {
    notice = nil
    switch FormKeys.command(for: event, hasSteps: input(focus).hasSteps) {
    case .nextField: move { form.focusNext() }
    case .previousField: move { form.focusPrevious() }
    case .nextLocale: changeLocale()
    case .random:
      change { values.randomizeTemperatures(using: &generator) }
    case .field(let command): return handle(command)
    }
    return .stay
  }

  /// Says something from outside the form.
  func tell(_ words: FieldNotice) { notice = (focus, words) }

  private func handle(_ command: FieldCommand) -> KeyResponse {
    switch command {
    case .edit(let edit): apply(edit)
    case .undo: change { input(focus).undo() }
    case .redo: change { input(focus).redo() }
    case .submit: return submit()
    case .cancel: return .cancel
    case .interrupt: return .interrupt
    case .quit: return .quit
    case .suspend: return .suspend
    case .redraw: return .redraw
    case .refuse(let words): tell(words)
    case .ignore: break
    }
    return .stay
  }

  // MARK: - Values

  private func apply(_ edit: NumberEditor.Edit) {
    var outcome = NumberEditor.Outcome.accepted
    change { outcome = input(focus).apply(edit) }
    if let words = FieldNotice(outcome) { tell(words) }
  }

  /// Changes something, and tells the form of every field that then shows another text.
  ///
  /// One temperature moves the other, so that it is not enough to look at the focused field.
  private func change(_ body: () -> Void) {
    let before = inputs.mapValues(\.shown.text)
    body()
    for name in SampleField.allCases where input(name).shown.text != before[name] {
      form.valueChanged(name)
    }
  }

  private func changeLocale() {
    locales.advance()
    for input in inputs.values { input.changeFormats(formats) }
    // The words of a failure have numbers in them.
    form.revalidate()
  }

  // MARK: - Focus

  private func move(_ step: () -> Void) {
    apply(.commit)
    values.settleTemperatures()
    step()
    select()
  }

  /// What is typed into a field that has just been reached replaces what stands there.
  private func select() {
    _ = input(focus).apply(.selectAll)
  }

  /// Ends the form if everything in it is as it should be.
  ///
  /// Where the commit has changed the meaning of what was typed, the user has to see that first, and
  /// press Enter again.
  private func submit() -> KeyResponse {
    let known = input(focus).warning
    apply(.commit)
    let warning = input(focus).warning
    if notice != nil || (warning != nil && warning != known) { return .stay }
    let left = focus
    guard form.submit() else {
      if focus != left { select() }
      return .stay
    }
    return .submit(values.json)
  }

  func input(_ name: SampleField) -> any FormInput {
    guard let input = inputs[name] else { preconditionFailure("no input for \(name)") }
    return input
  }
}

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
