import LiveForms
import LiveNumber
import TerminalUI

/// The sample form without a terminal: it takes keys, and returns what to show and what to do.
@MainActor final class SampleForm {
  let values = SampleValues()
  private let form: FormModel<SampleField>
  private let inputs: [SampleField: any FormInput]
  /// The locales that Ctrl-G cycles through, the current one first.
  private var locales: [NumberLocale]
  /// The message about the last key, and its field.
  private(set) var notice: (field: SampleField, words: FieldNotice)?
  /// The readings among which the user sees a question, with the keys that answer.
  var shownReadings: [String] = []
  /// Whether to show the list of keys.
  private(set) var showsKeys = false
  private var generator: any RandomNumberGenerator
  /// The index of the first visible row, which stays while the focus is visible.
  var top = 0

  static let standardLocales = ["fr", "en", "de", "ar-EG", "hi"]

  /// Creates a form in a locale, which is added to the standard locales if it isn't one of them.
  init(
    _ locale: NumberLocale, clock: some Clock<Duration> = ContinuousClock(),
    generator: any RandomNumberGenerator = SystemRandomNumberGenerator()
  ) throws {
    let inputs = try SampleInputs(values: values, locale: locale)
    let others = try Self.standardLocales.map { try NumberLocale($0) }
    let index = others.firstIndex(of: locale)
    locales = index.map { Array(others[$0...] + others[..<$0]) } ?? [locale] + others
    self.generator = generator
    self.inputs = inputs.all
    form = FormModel(inputs.fields, clock: clock)
    form.focus = .age
    select()
  }

  /// The focused field.
  var focus: SampleField { form.focus ?? .age }

  var locale: NumberLocale { locales[0] }

  /// Returns the message about a field's failure, or `nil` if the field is valid or not yet
  /// validated.
  func failure(of name: SampleField) -> String? { form.message(for: name) }

  var timeUntilDue: Duration? { form.timeUntilDue }

  func handleDue() { form.validateDue() }

  // MARK: - Keys

  /// Performs a key's command.
  ///
  /// All keys but those of the form go to the focused field.
  func handle(_ event: KeyEvent) -> KeyResponse {
    notice = nil
    let isControl = event.modifiers.contains(.control)
    let isNumber = input(focus).editor != nil
    switch event.key {
    case .tab where event.modifiers.contains(.shift): move { form.focusPrevious() }
    case .tab: move { form.focusNext() }
    case .up where !isNumber: move { form.focusPrevious() }
    case .down where !isNumber: move { form.focusNext() }
    case .character("g") where isControl: changeLocale()
    case .character("r") where isControl:
      change { values.randomizeTemperatures(using: &generator) }
    default:
      // Ctrl-D never leaves a form, even if the field is empty.
      switch KeyBindings.command(for: event, isEmpty: false, isNumber: isNumber) {
      case .edit(let edit): apply(edit)
      case .undo: change { input(focus).undo() }
      case .redo: change { input(focus).redo() }
      case .submit: return submit()
      case .answer(let index): return answer(index)
      case .toggleKeys: showsKeys.toggle()
      case .respond(let response): return response
      case .reject(let words): tell(words)
      }
    }
    return .stay
  }

  func tell(_ words: FieldNotice) { notice = (focus, words) }

  // MARK: - Values

  @discardableResult
  private func apply(_ edit: NumberEditor.Edit) -> NumberEditor.Outcome {
    var outcome = NumberEditor.Outcome.accepted
    change { outcome = input(focus).apply(edit) }
    // The field's question says more.
    if !outcome.isRejected, !input(focus).readings.isEmpty { return outcome }
    if let words = FieldNotice(outcome, of: edit, in: input(focus).editor) { tell(words) }
    return outcome
  }

  /// Performs a change, and tells the form about every field whose text changes.
  ///
  /// A change of one temperature can change the other.
  private func change(_ body: () -> Void) {
    let before = inputs.mapValues(\.shown.text)
    body()
    for name in SampleField.allCases where input(name).shown.text != before[name] {
      form.valueChanged(name)
    }
  }

  private func changeLocale() {
    locales.append(locales.removeFirst())
    for input in inputs.values { input.changeLocale(locale) }
    // The messages contain formatted numbers.
    form.revalidate()
  }

  // MARK: - Focus

  private func move(_ step: () -> Void) {
    commit()
    values.settleTemperatures()
    step()
    select()
  }

  /// Selects the text of the focused field, so that typing replaces it.
  private func select() {
    _ = input(focus).apply(.selectAll)
  }

  /// Submits the form if all fields are valid.
  ///
  /// If the commit adjusts the number, the form stays open until the next Enter. If the user sees a
  /// question which number a text is, Enter accepts the first answer.
  private func submit() -> KeyResponse {
    if !shownReadings.isEmpty, shownReadings == input(focus).readings { _ = answer(0) }
    // A text that is one number, such as `1.5` in German, is shown as that on leaving.
    if commit().reason != .readAsTyped, notice != nil { return .stay }
    let left = focus
    guard form.submit() else {
      if focus != left { select() }
      return .stay
    }
    return .end(.submitted(values.json))
  }

  @discardableResult
  private func commit() -> NumberEditor.Outcome { apply(.commit) }

  /// Accepts one of the readings of a text that asks.
  private func answer(_ index: Int) -> KeyResponse {
    let readings = input(focus).readings
    guard readings.indices.contains(index) else { return .ring }
    apply(.accept(readings[index]))
    return .stay
  }

  func input(_ name: SampleField) -> any FormInput {
    guard let input = inputs[name] else { preconditionFailure("no input for \(name)") }
    return input
  }
}
