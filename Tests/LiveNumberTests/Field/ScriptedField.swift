import LiveNumber
import LiveNumberCore

/// A text field without a toolkit that behaves as those of UIKit, AppKit, and browsers are reported to.
///
/// It asks its controller as an adapter does, carries out the answers, and sends the notices that the
/// toolkits send, also those that nobody asked for.
final class ScriptedField<Store: TextFieldStore> {
  let toolkit: FieldToolkit
  let controller: TextFieldController<Store>
  /// What the field shows.
  private(set) var contents: FieldContents
  /// The number of times that the controller has changed the text, or tried to, while it was marked.
  private(set) var writesToMarkedText = 0
  /// The number of times that the adapter has set the text.
  private(set) var textWrites = 0

  private var beforeMarking: FieldContents?
  private var hasLateNotice = false

  var store: Store { controller.store }
  var text: String { contents.text }

  init(_ toolkit: FieldToolkit, _ store: Store) {
    self.toolkit = toolkit
    controller = TextFieldController(store)
    contents = FieldContents(text: store.text, selection: store.utf16Selection)
  }

  // MARK: - What the user does

  /// Inserts a text at the selection: a key, a paste, or dictation.
  func insert(_ text: String) {
    replace(contents.selection, with: text)
  }

  /// The range that Backspace deletes: the selection or the character before the caret, or `nil` if there
  /// is none.
  var rangeBeforeCaret: Range<Int>? {
    let range = contents.selection
    guard range.isEmpty else { return range }
    return range.lowerBound > 0 ? wholeCharacters(range.lowerBound - 1..<range.lowerBound) : nil
  }

  /// Presses Backspace.
  func deleteBackward() {
    if let range = rangeBeforeCaret { replace(range, with: "") }
  }

  /// Moves the caret, or selects a range.
  func select(_ range: Range<Int>) {
    contents.selection = wholeCharacters(range)
    if toolkit == .lateNotices {
      hasLateNotice = true
    } else {
      notify()
    }
  }

  /// Asks for a change of one range.
  func replace(_ range: Range<Int>, with replacement: String) {
    if toolkit == .appKit, range.upperBound <= text.utf16.count {
      askFormatter(replaced(range, with: replacement))
    } else {
      replace([range], with: replacement)
    }
    deliverLateNotice()
  }

  /// Asks for a change of several ranges.
  func replace(_ ranges: [Range<Int>], with replacement: String) {
    let answer = controller.change(ranges, to: replacement, in: contents)
    guard answer == .leave, let range = ranges.first, range.upperBound <= text.utf16.count else {
      return carryOut(answer)
    }
    contents = replaced(range, with: replacement)
    notify()
  }

  /// Changes the text without asking, as AutoFill does after its first space, and other programs do.
  func change(to text: String) {
    contents = FieldContents(text: text, selection: text.utf16.count..<text.utf16.count)
    notify()
  }

  /// Fills the field as AutoFill does: it first asks for a space, and stops if it may not insert it.
  func autoFill(_ text: String) {
    replace([0..<0], with: " ")
    if contents.text == " " { change(to: text) }
  }

  /// Shows a text that an input method is composing in place of the selection, or of the last one.
  func mark(_ marked: String) {
    let original = beforeMarking ?? contents
    beforeMarking = original
    contents = original
    contents = replaced(original.selection, with: marked)
    contents.hasMarkedText = true
    notify()
  }

  /// Ends the composition with a text, or cancels it with the text before it.
  func unmark(_ composed: String) {
    guard let original = beforeMarking else { return }
    beforeMarking = nil
    contents = original
    if !composed.isEmpty { contents = replaced(original.selection, with: composed) }
    notify()
  }

  func pressReturn() { carryOut(controller.submit(contents)) }

  /// Takes the focus from the field, which ends a composition; UIKit says so only by the text.
  func blur() {
    beforeMarking = nil
    let answer = controller.endEditing(contents)
    contents.hasMarkedText = false
    carryOut(answer)
  }

  func perform(_ edit: (Store) -> Void) { carryOut(controller.perform(in: contents, edit)) }

  /// Tells the controller that the program may have changed the store.
  func storeDidChange() { carryOut(controller.storeDidChange(contents)) }

  // MARK: - What the toolkit does

  /// Tells that the text or the selection has changed.
  func notify() { carryOut(controller.didChange(contents)) }

  private func deliverLateNotice() {
    guard hasLateNotice else { return }
    hasLateNotice = false
    notify()
  }

  /// Asks as AppKit asks a formatter: what the field shows, and what it would show.
  private func askFormatter(_ proposed: FieldContents) {
    _ = controller.didChange(contents)
    let answer = controller.didChange(proposed)
    if answer == .leave { contents = proposed }
    carryOut(answer)
  }

  private func carryOut(_ answer: TextFieldController<Store>.Answer) {
    guard case .show(let shown) = answer else { return }
    if contents.hasMarkedText { writesToMarkedText += 1 }
    controller.showing {
      if contents.text != shown.text {
        textWrites += 1
        // A new text puts the caret at the end, and each change of the selection is told.
        let end = shown.text.utf16.count
        contents = FieldContents(text: shown.text, selection: end..<end)
        notify()
      }
      contents.selection = shown.selection
      notify()
    }
    if toolkit == .lateNotices { notify() }
  }

  /// Returns a range that splits no character of two UTF-16 code units, as the ranges of real fields.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let scalars = text.nearestRange(utf16: range)
    let start = text.utf16.distance(from: text.startIndex, to: scalars.lowerBound)
    return start..<text.utf16.distance(from: text.startIndex, to: scalars.upperBound)
  }

  /// Returns the contents after a replacement, with the caret after it.
  func replaced(_ range: Range<Int>, with replacement: String) -> FieldContents {
    var units = Array(text.utf16)
    units.replaceSubrange(range, with: replacement.utf16)
    let caret = range.lowerBound + replacement.utf16.count
    return FieldContents(text: String(decoding: units, as: UTF16.self), selection: caret..<caret)
  }
}

/// The toolkits that differ in what they tell.
enum FieldToolkit: CaseIterable {
  /// Asks for each change, and tells each change of the selection at once.
  case uiKit
  /// Tells a change of the selection only after the next key.
  case lateNotices
  /// Asks a formatter about the text that the field would show.
  case appKit
}
