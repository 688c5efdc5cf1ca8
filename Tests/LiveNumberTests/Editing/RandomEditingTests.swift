import LiveNumber
import TestSupport
import Testing

/// The promises of the editor, for random edits of random fields: no digit is lost, no magnitude
/// changes by itself, and every state can be left.
@Suite struct RandomEditingTests {
  /// The number of fields to edit: a million in a full run, which is optimized.
  private static let walks = (Samples.factor < 20 ? 5_000 : 50_000) * Samples.factor

  /// In parts, which run side by side.
  @Test(arguments: 0..<4) func promises(part: Int) {
    var random = SeededGenerator(topic: "\(#function) \(part)")
    var failures = Failures(seed: Samples.seed)
    for _ in 0..<(Self.walks / 4) {
      var walk = RandomWalk(&random)
      let broken = walk.broken(&random, edits: 12)
      failures.expect(broken.isEmpty, "\(broken.joined(separator: "\n"))\n  \(walk)")
    }
    #expect(failures.isEmpty, "\(failures)")
  }
}

/// A random field and its random edits.
private struct RandomWalk: CustomStringConvertible {
  private let field: RandomField
  private var checked: CheckedField
  private var edits: [RandomEdit] = []

  init(_ random: inout SeededGenerator) {
    field = RandomField(&random, calculates: true)
    checked = CheckedField(EditingSession(editor: field.editor))
  }

  /// Edits the field until a promise is broken, and returns what is broken.
  mutating func broken(_ random: inout SeededGenerator, edits count: Int) -> [String] {
    for _ in 0..<count {
      let edit = RandomEdit(&random, in: field, state: checked.session.state)
      edits.append(edit)
      let broken =
        switch edit {
        case .edit(let edit): checked.apply(edit)
        case .undo: checked.undo()
        case .redo: checked.redo()
        case .format(let format): checked.changeFormat(format)
        }
      if !broken.isEmpty { return broken }
    }
    return checked.finish()
  }

  var description: String {
    var session = EditingSession(editor: field.editor)
    let steps = edits.map { edit in
      edit.apply(to: &session)
      let reason = session.lastOutcome.reason.map {
        " \(session.lastOutcome.isRejected ? "rejected" : "adjusted") \($0.rawValue)"
      }
      return "\(edit): \(FieldSnapshot(session))\(reason ?? "")"
    }
    return "\(field)\n    " + steps.joined(separator: "\n    ")
  }
}

extension RandomEdit {
  fileprivate func apply(to session: inout EditingSession) {
    switch self {
    case .edit(let edit): session.apply(edit)
    case .undo: session.undo()
    case .redo: session.redo()
    // If the options contradict the new format, nothing changes.
    case .format(let format):
      if (try? session.options.validate(for: format)) != nil { session.format = format }
    }
  }
}
