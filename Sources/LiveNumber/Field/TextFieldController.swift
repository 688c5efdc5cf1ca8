public import LiveNumberCore

/// The decisions of the adapter between a text field and its store, for any toolkit.
///
/// An adapter tells what the field shows whenever that has changed, and carries out the answer:
///
/// ```swift
/// func fieldDidChange(_ field: PlainField) {
///   guard case .show(let shown) = controller.didChange(field.contents) else { return }
///   controller.showing {
///     field.text = shown.text
///     field.selectedRange = shown.utf16Selection
///   }
/// }
/// ```
///
/// A toolkit whose fields ask a delegate before a change can pass on the question, too:
/// ``change(_:to:in:)``.
///
/// The field shows what the store says, except while an input method is composing text. If the
/// field has changed without asking, as with AutoFill or dictation, the store takes the change. If
/// the program has changed the store in the meantime, the program's change wins.
public final class TextFieldController<Store: TextFieldStore> {
  /// The store of the field.
  public let store: Store

  /// A Boolean value that indicates whether the adapter is showing something in the field.
  public private(set) var isShowing = false
  /// A closure that is called after the program has changed the store, which the field doesn't show
  /// yet.
  ///
  /// In it, tell the controller what the field shows (``didChange(_:)``). It isn't called for what
  /// the user does. A store is told of a change of the app's own model only when something reads
  /// it; observe the store's text for that, with `withObservationTracking(_:onChange:)`. The last
  /// controller of a store has the closure.
  public var onStoreChange: () -> Void = {}

  /// The text that the field and the store have last agreed on, with the field's selection.
  private var agreed: NumberEditor.Rendering
  /// What the user drags from one place of the text to another.
  private var moves = FieldMoves()
  /// Whether the input method began to compose in a text that the program had already replaced.
  private var composesInOldText = false
  /// Whether the user has selected what the field shows, even if it is the same.
  private var hasSelected = false
  /// Whether the store changes because of the field.
  private var isDeciding = false

  /// What an adapter does after an event.
  public enum Answer: Hashable, Sendable {
    /// Leave the field as it is; if it has asked, let it make the change.
    case leave
    /// Show a text and a selection; if the field has asked, don't let it make the change.
    ///
    /// Set the text if the field shows another, and then the selection, both in ``showing(_:)``.
    case show(NumberEditor.Rendering)
  }

  /// Creates a controller for a field that shows the store's text.
  public init(store: Store) {
    self.store = store
    agreed = store.rendering
    store.onDisplay = { [weak self] in
      if let self, !isDeciding { onStoreChange() }
    }
  }

  // MARK: - What the user does

  /// Decides about a change that the field asks for.
  ///
  /// A change of several ranges deletes them all, and inserts the text at the first.
  ///
  /// - Parameters:
  ///   - ranges: The ranges to replace, in UTF-16 code units of the field's text.
  ///   - replacement: The text that replaces them.
  ///   - field: What the field shows before the change.
  /// - Returns: What to show instead, or `leave` if the field is to make the change.
  public func change(
    _ ranges: [Range<Int>], to replacement: String, in field: FieldContents
  ) -> Answer {
    let wasDeciding = beginDeciding()
    defer { isDeciding = wasDeciding }
    guard !isShowing, takeContents(of: field) else { return .leave }
    if field.text.hasSameBytes(as: store.text) {
      // AutoFill asks for a space or for nothing first, and fills the field only if it may insert
      // it.
      if field.text.isEmpty, ranges == [0..<0], replacement.allSatisfy({ $0.isWhitespace }) {
        return .leave
      }
      // An input method's first character isn't marked yet.
      if field.mayCompose, replacement.count == 1, ranges.allSatisfy(\.isEmpty) { return .leave }
      let caret = store.utf16Selection
      replace(ranges, with: replacement, in: field)
      return show(in: field, after: caret)
    }
    if awaitsAutoFill(field) { store.replace(utf16: 0..<0, with: replacement) }
    // Otherwise the change was meant for a text that the program has replaced.
    return show(in: field)
  }

