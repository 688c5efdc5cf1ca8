/// Says whether characters may replace a range of a text, before a text field lets them.
///
/// For fields that keep their own text and only ask a delegate. The answer is that of a
/// ``NumberEditor``, for the text as it *would become*: a change is refused where the editor refuses
/// it, or where the text that the field would show reads as another number than the editor's.
/// `Sendable`.
///
/// ```swift
/// let validator = try CharacterSetValidator(
///   format: NumberFormat(locale: "fr"), kind: .decimal, maximumLength: 18)
/// validator.verdict(replacingUTF16: 2..<2, of: "12", with: ",")      // .allowed
/// validator.verdict(replacingUTF16: 2..<2, of: "12", with: "x")      // .rejected(.unexpectedCharacter)
/// ```
public struct CharacterSetValidator: Hashable, Sendable {
  /// What numbers are written.
  ///
  /// `Sendable`.
  public enum Kind: Hashable, Sendable {
    /// Digits and a sign.
    case integer
    /// Digits, a sign and one decimal separator.
    case decimal
  }

  /// The answer.
  ///
  /// `Sendable`.
  public enum Verdict: Hashable, Sendable {
    case allowed
    case rejected(NumberEditor.Reason)

    /// Whether the change may happen.
    public var isAllowed: Bool { self == .allowed }
  }

  /// The editor that answers.
  public let editor: NumberEditor

  /// Makes the validator of a format.
  ///
  /// - Parameters:
  ///   - format: the locale's symbols.
  ///   - kind: whether a decimal separator may be written.
  ///   - maximumLength: how many digits and decimal separators the text may have, the sign and
  ///     grouping separators not counted; nil is no limit.
  ///   - allowsNegative: whether a minus may stand in front.
  /// - Throws: ``NumberEditorError`` where the length is not positive.
  public init(
    format: NumberFormat, kind: Kind, maximumLength: Int? = nil, allowsNegative: Bool = true
  ) throws(NumberEditorError) {
    var options = NumberEditor.Options()
    options.maximumFractionDigits = kind == .integer ? .upTo(0) : .unlimited
    options.maximumLength = maximumLength
    options.allowsNegative = allowsNegative
    try self.init(editor: NumberEditor(format: format, options: options))
  }

  /// Makes the validator that answers as `editor` would.
  public init(editor: NumberEditor) {
    self.editor = editor
  }

  /// Whether `replacement` may take the place of a range of `text`.
  ///
  /// Deleting is always allowed.
  public func verdict(
    replacing range: Range<String.Index>, of text: String, with replacement: String
  ) -> Verdict {
    guard !replacement.isEmpty else { return .allowed }
    var future = text
    future.replaceSubrange(range, with: replacement)
    let shown = editor.state(showing: future)
    guard
      let state = editor.state(showing: text, anchor: range.lowerBound, head: range.upperBound)
    else {
      // Nothing can be said of a text that is no number, but that the change mends it.
      return shown == nil ? .rejected(.notANumber) : .allowed
    }
    let (after, outcome) = editor.apply(.insert(replacement), to: state)
    if case .rejected(let reason, _) = outcome { return .rejected(reason) }
    guard let shown, shown.content.number == after.content.number else {
      return .rejected(outcome.reason ?? .misplacedSeparator)
    }
    return .allowed
  }

  /// The same for a range of UTF-16 code units, as UIKit, AppKit and browsers ask.
  ///
  /// A range that is not in the text, or cuts a character of two units, is refused.
  public func verdict(
    replacingUTF16 range: Range<Int>, of text: String, with replacement: String
  ) -> Verdict {
    let units = text.utf16
    guard range.lowerBound >= 0, range.upperBound <= units.count else {
      return .rejected(.unexpectedCharacter)
    }
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    let end = units.index(units.startIndex, offsetBy: range.upperBound)
    let scalars = text.unicodeScalars
    guard start.samePosition(in: scalars) != nil, end.samePosition(in: scalars) != nil else {
      return .rejected(.unexpectedCharacter)
    }
    return verdict(replacing: start..<end, of: text, with: replacement)
  }
}
