import LiveNumber

/// Drives the field of one case.
struct CaseRunner {
  private let options: CaseOptions
  private var session: EditingSession
  private var lastStep: CaseStep?

  /// Makes the field as the case starts.
  ///
  /// - Throws: ``CaseError`` where the locale is unknown, options contradict each other, or the field
  ///   cannot show the text it is to start with.
  init(_ record: CaseRecord) throws(CaseError) {
    options = record.options
    let format = try CaseRunner.format(options, locale: record.locale)
    let editor: NumberEditor
    do {
      editor = try NumberEditor(format: format, options: record.options.editing)
    } catch {
      throw CaseError(path: "options.\(error.option)", error.reason)
    }
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
      do {
        try session.changeFormat(format)
      } catch {
        throw CaseError(path: locale.path, error.description)
      }
    }
  }

  var snapshot: FieldSnapshot {
    let rendering = session.rendering
    let isCommitted = lastStep?.change == .edit(.commit)
    return FieldSnapshot(
      text: MarkedText(
        text: rendering.text, selection: isCommitted ? nil : rendering.utf8Selection),
      value: session.value?.description,
      state: session.validity,
      outcome: lastStep.map { _ in Expectation.Outcome(session.lastOutcome) },
      reason: reason?.rawValue,
      warning: session.warning?.rawValue,
      groupingSeparator: session.editor.format.symbols.groupingSeparator)
  }

  /// Why the last step was not simply accepted, else why the field is invalid.
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
      try NumberFormat(options.style, locale: resolved, options: options.format)
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
      throw CaseError(path: "start", "no field of this kind shows \(JSONText.quoted(text))")
    }
    let shown = editor.text(of: state)
    guard shown.utf8.elementsEqual(text.utf8) else {
      throw CaseError(
        path: "start",
        "no field of this kind shows \(JSONText.quoted(text)); write \(JSONText.quoted(shown))")
    }
    return state
  }

  /// Returns the result of `body`, or throws its error as one of the value at `path`.
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

extension Expectation.Outcome {
  init(_ outcome: NumberEditor.Outcome) {
    self =
      switch outcome {
      case .accepted: .accepted
      case .adjusted: .adjusted
      case .rejected: .rejected
      }
  }
}

/// What a field shows after a step, in the words of the replay format.
struct FieldSnapshot: Hashable, Sendable {
  /// Without a caret right after a commit.
  var text: MarkedText
  /// Canonical; nil where there is no number.
  var value: String?
  var state: NumberEditor.Validity
  /// Of the last step; nil before the first.
  var outcome: Expectation.Outcome?
  var reason: String?
  var warning: String?
  /// The two sides of it are one place.
  var groupingSeparator: String

  /// The members of a line of output, after those that name the case.
  var json: [(key: String, value: String)] {
    [
      ("text", JSONText.quoted(text.description)),
      ("value", JSONText.quoted(value)),
      ("state", JSONText.quoted(state.rawValue)),
      ("outcome", JSONText.quoted(outcome?.rawValue)),
      ("reason", JSONText.quoted(reason)),
      ("warning", JSONText.quoted(warning)),
    ]
  }
}

extension NumberEditorError {
  /// The description without the name of the option.
  var reason: String {
    let name = "\(option): "
    return description.hasPrefix(name) ? String(description.dropFirst(name.count)) : description
  }
}