  /// Decides what to do after something has changed: the field's text without a question, its
  /// selection, the text that an input method is composing, or the store, by the program.
  ///
  /// It doesn't matter which of these has changed, or in which order the field reports them.
  ///
  /// - Parameter field: What the field shows now.
  /// - Returns: What to show, or `leave`.
  public func didChange(_ field: FieldContents) -> Answer {
    let wasDeciding = beginDeciding()
    defer { isDeciding = wasDeciding }
    // Another text is an edit.
    let caret = field.text.hasSameBytes(as: store.text) ? nil : store.utf16Selection
    guard !isShowing, takeContents(of: field) else { return .leave }
    guard !awaitsAutoFill(field) else { return .leave }
    let answer = show(in: field, after: caret)
    let isShown =
      field.text.hasSameBytes(as: agreed.text) && field.selection == agreed.utf16Selection
    return isShown ? .leave : answer
  }

  /// Decides what to do after a click, or a key that moves the caret or deletes, even if it has
  /// changed nothing.
  ///
  /// Such a key ends the entry as another selection does: digits that were rejected after a
  /// separator are taken then. Toolkits report only changes, so call this if yours also tells of
  /// End at the end, or of Backspace in an empty field.
  ///
  /// - Parameter field: What the field shows now.
  /// - Returns: What to show, or `leave`.
  public func didSelect(_ field: FieldContents) -> Answer {
    hasSelected = true
    defer { hasSelected = false }
    return didChange(field)
  }

  /// Decides what to show after the field has lost the focus: the committed text.
  ///
  /// An input method's text counts as typed then.
  ///
  /// - Parameter field: What the field shows.
  /// - Returns: What to show.
  public func endEditing(_ field: FieldContents) -> Answer {
    var field = field
    field.hasMarkedText = false
    return perform(in: field) { $0.commit() }
  }

  /// Decides what to show after the user has pressed Return: the committed text.
  ///
  /// - Parameter field: What the field shows.
  /// - Returns: What to show, or `leave` if Return belongs to an input method.
  public func submit(_ field: FieldContents) -> Answer {
    perform(in: field) { $0.confirm() }
  }

  // MARK: - What the program does

  /// Edits the store as a button or a command of the app does, such as undo.
  ///
  /// - Parameters:
  ///   - field: What the field shows.
  ///   - edit: A closure that edits the store; it isn't called while an input method is composing.
  /// - Returns: What to show, or `leave` while an input method is composing.
  public func perform(in field: FieldContents, _ edit: (Store) -> Void) -> Answer {
    let wasDeciding = beginDeciding()
    defer { isDeciding = wasDeciding }
    guard takeContents(of: field) else { return .leave }
    moves = FieldMoves()
    let caret = store.utf16Selection
    edit(store)
    return show(in: field, after: caret)
  }

  /// Runs a closure that shows something in the field, and ignores what the field reports in the
  /// meantime.
  ///
  /// - Parameter body: A closure that sets the text and the selection of the field.
  public func showing(_ body: () -> Void) {
    let wasShowing = isShowing
    isShowing = true
    defer { isShowing = wasShowing }
    body()
  }

  private func beginDeciding() -> Bool {
    defer { isDeciding = true }
    return isDeciding
  }

  // MARK: - Agreement of field and store

  /// Takes what the user has done in the field without asking.
  ///
  /// - Returns: `false` if the field's text is an input method's, and has to be left alone.
  private func takeContents(of field: FieldContents) -> Bool {
    let text = store.text
    let isAgreed = text.hasSameBytes(as: agreed.text)
    if field.hasMarkedText {
      guard !store.isComposing else { return false }
      composesInOldText = !isAgreed
      if isAgreed { tellSelection(agreed.utf16Selection) }
      store.beginComposition()
      return false
    }
    if store.isComposing {
      // What was composed in an old text would make another number of the program's.
      let composed = composesInOldText ? text : field.text
      let caret = field.selection.map { composed.nearestRange(utf16: $0).upperBound }
      store.endComposition(text: composed, caret: caret)
      if field.text.hasSameBytes(as: store.text) { take(field) }
    } else if isAgreed || field.text.hasSameBytes(as: text) {
      take(field)
    }
    return true
  }

  /// Takes a text and a selection that the store doesn't know yet.
  ///
  /// If the caret says what the user has done with the selection, that is the edit. Otherwise the
  /// store finds the smallest change.
  private func take(_ field: FieldContents) {
    if field.text.hasSameBytes(as: store.text) { return takeSelection(of: field) }
    if let selection = field.selection {
      let change = FieldChange(from: agreed, to: field)
      guard !discardIfNoEdit(change) else { return }
      if let (range, inserted) = change.edit(caret: selection.upperBound) {
        tellSelection(agreed.utf16Selection)
        store.replace(utf16: range, with: inserted)
        return
      }
    }
    store.update(text: field.text, utf16Selection: field.selection, utf16Head: field.head)
  }

