import LiveNumber

/// The lines of a form that fit into a window.
struct FormPage: Hashable, Sendable {
  let lines: [FormLine]
  /// The index of the focused field's line.
  let cursor: Int
  /// The index of the first visible line.
  ///
  /// Pass it to the next page, so that lines don't move while the focus stays visible.
  let top: Int

  /// The minimum number of rows for a footer.
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

  /// Returns all fields and their messages, whatever the window's size.
  @MainActor static func body(_ form: SampleForm, _ columns: FormColumns) -> [FormLine] {
    SampleField.allCases.flatMap { name in
      let message = columns.message(of: name, in: form)
      return [FormLine(kind: .field(name), row: columns.row(of: name, in: form))]
        + (message.map { [FormLine(kind: .message(name), row: $0)] } ?? [])
    }
  }

  /// Returns the range of visible lines, which changes only if the lines to keep aren't visible.
  static func visible(of count: Int, keeping: ClosedRange<Int>, room: Int, top: Int) -> Range<Int> {
    var top = max(top, keeping.upperBound + 1 - room)
    // If only one of the two fits, show the field instead of its message.
    top = min(top, keeping.lowerBound)
    // Don't leave lines empty while others are hidden.
    top = max(0, min(top, count - room))
    return top..<min(count, top + room)
  }

  /// Returns the locale and the keys, and the number of the field if not all fields are visible.
  @MainActor private static func footer(_ form: SampleForm, isWhole: Bool) -> FormLine {
    let position =
      isWhole ? "" : "\(form.focus.rawValue + 1)/\(SampleField.allCases.count)  "
    let words = keys.map { position + form.locale.identifier + $0 }
    return FormLine(kind: .footer, row: Row(notes: words, noteTone: .faint))
  }

  /// The keys in several lengths, the longest first.
  private static let keys = [
    "  Tab next  Enter submit  Ctrl-G locale  Ctrl-R random temperatures  Esc leave",
    "  Tab  Enter submit  ^G locale  ^R random  Esc leave",
    "  Tab  Enter  ^G locale  ^R random  Esc",
    "  ^G locale  ^R random",
    "  ^G  ^R",
    "",
  ]
}

/// A line of a form.
struct FormLine: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case field(SampleField)
    /// The message below a field.
    case message(SampleField)
    case footer
  }

  var kind: Kind
  var row: Row
}
