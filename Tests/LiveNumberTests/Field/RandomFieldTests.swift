@testable import LiveNumber
import TestSupport
import Testing

/// Random sequences of what users, input methods, toolkits, and programs do to a field.
///
/// A second store gets the same edits directly, without a field. After each event the field shows
/// what that store says, so that no notice, no order of notices, and no composition has lost or
/// added anything.
@Suite struct RandomFieldTests {
  @Test(arguments: FieldToolkit.allCases)
  func fieldShowsWhatAStoreWithoutAFieldSays(toolkit: FieldToolkit) throws {
    var failures = Failures(seed: Samples.seed)
    var random = SeededGenerator(topic: "fields \(toolkit)")
    for _ in 0..<250 * Samples.factor {
      let sample = RandomField(&random)
      guard let run = try? FieldRun(sample, toolkit) else { continue }
      for _ in 0..<40 {
        let event = run.perform(&random)
        run.history.append(event)
        guard let failure = run.failure() else { continue }
        failures.add("\(sample)\n  \(run.history.joined(separator: "\n  "))\n  \(failure)")
        break
      }
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}

/// A field, and a store that gets the same edits without one.
private final class FieldRun {
  let field: ScriptedField<NumberStore<ExactDecimal>>
  let reference: NumberStore<ExactDecimal>
  var history: [String] = []
  private var isComposing = false
  /// What was selected before the composition; composed again, it would change nothing in the
  /// field.
  private var selectedBefore = ""
  /// What the user has selected, and what the reference shows since then.
  private var selected: (range: Range<Int>, shown: NumberEditor.Rendering)?
  private let sample: RandomField

  init(_ sample: RandomField, _ toolkit: FieldToolkit) throws {
    let format = sample.editor.format
    let options = sample.editor.options
    self.sample = sample
    field = ScriptedField(toolkit, NumberStore(format: format, options: options))
    reference = NumberStore(format: format, options: options)
  }

  /// Returns what the field shows wrong, or `nil`.
  func failure() -> String? {
    if field.writesToMarkedText > 0 { return "marked text was overwritten" }
    if isComposing { return nil }
    if field.text != reference.text {
      return "\(field.text.escaped), not \(reference.text.escaped)"
    }
    if field.store.value != reference.value { return "another value" }
    return selectionFailure()
  }

  /// Returns what is wrong with the field's selection, or `nil`.
  ///
  /// What the user has selected stays as it is, also with symbols at its ends.
  private func selectionFailure() -> String? {
    let shown = reference.rendering
    let expected = shown.utf16Selection
    guard let selected, selected.shown.text == shown.text else {
      selected = nil
      return field.selection == expected
        ? nil : "\(field.selection) selected, not \(expected): \(field.text.escaped)"
    }
    if selected.shown == shown {
      guard field.selection == selected.range else {
        return "\(field.selection) selected, not \(selected.range): \(field.text.escaped)"
      }
      let isBackward = shown.utf16Head < shown.utf16Anchor
      let tellsEnds = field.toolkit == .gtk && sample.editor.options.entry == .free
      return !tellsEnds || expected.isEmpty || field.isBackward == isBackward
        ? nil : "the other end of the selection moves"
    }
    // With another format that has the same text, the user's selection stays if it is the number's
    // but for symbols at its ends. One of nothing but symbols is the caret next to them.
    let stays = field.selection == selected.range && addsSymbols(selected.range, to: expected)
    if !stays { self.selected = nil }
    return stays || field.selection == expected
      ? nil : "\(field.selection) selected, not \(expected): \(field.text.escaped)"
  }

  /// Returns whether a selection is another with symbols at its ends.
  private func addsSymbols(_ selection: Range<Int>, to other: Range<Int>) -> Bool {
    guard selection.lowerBound <= other.lowerBound, other.upperBound <= selection.upperBound
    else { return false }
    let text = Array(field.text.utf16)
    let added =
      text[selection.lowerBound..<other.lowerBound] + text[other.upperBound..<selection.upperBound]
    return !String(decoding: added, as: UTF16.self).contains { $0.isWholeNumber }
  }

  /// Performs a random event on both, and returns its description.
  func perform(_ random: inout SeededGenerator) -> String {
    if isComposing { return compose(&random) }
    let length = field.text.utf16.count
    switch random.number(below: 24) {
    case 0...8: return insert(String(RandomEdit.key(&random, in: sample.editor.format)))
    case 9, 10:
      let text = RandomEdit.text(&random, in: sample.editor.format)
      return insert(text)
    case 11, 12:
      guard let range = field.rangeBeforeCaret else { return "Backspace at the start" }
      reference.utf16Selection = field.selection
      reference.replace(utf16: range, with: "")
      field.deleteBackward()
      return "Backspace"
    case 13...15:
      let ends = [random.number(in: 0...length), random.number(in: 0...length)].sorted()
      let range = field.wholeCharacters(
        random.once(in: 2) ? ends[0]..<ends[0] : ends[0]..<ends[1])
      let isBackward = random.once(in: 2) && !range.isEmpty
      let tellsEnds = field.toolkit == .gtk
      // Nobody can tell that the user has selected the same again.
      if range != field.selection || tellsEnds && isBackward != field.isBackward {
        let head = isBackward ? range.lowerBound : range.upperBound
        reference.selectAsUser(utf16: range, head: tellsEnds ? head : nil)
      }
      field.select(range, isBackward: isBackward)
      if field.toolkit == .lateNotices { field.notify() }
      // From the right, the whole number is selected.
      let whole = reference.utf16Selection
      let isPart =
        sample.editor.options.entry == .fromRight && !whole.isEmpty
        && !(range.lowerBound <= whole.lowerBound && whole.upperBound <= range.upperBound)
      // A sign after the digits can't be selected alone.
      let isSign =
        whole.isEmpty && reference.text.utf16.count == range.upperBound
        && reference.session.editor.format.pattern.negative.suffix.contains(.minusSign)
      let isCorrected = (isPart || isSign) && field.selection == whole
      selected = range.isEmpty || isCorrected ? nil : (range, reference.rendering)
      return "select \(range)"
    case 16:
      isComposing = true
      selectedBefore = selectedText
      reference.beginComposition()
      field.mark("\u{3042}")
      return "mark"
    case 17:
      field.replace([length..<length + 3], with: "7")
      return "a range beyond the text"
    case 18:
      field.notify()
      return "notice"
    case 19: return program(&random)
    case 20:
      field.blur()
      reference.commit()
      collapse()
      return "blur"
    case 21:
      field.pressReturn()
      reference.confirm()
      collapse()
      return "Return"
    case 22:
      field.perform { $0.undo() }
      reference.undo()
      return "undo"
    default:
      field.perform { $0.redo() }
      reference.redo()
      return "redo"
    }
  }

  private var selectedText: String {
    String(field.text[field.text.nearestRange(utf16: field.selection)])
  }

  /// Expects no more than a caret after an edit, if more than symbols was selected.
  private func collapse() {
    if field.selection == reference.utf16Selection { selected = nil }
  }

  private func insert(_ text: String) -> String {
    // An empty field waits for AutoFill after a space.
    guard !text.allSatisfy({ $0.isWhitespace }) else { return "nothing" }
    // A field that doesn't ask can't tell when the new text equals the one that it replaces.
    guard field.toolkit != .gtk || selectedText != text else { return "nothing" }
    // A selected separator isn't one that is overwritten.
    reference.utf16Selection = field.selection
    let outcome = reference.replace(utf16: field.selection, with: text)
    field.insert(text)
    if !outcome.isRejected { collapse() }
    return "insert \(text.escaped)"
  }

  private func compose(_ random: inout SeededGenerator) -> String {
    switch random.number(below: 4) {
    case 0:
      field.mark(random.pick(["\u{FF15}", "\u{3042}\u{3044}", "", "\u{FF15}\u{FF16}"]))
      return "mark more"
    case 1:
      let value = ExactDecimal(random.number(in: -999...9_999))
      field.store.value = value
      reference.value = value
      field.notify()
      return "value \(value) while composing"
    case 2:
      isComposing = false
      field.unmark("")
      reference.endComposition("")
      return "cancel"
    default:
      isComposing = false
      var composed = random.pick(["\u{FF15}", "5", "\u{FF11}\u{FF12}", "\u{3042}"])
      if composed == selectedBefore { composed = "\u{3042}" }
      field.unmark(composed)
      reference.endComposition(composed)
      return "compose \(composed)"
    }
  }

  private func program(_ random: inout SeededGenerator) -> String {
    if random.once(in: 3) {
      let locale = random.pick(NumberLocale.available)
      let before = reference.text
      guard let format = try? NumberFormat(reference.style, locale: locale) else {
        return "no locale"
      }
      reference.format = format
      field.store.format = format
      // If the text is the same, the user's selection stays.
      if reference.text == before { reference.utf16Selection = field.selection }
      field.notify()
      return "locale \(locale)"
    }
    let value = ExactDecimal(random.content(integer: 5, fraction: 2))
    let before = reference.text
    field.store.value = value
    reference.value = value
    // If the text is the same, the user's caret stays.
    if reference.text == before { reference.utf16Selection = field.selection }
    // A key that the field tells before it shows the value was meant for the text before.
    var typed = field.text
    typed.replaceSubrange(typed.nearestRange(utf16: field.selection), with: "8")
    // If the key makes the program's text, nobody can tell that it was for another one.
    let isEarly = random.once(in: 2) && reference.text != before && reference.text != typed
    if isEarly { field.insert("8") }
    field.notify()
    return "value \(value.map { "\($0)" } ?? "none")" + (isEarly ? " after a key" : "")
  }
}
