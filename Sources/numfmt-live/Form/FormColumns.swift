import LiveNumber

/// The columns of a form: labels and fields.
struct FormColumns: Hashable, Sendable {
  private let columns: Int
  /// The width of a label, including its mark and the gap.
  private let label: Int
  private let isShort: Bool

  private static let mark = 2
  private static let gap = 2
  /// The minimum width of a field in a small window.
  private static let fieldMinimum = 12

  init(_ columns: Int) {
    self.columns = columns
    let widest = SampleField.allCases.map { DisplayWidth.of($0.label) }.max() ?? 0
    let wanted = Self.mark + widest + Self.gap
    // The last column of the window stays empty.
    let room = max(0, columns - 1 - Self.fieldMinimum)
    label = min(wanted, room)
    isShort = wanted > room
  }

  @MainActor func row(of name: SampleField, in form: SampleForm) -> Row {
    let input = form.input(name)
    let isFocused = form.focus == name
    let notice = form.notice.flatMap { $0.field == name ? $0.words : nil }
    var row = isFocused ? input.shown : Row(text: input.shown.text)
    row.prompt = prompt(of: name, isFocused: isFocused)
    row.placeholder = name.placeholder
    row.notes = notice?.words ?? []
    row.textTone = isWrong(name, form) ? .bad : .plain
    row.noteTone = notice?.tone ?? .waiting
    return row
  }

  /// Returns the message below a field, or `nil` if the field has none.
  @MainActor func message(of name: SampleField, in form: SampleForm) -> Row? {
    let input = form.input(name)
    if let question = input.question {
      let answers = form.isAsked(name) ? FieldNotice.answers(among: input.readings) : nil
      let words = answers?.first { DisplayWidth.of($0) < columns - 1 } ?? question
      return message(words, input.validity == .invalid ? .bad : .waiting)
    }
    if let failure = form.failure(of: name) { return message(failure, .bad) }
    switch input.validity {
    case .incomplete: return message(input.expectation, .waiting)
    case .invalid: return message(input.expectation, .bad)
    case .empty, .valid: return nil
    }
  }

  @MainActor private func isWrong(_ name: SampleField, _ form: SampleForm) -> Bool {
    form.failure(of: name) != nil || form.input(name).validity == .invalid
  }

  /// Returns a row that aligns the message with the field, or further left if the window is small.
  private func message(_ words: String, _ tone: Tone) -> Row {
    let room = max(0, columns - 2 - DisplayWidth.of(words))
    let indent = min(label, max(room, min(label, Self.mark)))
    return Row(prompt: String(repeating: " ", count: indent), text: words, textTone: tone)
  }

  func prompt(of name: SampleField, isFocused: Bool) -> String {
    let words = isShort ? name.shortLabel : name.label
    // A space separates the label from the field, even if the label is cut off.
    let cut = String(((isFocused ? "> " : "  ") + words).prefix(max(0, label - 1)))
    return cut + String(repeating: " ", count: max(0, label - DisplayWidth.of(cut)))
  }
}
