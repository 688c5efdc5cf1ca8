import LiveNumber
import LiveNumberCore

/// A text field without a toolkit that behaves as those of UIKit, AppKit, and browsers are reported
/// to.
///
/// It asks its controller as an adapter does, carries out the answers, and sends the notices that
/// the toolkits send, also while the controller shows something.
final class ScriptedField<Store: TextFieldStore> {
  let toolkit: FieldToolkit
  let controller: TextFieldController<Store>
  private(set) var text: String
  /// The selected range in UTF-16 code units.
  private(set) var selection: Range<Int>
  /// Whether the start of the selection is its moving end.
  private(set) var isBackward = false
  private(set) var hasMarkedText = false
  /// The number of times that the controller has changed the text, or tried to, while it was
  /// marked.
  private(set) var writesToMarkedText = 0
  /// The number of times that the adapter has set the text.
  private(set) var textWrites = 0

  private var beforeMarking: (text: String, selection: Range<Int>)?
  private var hasLateNotice = false

  var store: Store { controller.store }
  var contents: FieldContents {
    guard toolkit == .gtk else {
      return FieldContents(text: text, selection: selection, hasMarkedText: hasMarkedText)
    }
    let scalars = text.scalarRange(utf16: selection)
    return FieldContents(
      text: text, scalarAnchor: isBackward ? scalars.upperBound : scalars.lowerBound,
      scalarHead: isBackward ? scalars.lowerBound : scalars.upperBound,
      hasMarkedText: hasMarkedText)
  }

  init(_ toolkit: FieldToolkit, _ store: Store) {
    self.toolkit = toolkit
    controller = TextFieldController(store: store)
    text = store.text
    selection = store.utf16Selection
  }

  // MARK: - What the user does

  /// Inserts a text at the selection: a key, a paste, or dictation.
  func insert(_ text: String) {
    replace(selection, with: text)
  }

  /// The range that Backspace deletes: the selection or the character before the caret, or `nil` if
  /// there is none.
  var rangeBeforeCaret: Range<Int>? {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    return caret > 0 ? wholeCharacters(caret - 1..<caret) : nil
  }

  /// Presses Backspace.
  func deleteBackward() {
    if let range = rangeBeforeCaret { replace(range, with: "") }
  }

  /// Presses Delete.
  func deleteForward() {
    var range = selection
    if range.isEmpty {
      let scalars = text.scalarRange(utf16: range)
      range = text.utf16Range(scalars: scalars.lowerBound..<(scalars.lowerBound + 1))
    }
    if !range.isEmpty { replace(range, with: "") }
  }

  /// Drags the selection to another place; GTK deletes what is selected then, and others what was.
  func moveSelection(to position: Int, insertsFirst: Bool) {
    let (range, dragged) = (
      selection, String(text.utf16.dropFirst(selection.lowerBound).prefix(selection.count)) ?? ""
    )
    if insertsFirst {
      replace(position..<position, with: dragged)
      if !selection.isEmpty { replace(selection, with: "") }
    } else {
      replace(range, with: "")
      let isAfter = position >= range.upperBound
      // The text can have other separators now.
      let place = min(isAfter ? position - range.count : position, text.utf16.count)
      replace(place..<place, with: dragged)
    }
  }

  /// Moves the caret, or selects a range.
  func select(_ range: Range<Int>, isBackward: Bool = false) {
    selection = wholeCharacters(range)
    self.isBackward = isBackward && !selection.isEmpty
    if toolkit == .lateNotices {
      hasLateNotice = true
    } else {
      notify()
    }
  }

  /// Asks for a change of one range.
  func replace(_ range: Range<Int>, with replacement: String) {
    if toolkit == .gtk {
      make(range, replacement)
      notify()
    } else if toolkit == .appKit, let proposed = proposed(range, replacement) {
      // A formatter isn't told the selection, only the range that changes.
      let answer = controller.change(
        range, of: FieldContents(text: text, selection: nil), into: proposed)
      if answer == .leave { make(range, replacement) }
      carryOut(answer)
    } else {
      replace([range], with: replacement)
    }
    deliverLateNotice()
  }

