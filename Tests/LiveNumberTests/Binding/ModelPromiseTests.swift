import TestSupport
import Testing

@testable import LiveNumber
@testable import LiveNumberCore

/// The model has the number of its field while the field is valid, and otherwise the number from
/// before the entry.
@Suite struct ModelPromiseTests {
  /// What a model's setter makes of a number.
  private enum Setter: String, CaseIterable {
    case takes, refuses, clamps, rounds, calculates, late
  }

  /// A model with a setter, of which the test counts the answers.
  private final class Model {
    let setter: Setter
    private(set) var value: ExactDecimal?
    /// What a view reads: of a late model, the value of its last update.
    private(set) var visible: ExactDecimal?

    init(_ setter: Setter, _ value: ExactDecimal?) {
      self.setter = setter
      (self.value, visible) = (value, value)
    }

    func set(_ new: ExactDecimal?) {
      value = made(of: new)
      if setter != .late { visible = value }
    }

    private func made(of new: ExactDecimal?) -> ExactDecimal? {
      guard let new else { return nil }
      switch setter {
      case .takes, .late: return new
      case .refuses: return ValueBounds(18...60).contains(new) ? new : value
      case .clamps: return ValueBounds(0...50).clamped(new)
      case .rounds: return new.rounded(toScale: 0)
      case .calculates: return new.adding(-1e-30)
      }
    }

    func update() { visible = value }
  }

  private struct Field {
    let model: Model
    let store: NumberStore<ExactDecimal>
    let isRequired: Bool
    /// The number from before the entry.
    var baseline: ExactDecimal?
    /// Whether nothing was edited since a commit, which a late model can answer.
    var isCommitted = true

    /// Returns the text of a number that the program sets.
    func text(of value: ExactDecimal?) -> String {
      guard let value else { return "" }
      let editor = store.session.editor
      return editor.text(of: editor.apply(.set(value), to: .empty).state)
    }
    /// Whether an entry can end: the field is valid, or empty where it may be.
    var isDone: Bool { store.isValid || store.isEmpty && !isRequired }

    /// Lets a late model answer, and the store read it.
    mutating func update() {
      model.update()
      if isDone, isCommitted { baseline = model.value }
    }
  }

  private func field(_ random: inout SeededGenerator, _ formats: [NumberFormat]) -> Field {
    var options = NumberEditor.Options()
    options.range = random.pick([ValueBounds(), ValueBounds(10...500), ValueBounds(1...12)])
    options.rangePolicy = random.pick(NumberEditor.Options.RangePolicy.allCases)
    options.maximumFractionDigits = random.pick([.upTo(0), .upTo(2), .upTo(2)])
    options.fractionOverflow = random.pick(NumberEditor.Options.FractionOverflow.allCases)
    let setter = random.pick(Setter.allCases)
    let model = Model(setter, random.pick(setter == .refuses ? [20, 50] : [7, 20, 11, 50]))
    let isRequired = random.once(in: 2)
    let store = NumberStore<ExactDecimal>(
      format: random.pick(formats), options: options,
      writes: random.pick(ModelWritePolicy.allCases), isRequired: isRequired
    ) {
      model.visible
    } write: {
      model.set($0)
    }
    return Field(
      model: model, store: store, isRequired: isRequired, baseline: model.value)
  }

  /// Does something, and returns what it was; adapts the baseline to what the program has set.
  private func act(_ random: inout SeededGenerator, on field: inout Field) -> String {
    let (store, model) = (field.store, field.model)
    // A late model answers in the next update of a view, before the program sets something.
    switch random.number(below: 30) {
    case 0:
      field.update()
      let value: ExactDecimal = random.pick([18, 20, 30, 7, 45])
      let before = model.value
      model.set(value)
      model.update()
      _ = store.text
      if model.value != before { (field.baseline, field.isCommitted) = (model.value, true) }
      return "model \(value)"
    case 1:
      field.update()
      let value: ExactDecimal? = random.pick([20, 30, 7, 999, nil])
      // The value that the field already has changes nothing.
      guard store.value != value else { return "echo" }
      store.value = value
      model.update()
      if field.isDone { field.baseline = model.value }
      field.isCommitted = field.isDone
      return "value \(value.map { "\($0)" } ?? "nil")"
    case 2:
      let maximum: ExactDecimal? = random.pick([nil, 12, 100])
      store.options.range.maximum = maximum
      return "maximum \(maximum.map { "\($0)" } ?? "none")"
    case 3:
      let isEven = random.once(in: 2)
      store.restriction =
        isEven
        ? .where(.notAllowed) { $0.rounded(toMultipleOf: 2, .halfEven) == $0 } : nil
      return "even \(isEven)"
    case 4:
      if store.undo() { field.isCommitted = false }
      return "undo"
    case 5:
      if store.redo() { field.isCommitted = false }
      return "redo"
    case 6...8: return commit(&field)
    case 9:
      if !store.increment().isRejected {
        model.update()
        _ = store.text
        field.isCommitted = field.isDone
      }
      return "increment"
    case 10: return revert(&field)
    case 11...13:
      field.update()
      return "update"
    default:
      let edit: NumberEditor.Edit = random.pick([
        .type("1"), .type("2"), .type("5"), .type("0"), .type("0"), .type("."), .type("-"),
        .delete(.backward), .delete(.backward), .selectAll, .clear, .paste("25"), .paste("2.6"),
        .move(.toEnd, extending: false),
      ])
      let text = store.text
      store.apply(edit)
      if store.text != text { field.isCommitted = false }
      return "\(edit)".split(separator: "Kind.").last.map(String.init) ?? ""
    }
  }

