internal import LiveNumberCore

/// A field as the observers of its ``NumberStore`` see it.
///
/// The session is ahead of it while an edit is applied, and while observers are told that it changes.
final class ShownField {
  let editor: NumberEditor
  let state: NumberEditor.State
  let lastOutcome: NumberEditor.Outcome
  let canUndo: Bool
  let canRedo: Bool
  /// The reason why the restriction or the app's model doesn't allow the number, though the editor does,
  /// or `nil`.
  let failureReason: NumberEditor.Reason?

  @inline(__always)
  init(
    _ session: EditingSession, outcome: NumberEditor.Outcome, failureReason: NumberEditor.Reason?
  ) {
    editor = session.editor
    state = session.state
    lastOutcome = outcome
    canUndo = session.canUndo
    canRedo = session.canRedo
    self.failureReason = failureReason
  }

  var text: String { editor.text(of: state) }
  var selection: Range<String.Index> { rendering.selection }
  var rendering: NumberEditor.Rendering { editor.rendering(of: state) }
  var value: ExactDecimal? { editor.value(of: state) }
  var validity: NumberEditor.Validity { failureReason == nil ? state.validity : .invalid }
  var invalidReason: NumberEditor.Reason? { failureReason ?? editor.invalidReason(of: state) }
  var warning: NumberEditor.Reason? { state.warning }
}

extension ShownField {
  /// Properties that can be observed.
  struct Properties: OptionSet {
    let rawValue: UInt16

    static let editor = Self(rawValue: 1 << 0)
    static let text = Self(rawValue: 1 << 1)
    static let selection = Self(rawValue: 1 << 2)
    static let value = Self(rawValue: 1 << 3)
    static let validity = Self(rawValue: 1 << 4)
    static let invalidReason = Self(rawValue: 1 << 5)
    static let warning = Self(rawValue: 1 << 6)
    static let lastOutcome = Self(rawValue: 1 << 7)
    static let canUndo = Self(rawValue: 1 << 8)
    static let canRedo = Self(rawValue: 1 << 9)
  }

  /// Returns those of some properties that are different in another field.
  ///
  /// Text and selection count as different if the content is, which takes less time than writing it.
  @inline(__always)
  func properties(of candidates: Properties, differentIn other: ShownField) -> Properties {
    var properties = Properties()
    @inline(__always)
    func compare(_ property: Properties, _ isDifferent: @autoclosure () -> Bool) {
      if candidates.contains(property), isDifferent() { properties.insert(property) }
    }
    let isOtherContent = state.content != other.state.content
    compare(.editor, editor != other.editor)
    compare(.text, isOtherContent || text != other.text)
    compare(.selection, isOtherContent || selection != other.selection)
    compare(.value, value != other.value)
    compare(.validity, validity != other.validity)
    compare(.invalidReason, invalidReason != other.invalidReason)
    compare(.warning, warning != other.warning)
    compare(.lastOutcome, lastOutcome != other.lastOutcome)
    compare(.canUndo, canUndo != other.canUndo)
    compare(.canRedo, canRedo != other.canRedo)
    return properties
  }
}
