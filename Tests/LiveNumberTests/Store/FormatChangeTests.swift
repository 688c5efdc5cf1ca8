import LiveNumber
import TestSupport
import Testing

/// A new style or currency keeps the number: EDITING.md 12.
@Suite struct FormatChangeTests {
  private static let styles: [NumberStyle] =
    [.number, .percent, .unit("kilometer"), .currency("USD").sign(strategy: .accounting)]
    + ["EUR", "JPY", "KWD", "USD", "CHF", "INR", "BRL", "CLP", "HUF", "BHD", "CLF", "ISK"].map {
      .currency($0)
    }

  /// What happened to the field before its format changes.
  private enum History: CaseIterable {
    case unedited, edited, committed, invalid, asking
  }

  private final class Model {
    var value: ExactDecimal? {
      didSet { writes += 1 }
    }
    var writes = 0
  }

  /// Every pair of styles, with a store that is bound to a model and with one that isn't.
  @Test(arguments: [false, true])
  func aNewFormatKeepsTheNumber(_ isBound: Bool) throws {
    var failures = Failures()
    for locale in ["en", "de", "fr", "hi"] {
      // Foundation has no texts for units.
      let formats = Self.styles.compactMap { try? NumberFormat($0, locale: NumberLocale(locale)) }
      for old in formats {
        for new in formats where new != old {
          for history in History.allCases {
            for value in ["12.34", "100", "0.125", "1234567.891"] {
              let broken = try brokenPromises(value, history, old, new, isBound)
              for message in broken {
                failures.add(
                  "\(locale), \(value) \(history), \(old.style) to \(new.style): \(message)")
              }
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  private func brokenPromises(
    _ text: String, _ history: History, _ old: NumberFormat, _ new: NumberFormat, _ isBound: Bool
  ) throws -> [String] {
    let value = try #require(ExactDecimal(text))
    let model = Model()
    var options = NumberEditor.Options()
    if history == .invalid { options.range.maximum = ExactDecimal("0.01") }
    let store: NumberStore<ExactDecimal>
    if isBound {
      store = NumberStore(format: old, options: options) {
        model.value
      } write: {
        model.value = $0
      }
    } else {
      store = NumberStore(format: old, options: options)
    }
    switch history {
    case .unedited:
      if isBound { model.value = value } else { store.value = value }
    case .edited, .committed, .invalid: store.type(keys(for: value, in: old))
    case .asking: store.type("12-")
    }
    if history == .committed { store.commit() }
    let before = (
      value: store.exactValue, text: store.text, validity: store.validity, writes: model.writes,
      canUndo: store.canUndo
    )
    store.format = new
    var broken: [String] = []
    if store.exactValue != before.value {
      broken.append("\(before.value as Any) is \(store.exactValue as Any)")
    }
    if model.writes != before.writes { broken.append("the model was written") }
    if history == .unedited || history == .committed {
      // A new field shows the number alike.
      let fresh = NumberStore<ExactDecimal>(value: before.value, format: new, options: options)
      if store.text != fresh.text { broken.append("\(store.text), a new field has \(fresh.text)") }
      if store.isExact != fresh.isExact { broken.append("exact: \(store.isExact)") }
      if store.validity != .valid { broken.append("\(store.text) is \(store.validity)") }
    }
    if before.validity != .valid, history != .asking {
      if store.validity == .valid { broken.append("\(store.text) became valid") }
    }
    if isBound, let written = model.value, store.validity == .valid, written != store.exactValue {
      broken.append("the model has \(written), the field \(store.text)")
    }
    store.undo()
    if store.text != before.text || store.exactValue != before.value || store.format != old {
      broken.append("undo brought \(store.text), not \(before.text)")
    }
    store.redo()
    if store.exactValue != before.value || store.format != new {
      broken.append("redo brought \(store.text)")
    }
    return broken
  }

  /// What was typed before a new format is text of the old one, and is edited on.
  @Test func keysGoOnAfterANewFormat() throws {
    var failures = Failures(seed: Samples.seed)
    var random = SeededGenerator(topic: #function)
    let formats = ["en", "de", "fr", "hi"].flatMap { locale in
      Self.styles.compactMap { try? NumberFormat($0, locale: NumberLocale(locale)) }
    }
    let edits: [NumberEditor.Edit] =
      "0005.,. x-".unicodeScalars.map { .type($0) } + [
        .delete(.backward), .delete(.forward), .move(.left, extending: false),
        .move(.toStart, extending: false), .move(.toEnd, extending: false), .commit,
      ]
    for _ in 0..<(1_000 * Samples.factor) {
      var field = CheckedField(EditingSession(format: random.pick(formats)))
      var steps = ["\(field.session.editor.format.style.kind)"]
      for _ in 0..<3 {
        for _ in 0..<random.number(in: 1...6) {
          let edit = random.pick(edits)
          steps.append("\(edit)")
          let broken = field.apply(edit)
          failures.expect(broken.isEmpty, "\(steps): \(broken)")
        }
        let format = random.pick(formats)
        steps.append("\(format.style.kind) \(format.locale)")
        let broken = field.changeFormat(format)
        failures.expect(broken.isEmpty, "\(steps): \(broken)")
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }

  /// A locale that writes the same texts is another, but no step.
  @Test func aLocaleThatWritesTheSame() throws {
    let german = try NumberFormat(locale: "de")
    let dutch = try NumberFormat(locale: "nl")
    #expect(german != dutch && german == NumberFormat(locale: german.locale))
    let store = NumberStore<ExactDecimal>(value: 1234.5, format: german)
    store.format = dutch
    #expect(store.format == dutch && !store.canUndo)
    store.format = try NumberFormat(locale: "en")
    #expect(store.undo() && store.text == "1.234,5" && store.format == dutch)
  }

  /// Returns the keys for as many digits of a value as a field takes.
  private func keys(for value: ExactDecimal, in format: NumberFormat) -> String {
    var digits = value.scaledByPowerOfTen(format.style == .percent ? 2 : 0) ?? value
    if case .fractionLength(_, let maximum?) = format.precision {
      digits = digits.rounded(toScale: maximum)
    }
    return format.keys(for: digits.description)
  }
}