  private func commit(_ field: inout Field) -> String {
    let outcome = field.store.commit()
    if field.store.source?.writes == .onCommit { field.model.update() }
    if field.store.isValid { field.baseline = field.model.value }
    field.isCommitted =
      field.isDone || field.model.setter == .late && field.store.invalidReason == .refusedByModel
    if outcome.reason == .restored || outcome.reason == .changedByModel {
      return "commit, \(outcome)"
    }
    return "commit"
  }

  private func revert(_ field: inout Field) -> String {
    let isReverted = field.store.revert()
    field.model.update()
    field.isCommitted = isReverted || field.isCommitted
    return isReverted ? "revert" : "no revert"
  }

  @Test func theModelHasTheNumberOfAValidFieldAndOtherwiseTheOneBefore() throws {
    var random = SeededGenerator(topic: "promise of the model")
    var failures = Failures(seed: Samples.seed)
    let formats = try ["en", "de", "ar-EG"].map { try NumberFormat(locale: $0) }
    for _ in 0..<(300 * Samples.factor) {
      var field = field(&random, formats)
      let (store, model) = (field.store, field.model)
      var log = "\(model.setter) \(store.source?.writes ?? .onCommit) \(store.options.rangePolicy)"
      log +=
        " \(store.options.range.minimum ?? 0)... \(field.isRequired ? "required" : "optional"):"
      for _ in 0..<40 {
        let before = (text: store.text, value: store.session.value)
        let event = act(&random, on: &field)
        log += " \(event);"
        // A late model is looked at when a view has shown it.
        if model.setter == .late, model.value != model.visible { continue }
        if event.hasPrefix("revert") {
          failures.expect(
            store.text == field.text(of: field.baseline), "\(log) shows \(store.text)")
          if store.text != before.text {
            store.undo()
            failures.expect(store.text == before.text, "\(log) undo shows \(store.text)")
            store.redo()
            store.commit()
            model.update()
          }
        }
        if event == "commit" { check(before.value, &failures, field, log) }
        if field.isCommitted, field.isDone { field.baseline = model.value }
        check(&failures, field, log)
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// After a commit, a field shows the model's number, or what was typed and is invalid, or
  /// nothing.
  private func check(
    _ typed: ExactDecimal?, _ failures: inout Failures, _ field: Field, _ log: String
  ) {
    let (store, model) = (field.store, field.model)
    switch store.validity {
    case .valid:
      failures.expect(store.text == field.text(of: model.value), "\(log) shows \(store.text)")
    case .invalid:
      failures.expect(store.invalidReason != nil, "\(log) has no reason")
      if store.options.rangePolicy != .clampOnCommit,
        store.options.fractionOverflow != .roundOnCommit
      {
        failures.expect(store.session.value == typed, "\(log) was \(typed as Any)")
      }
    case .empty: failures.expect(model.value == nil, "\(log) is empty")
    case .incomplete: failures.add("\(log) is incomplete after a commit")
    }
  }

  private func check(_ failures: inout Failures, _ field: Field, _ log: String) {
    let (store, model) = (field.store, field.model)
    let description = "\(log) \(store.text) \(store.validity), model \(model.value as Any)"
    let isWritten = store.source?.writes == .whileTyping || field.isCommitted
    // Groups that are typed by hand write nothing before they are complete.
    if store.session.editor.canBeginGroup(store.session.state) { return }
    if store.isValid || store.isEmpty && !field.isRequired, isWritten {
      failures.expect(
        store.value == model.value
          && field.text(of: store.session.value) == field.text(of: model.value), description)
    } else if store.invalidReason != .changedByModel {
      failures.expect(
        field.text(of: model.value) == field.text(of: field.baseline),
        "\(description), before \(field.baseline as Any)")
    }
  }
}
