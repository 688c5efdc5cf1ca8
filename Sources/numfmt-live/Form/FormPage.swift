import LiveNumber

/// The lines of a form that a window shows.
struct FormPage: Hashable, Sendable {
  let lines: [FormLine]
  /// The line of the focused field, where the cursor is.
  let cursor: Int
  /// The first line that is shown; given back in for the next page, so that the lines stand still
  /// while the focus moves within what is seen.
  let top: Int

  /// Smaller windows have no line to spare for the keys.
  private static let smallestRowsForFooter = 3

  @MainActor init(_ form: SampleForm, columns: Int, rows: Int, top: Int) {
    let body = Self.body(form, FormColumns(columns))
    let hasFooter = rows >= Self.smallestRowsForFooter
    let room = max(1, rows - (hasFooter ? 1 : 0))
    let focused = body.firstIndex { $0.kind == .field(form.focus) } ?? 0
    let message = body.firstIndex { $0.kind == .message(form.focus) }
    let visible = Self.visible(
      of: body.count, keeping: focused...(message ?? focused), room: room, top: top)
    self.top = visible.lowerBound
    cursor = focused - visible.lowerBound
    let footer = hasFooter ? [Self.footer(form, isWhole: visible.count == body.count)] : []
    lines = body[visible] + footer
  }

  /// All fields with what is said of them, whatever the size of the window.
  @MainActor static func body(_ form: SampleForm, _ columns: FormColumns) -> [FormLine] {
    SampleField.allCases.flatMap { name in
      let message = columns.message(of: name, in: form)
      return [FormLine(kind: .field(name), row: columns.row(of: name, in: form))]
        + (message.map { [FormLine(kind: .message(name), row: $0)] } ?? [])
    }
  }

  /// The lines that are seen: the same as before, if those to keep are among them.
  static func visible(of count: Int, keeping: ClosedRange<Int>, room: Int, top: Int) -> Range<Int> {
    var top = max(top, keeping.upperBound + 1 - room)
    // Where not both find room, the field comes before its message.
    top = min(top, keeping.lowerBound)
    // No line is left empty while others are hidden.
    top = max(0, min(top, count - room))
    return top..<min(count, top + room)
  }

  @MainActor private static func footer(_ form: SampleForm, isWhole: Bool) -> FormLine {
    let words = FormWords.footer(locale: form.formats.locale.identifier)
    guard !isWhole, let number = SampleField.allCases.firstIndex(of: form.focus) else {
      return FormLine(kind: .footer, row: row(words))
    }
    let position = FormWords.position(number + 1, of: SampleField.allCases.count)
    return FormLine(kind: .footer, row: row(words.map { "\(position)  \($0)" }))
  }

  private static func row(_ words: [String]) -> Row {
    Row(text: "", caret: 0, notes: words, noteTone: .faint)
  }
}

/// One line of a form on the screen.
struct FormLine: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case field(SampleField)
    /// What is said of a field, below it.
    case message(SampleField)
    case footer
  }

  var kind: Kind
  var row: Row
}
