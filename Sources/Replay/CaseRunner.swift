import EscapedText
import LiveNumber

/// The field of one case.
struct CaseRunner {
  private let options: CaseOptions
  private var session: EditingSession
  private var lastStep: CaseStep?

  /// Creates the field as the case starts.
  ///
  /// - Throws: ``CaseError`` if the locale is unknown, the options contradict each other, or the
  ///   field can't show the start text.
  init(_ record: CaseRecord) throws(CaseError) {
    options = record.options
    let format = try CaseRunner.format(options, locale: record.locale)
    do {
      try record.options.editing.validate(for: format)
    } catch {
      throw CaseError(path: "options.\(error.option)", error.message)
    }
    let editor = NumberEditor(format: format, options: record.options.editing)
    session = EditingSession(editor: editor)
    if let start = record.start {
      session = EditingSession(editor: editor, state: try CaseRunner.state(of: start, in: editor))
    }
  }

  mutating func apply(_ step: CaseStep) throws(CaseError) {
    lastStep = step
    switch step.change {
    case .edit(let edit): session.apply(edit)
    case .undo: session.undo()
    case .redo: session.redo()
    case .locale(let locale):
      let format = try CaseRunner.format(options, locale: locale)
      try CaseRunner.checked(locale.path) { () throws(NumberEditorError) in
        try session.options.validate(for: format)
      }
      session.format = format
    }
  }

  /// What the field shows, by the keys of expectations.
  ///
  /// The text has no insertion point after a commit, and there's no outcome before the first step.
  var shown: KeyValuePairs<CaseRecord.Key, String?> {
    let rendering = session.rendering
    let change = lastStep?.change
    let isCommitted = change == .edit(.commit) || change == .edit(.confirm)
    let text = MarkedText(
      text: rendering.text, selection: isCommitted ? nil : rendering.utf8Selection)
    return [
      .expect: text.description,
      .value: session.value?.description,
      .state: session.validity.rawValue,
      .outcome: lastStep.map { _ in CaseRecord.Outcome(session.lastOutcome).rawValue },
      .reason: reason?.rawValue,
    ]
  }

  /// The reason of the last step's outcome, or the reason the field is invalid.
  private var reason: NumberEditor.Reason? {
    if lastStep != nil, let reason = session.lastOutcome.reason { return reason }
    return session.editor.invalidReason(of: session.state)
  }

  // MARK: - The start

  private static func format(
    _ options: CaseOptions, locale: LocaleTag
  ) throws(CaseError) -> NumberFormat {
    var resolved = try checked(locale.path) { () throws(NumberLocaleError) in
      try NumberLocale(locale.identifier)
    }
    if let numberingSystem = options.numberingSystem {
      resolved = try checked("options.numberingSystem") { () throws(NumberLocaleError) in
        try resolved.with(numberingSystem: numberingSystem)
      }
    }
    return try checked("options") { () throws(NumberFormatError) in
      try NumberFormat(options.style, locale: resolved)
    }
  }

  private static func state(
    of start: MarkedText, in editor: NumberEditor
  ) throws(CaseError) -> NumberEditor.State {
    let text = start.text
    let selection = start.selection ?? text.utf8.count..<text.utf8.count
    let state = editor.state(
      showing: text,
      anchor: text.utf8.index(text.startIndex, offsetBy: selection.lowerBound),
      head: text.utf8.index(text.startIndex, offsetBy: selection.upperBound))
    guard let state else {
      throw CaseError(path: "start", "no field of this kind shows \(text.json)")
    }
    let shown = editor.text(of: state)
    guard shown.hasSameBytes(as: text) else {
      throw CaseError(
        path: "start", "no field of this kind shows \(text.json); write \(shown.json)")
    }
    return state
  }

  /// Returns the result of `body`, or throws its error as one about the value at `path`.
  private static func checked<Value, Failure: Error & CustomStringConvertible>(
    _ path: String, _ body: () throws(Failure) -> Value
  ) throws(CaseError) -> Value {
    do throws(Failure) {
      return try body()
    } catch {
      throw CaseError(path: path, error.description)
    }
  }
}