  /// Takes the selection of a field that shows the store's text.
  ///
  /// Another one than the field and the store have agreed on is the user's. It ends a run of typing
  /// even if the store has the same: if it is a symbol next to the caret, or a caret in a number
  /// that is entered from the right.
  private func takeSelection(of field: FieldContents) {
    guard let selection = field.selection else { return }
    let known = field.text.hasSameBytes(as: agreed.text) ? agreed : store.rendering
    let isKnown =
      selection == known.utf16Selection && (field.head ?? known.utf16Head) == known.utf16Head
    if hasSelected || !isKnown {
      store.selectAsUser(utf16: selection, head: field.head)
    } else {
      // With a new format that has the same text, the user's selection stays.
      store.update(text: field.text, utf16Selection: selection, utf16Head: field.head)
    }
  }

  /// Returns whether the field was empty, and shows the space with which AutoFill begins.
  ///
  /// What is left of `-KWD ` when the user deletes all but its space is no such space.
  private func awaitsAutoFill(_ field: FieldContents) -> Bool {
    agreed.text.isEmpty && store.text.isEmpty && !field.text.isEmpty
      && field.text.allSatisfy { $0.isWhitespace }
  }

  /// Discards a change that isn't an edit of the number, with the half of a move that the store has
  /// taken.
  ///
  /// - Returns: Whether the change was discarded.
  private func discardIfNoEdit(_ change: FieldChange) -> Bool {
    // Delete before a symbol at the end. For the store, it would be a Backspace after the symbol.
    if let caret = change.selection?.upperBound, change.selection?.isEmpty == true,
      change.new[...] == change.old[..<caret],
      store.isSelected(utf16: caret..<change.old.count)
    {
      return true
    }
    switch moves.verdict(on: change) {
    case .accept: return false
    case .reject: return true
    case .undo: return store.undo()
    }
  }

  /// Decides what the field is to show: the store's text and selection.
  ///
  /// What the user has selected stays if it is the store's selection but for decoration at its
  /// ends. To correct it would interrupt a drag.
  ///
  /// - Parameters:
  ///   - field: What the field shows.
  ///   - caret: What was selected before an edit, or `nil` if there was none. A caret that the edit
  ///     has moved is where it is, whatever decoration the user has selected.
  /// - Returns: What to show.
  private func show(in field: FieldContents, after caret: Range<Int>? = nil) -> Answer {
    let shown = store.rendering
    let isMoved = caret != nil && shown.utf16Selection.isEmpty && shown.utf16Selection != caret
    var selection: Range<Int>?
    var isBackward = shown.isBackward
    if let reported = field.selection, field.text.hasSameBytes(as: shown.text) {
      selection = reported
      if let head = field.head { isBackward = head < reported.upperBound }
    } else if agreed.text.hasSameBytes(as: shown.text) {
      (selection, isBackward) = (agreed.utf16Selection, agreed.isBackward)
    }
    agreed = shown
    if !isMoved, let selection, store.isSelected(utf16: selection) {
      agreed = NumberEditor.Rendering(
        text: shown.text, utf16Selection: selection, isBackward: isBackward)
    }
    return .show(agreed)
  }

  private func replace(
    _ ranges: [Range<Int>], with replacement: String, in field: FieldContents
  ) {
    let ranges = ranges.joined()
    guard let first = ranges.first else { return }
    let text = Array(store.text.utf16)
    if let outside = ranges.first(where: { $0.lowerBound < 0 || $0.upperBound > text.count }) {
      store.replace(utf16: outside, with: replacement)
      return
    }
    let change = FieldChange(
      replacing: ranges, of: text, selection: field.selection, with: replacement)
    guard !discardIfNoEdit(change) else { return }
    if ranges.count == 1 {
      tellSelection(field.selection ?? agreed.utf16Selection)
      store.replace(utf16: first, with: replacement)
    } else {
      store.replace(utf16: ranges, with: replacement)
    }
  }

  /// Tells the store what the user has selected, unless something else is selected there by now.
  ///
  /// A separator that the user has selected isn't one that is overwritten after the store's caret.
  private func tellSelection(_ selection: Range<Int>) {
    guard !selection.isEmpty, store.isSelected(utf16: selection) else { return }
    store.update(text: store.text, utf16Selection: selection)
  }
}
