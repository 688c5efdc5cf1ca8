import LiveNumberCore

/// What must hold of a field at every moment.
struct FieldPromises {
  private let session: EditingSession
  private var state: NumberEditor.State { session.state }
  private var editor: NumberEditor { session.editor }

  init(_ session: EditingSession) { self.session = session }

  private var story: String {
    "“\(session.text.escaped)” (\(state.content.text), \(state.anchor)…\(state.head),"
      + " \(state.validity)) in \(editor.format.style) with \(editor.options)"
  }

  func check() {
    let rendering = session.rendering
    let content = state.content
    promise(rendering.text == session.text, "two texts. \(story)")
    promise(
      NumberEditor.Content(content.text) == content, "no content. \(story)")
    promise(
      0...content.count ~= state.anchor && 0...content.count ~= state.head,
      "a selection beyond the content. \(story)")
    promise(
      rendering.text.unicodeScalars.decimalDigits == content.text.digits,
      "the text has other digits than the content. \(story)")
    checkCaret(rendering.utf8Head, at: state.head, in: rendering.text)
    checkCaret(rendering.utf8Anchor, at: state.anchor, in: rendering.text)
    checkValue()
    checkText()
  }

  /// In the text, between two scalars, with the digits to its left that are to its left in the content.
  private func checkCaret(_ offset: Int, at place: Int, in text: String) {
    promise(0...text.utf8.count ~= offset, "a caret beyond the text. \(story)")
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    promise(
      index.samePosition(in: text.unicodeScalars) != nil, "a caret inside a character. \(story)")
    promise(
      text[..<index].unicodeScalars.decimalDigits
        == state.content.text.removing(place..<state.content.count).digits,
      "a caret among other digits. \(story)")
  }

  private func checkValue() {
    let content = state.content.text
    let value = session.value
    if !editor.options.padsWhileTyping {
      let number = content.digits.isEmpty ? nil : ExactDecimal(content)
      let shift = editor.format.displayScale
      promise(
        value == number?.scaledByPowerOfTen(-shift),
        "the value is not that of the content. \(story)")
    }
    promise((state.validity == .empty) == content.isEmpty, "empty or not? \(story)")
    guard state.validity == .valid else { return }
    guard let value else {
      promise(false, "valid without a value. \(story)")
      return
    }
    if let least = editor.options.minimum { promise(value >= least, "below the range. \(story)") }
    if let most = editor.options.maximum { promise(value <= most, "above the range. \(story)") }
  }

  /// What the format writes of a finished content is what the field shows.
  private func checkText() {
    let content = state.content
    let parts = content.text.split(
      separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let fraction = parts.count > 1 ? parts[1].utf8.count : 0
    guard !content.isNegative, let integer = parts.first, !integer.isEmpty,
      integer == "0" || integer.utf8.first != UInt8(ascii: "0"),
      parts.count == 1 || fraction > 0,
      let number = ExactDecimal(content.text)?.scaledByPowerOfTen(-editor.format.displayScale)
    else { return }
    var options = editor.format.options
    options.precision = .fractionLength(fraction)
    options.minimumIntegerDigits = 1
    options.decimalSeparatorDisplay = .automatic
    let written = (try? editor.format.with(options: options))?.format(number)
    promise(written == session.text, "the format writes “\((written ?? "").escaped)”. \(story)")
  }

  // MARK: - Every state can be left

  /// The field can be emptied by Backspace, by Delete and as a whole, and then be typed into.
  func checkWaysOut() {
    for (edge, key) in [
      (NumberEditor.Edit.moveToEnd(extending: false), NumberEditor.Edit.deleteBackward),
      (.moveToStart(extending: false), .deleteForward), (.selectAll, .deleteSelection),
      (.moveToEnd(extending: false), .deleteToStart),
    ] where key != .deleteForward || deletesForward {
      var copy = session
      copy.apply(edge)
      // Twice, since each separator may take a press of its own.
      for _ in 0...(2 * state.content.count + 2) where !copy.state.content.isEmpty {
        copy.apply(key)
      }
      // In front of a digit in parentheses there is no place, so Delete leaves them.
      let isParenthesis = key == .deleteForward && copy.text.utf8.contains(UInt8(ascii: "("))
      promise(
        copy.state.content.text == (isParenthesis ? "-" : ""), "\(key) does not empty it. \(story)")
      if !isParenthesis { checkTypable(copy) }
    }
    checkMoves()
    checkEchoes()
  }

  /// Delete steps over a separator with only padding behind it, and is at the end in entry from the right.
  private var deletesForward: Bool {
    editor.options.entry == .free && !editor.options.padsWhileTyping
  }

  private func checkTypable(_ empty: EditingSession) {
    // Bounds without any number between them are the program's own mistake.
    let options = editor.options
    guard options.minimum == nil, options.maximum == nil else { return }
    let isTaken = "019".unicodeScalars.contains { digit in
      var copy = empty
      return !copy.apply(.type(digit)).isRejected
    }
    promise(isTaken, "a dead field. \(story)")
  }

  /// The caret gets from one end to the other.
  private func checkMoves() {
    guard editor.options.entry == .free else { return }
    for (edge, key) in [
      (NumberEditor.Edit.moveToEnd(extending: false), NumberEditor.Edit.moveLeft(extending: false)),
      (.moveToStart(extending: false), .moveRight(extending: false)),
    ] {
      var copy = session
      copy.apply(edge)
      var places = [copy.state.head]
      for _ in 0...(2 * state.content.count + 2) {
        copy.apply(key)
        places.append(copy.state.head)
      }
      let first = session.text.utf8.contains(UInt8(ascii: "(")) ? 1 : 0
      promise(
        Set(places) == Set(first...max(state.content.count, first)),
        "\(key) visits \(places) only. \(story)")
    }
  }

  /// What an app or a text view echoes back changes nothing.
  private func checkEchoes() {
    var copy = session
    // A text with a caret in it has no selection.
    let caret = state.selection.isEmpty ? session.rendering.caret : nil
    copy.apply(.replaceText(session.text, caret: caret))
    promise(copy.rendering == session.rendering, "its own text changes it. \(story)")
    guard let value = session.value else { return }
    copy = session
    copy.apply(.set(value))
    promise(copy.rendering == session.rendering, "its own value changes it. \(story)")
  }
}
