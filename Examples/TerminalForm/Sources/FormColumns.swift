import LiveNumber
import TerminalUI

/// The columns of a form: labels and fields.
struct FormColumns: Hashable, Sendable {
  private let columns: Int
  /// The width of a label, including its mark and the gap.
  private let label: Int
  private let isShort: Bool

  private static let mark = 2
  private static let gap = 2
  /// The minimum width of a window in which messages are below the texts of the fields.
  private static let columnsForAlignedMessages = 60
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
    if let question = question(of: name, in: form) { return question }
    if let failure = form.failure(of: name) { return message(failure, .bad) }
    switch input.validity {
    case .incomplete: return message(input.expectation, .waiting)
    case .invalid: return message(input.expectation, .bad)
    case .empty, .valid: return nil
    }
  }

  /// Returns the question of a field which number its text is, or `nil` if there is no doubt.
  ///
  /// The keys that answer stand beside the answers in the focused field.
  @MainActor func question(of name: SampleField, in form: SampleForm) -> Row? {
    let input = form.input(name)
    let tone = input.validity == .invalid ? Tone.bad : .waiting
    guard form.focus == name else {
      return FieldNotice.question(among: input.readings).map { message($0, tone) }
    }
    return FieldNotice(asking: input.readings).map { question in
      message(question.words.first { indent + DisplayWidth.of($0) < columns } ?? "?", tone)
    }
  }

  /// Returns whether the question of a focused field has the answer of Enter in it.
  @MainActor func showsAnswer(of name: SampleField, in form: SampleForm) -> Bool {
    let answers = FieldNotice(asking: form.input(name).readings)?.answers ?? []
    return answers.contains { indent + DisplayWidth.of($0) < columns }
  }

  @MainActor private func isWrong(_ name: SampleField, _ form: SampleForm) -> Bool {
    form.failure(of: name) != nil || form.input(name).validity == .invalid
  }

  /// The column of all messages: that of the fields, or further left in a small window.
  private var indent: Int {
    columns >= Self.columnsForAlignedMessages ? label : min(label, Self.mark)
  }

  private func message(_ words: String, _ tone: Tone) -> Row {
    Row(prompt: String(repeating: " ", count: indent), text: words, textTone: tone)
  }

  func prompt(of name: SampleField, isFocused: Bool) -> String {
    let words = isShort ? name.shortLabel : name.label
    // A space separates the label from the field, even if the label is cut off.
    let cut = String(((isFocused ? "> " : "  ") + words).prefix(max(0, label - 1)))
    return cut + String(repeating: " ", count: max(0, label - DisplayWidth.of(cut)))
  }
}