  /// Asks for a change of several ranges.
  func replace(_ ranges: [Range<Int>], with replacement: String) {
    let answer = controller.change(ranges, to: replacement, in: contents)
    if answer == .leave, let range = ranges.first, range.upperBound <= text.utf16.count {
      make(range, replacement)
      notify()
    }
    carryOut(answer)
  }

  /// Changes the text without asking, as AutoFill does after its first space, and other programs
  /// do.
  func change(to text: String) {
    self.text = text
    selection = text.utf16.count..<text.utf16.count
    isBackward = false
    notify()
  }

  /// Fills the field as AutoFill does: it first asks for a space, and stops if it may not insert
  /// it.
  func autoFill(_ text: String) {
    replace([0..<0], with: " ")
    if self.text == " " { change(to: text) }
  }

  /// Shows a text that an input method is composing in place of the selection, or of the last one.
  func mark(_ marked: String) {
    if toolkit != .gtk {
      restoreBeforeMarking()
      beforeMarking = (text, selection)
      make(selection, marked)
    }
    hasMarkedText = true
    notify()
  }

  /// Ends the composition with a text, or cancels it with the text before it.
  func unmark(_ composed: String) {
    restoreBeforeMarking()
    beforeMarking = nil
    // The adapter reports a composition until the event is over, since the composed text comes
    // after its end.
    hasMarkedText = toolkit == .gtk
    if hasMarkedText { notify() }
    if !composed.isEmpty { make(selection, composed) }
    if hasMarkedText { notify() }
    hasMarkedText = false
    notify()
  }

  private func restoreBeforeMarking() {
    if let beforeMarking { (text, selection) = beforeMarking }
  }

  func pressReturn() { carryOut(controller.submit(contents)) }

  /// Takes the focus from the field, which ends a composition; UIKit says so only by the text.
  func blur() {
    let answer = controller.endEditing(contents)
    beforeMarking = nil
    hasMarkedText = false
    carryOut(answer)
  }

  func perform(_ edit: (Store) -> Void) { carryOut(controller.perform(in: contents, edit)) }

  // MARK: - What the toolkit does

  /// Tells that the text or the selection has changed, or the store.
  func notify() { carryOut(controller.didChange(contents)) }

  private func deliverLateNotice() {
    guard hasLateNotice else { return }
    hasLateNotice = false
    notify()
  }

  private func carryOut(_ answer: TextFieldController<Store>.Answer) {
    guard case .show(let shown) = answer else { return }
    if hasMarkedText { writesToMarkedText += 1 }
    controller.showing {
      if !text.utf8.elementsEqual(shown.text.utf8) {
        textWrites += 1
        // A new text puts the caret at the end, and each change of the selection is told.
        change(to: shown.text)
      }
      selection = shown.utf16Selection
      isBackward = shown.utf16Head < shown.utf16Anchor
      notify()
    }
    if toolkit == .lateNotices { notify() }
  }

  /// Returns a range that splits no character of two UTF-16 code units, as the ranges of real
  /// fields.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let scalars = text.nearestRange(utf16: range)
    let start = text.utf16.distance(from: text.startIndex, to: scalars.lowerBound)
    return start..<text.utf16.distance(from: text.startIndex, to: scalars.upperBound)
  }

  /// Changes a range of the text, and puts the caret after the replacement.
  private func make(_ range: Range<Int>, _ replacement: String) {
    guard let proposed = proposed(range, replacement), let caret = proposed.selection else {
      return
    }
    (text, selection, isBackward) = (proposed.text, caret, false)
  }

  /// Returns what the field would show after a change, or `nil` if the range isn't in the text.
  private func proposed(_ range: Range<Int>, _ replacement: String) -> FieldContents? {
    var units = Array(text.utf16)
    guard range.lowerBound >= 0, range.upperBound <= units.count else { return nil }
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
  /// Asks a formatter, which is told the whole text that the field would show.
  case appKit
  /// Doesn't ask, and tells what it shows, with the moving end of the selection; what an input
  /// method composes isn't in its text.
  case gtk
}
