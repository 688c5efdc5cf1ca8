/// A validator of changes to a text field that keeps its own text and only asks a delegate.
///
/// The verdict is that of a ``NumberEditor``, for the text as it *would become*: a change is
/// rejected if the editor rejects it, or if the text that the field would show represents another
/// number than the editor's.
///
/// ```swift
/// var validator = CharacterSetValidator(
///   format: NumberFormat(locale: .current), kind: .decimal, maximumLength: 18)
/// validator.verdict(replacingUTF16: 2..<2, of: "12", with: ",")      // .allowed
/// validator.verdict(replacingUTF16: 2..<2, of: "12", with: "x")      // .rejected(.unexpectedCharacter)
/// ```
///
/// A view doesn't show what was rejected, and a validator remembers it, since the digits after it
/// would make another number: `4k7` is 4, and not 47. So a field has a validator of its own.
public struct CharacterSetValidator: Hashable, Sendable {
  /// The kind of numbers that can be typed.
  public enum Kind: Hashable, Sendable {
    /// Digits and a sign.
    case integer
    /// Digits, a sign, and one decimal separator.
    case decimal
  }

  /// The answer to a change.
  public enum Verdict: Hashable, Sendable {
    case allowed
    case rejected(NumberEditor.Reason)

    /// A Boolean value that indicates whether the change is allowed.
    public var isAllowed: Bool { self == .allowed }
  }

  /// The editor whose rules apply.
  public let editor: NumberEditor
  /// The keys that were refused, and the text and the selection with which they count.
  private var refused: RefusedKeys?

  private struct RefusedKeys: Hashable {
    let text: String
    let selection: Range<Int>
    let keys: [Unicode.Scalar]
  }

  /// Creates a validator for a format.
  ///
  /// - Parameters:
  ///   - format: The locale's symbols.
  ///   - kind: Whether a decimal separator can be typed.
  ///   - maximumLength: The maximum number of digits and decimal separators, or `nil` if there is
  ///     no limit. The sign and grouping separators don't count.
  ///   - allowsNegative: Whether a minus sign can be typed.
  public init(
    format: NumberFormat, kind: Kind, maximumLength: Int? = nil, allowsNegative: Bool = true
  ) {
    var options = NumberEditor.Options()
    options.maximumFractionDigits = kind == .integer ? .upTo(0) : .unlimited
    options.maximumLength = maximumLength
    options.allowsNegative = allowsNegative
    self.init(editor: NumberEditor(format: format, options: options))
  }

  /// Creates a validator that applies the rules of an editor.
  public init(editor: NumberEditor) {
    self.editor = editor
  }

  /// Returns the verdict about replacing a range of a text.
  ///
  /// Deleting is always allowed.
  public mutating func verdict(
    replacing range: Range<String.Index>, of text: String, with replacement: String
  ) -> Verdict {
    let last = refused
    refused = nil
    guard !replacement.isEmpty else { return .allowed }
    var future = text
    future.replaceSubrange(range, with: replacement)
    guard
      var state = editor.state(showing: text, anchor: range.lowerBound, head: range.upperBound)
    else {
      // If the text isn't a number, the only question is whether the change makes it one.
      return editor.state(showing: future) == nil ? .rejected(.notANumber) : .allowed
    }
    if let last, last.selection == state.selection, last.text.hasSameBytes(as: text) {
      state.waiting = last.keys
    }
    let waiting = state.waiting
    let (after, outcome) = editor.apply(.insert(replacement), to: state)
    var verdict = Verdict.allowed
    if case .rejected(let reason, _) = outcome {
      verdict = .rejected(reason)
      refused = RefusedKeys(text: text, selection: state.selection, keys: after.waiting)
    } else if after.shows(waiting) {
      // The view doesn't show what was refused.
      verdict = .rejected(.unexpectedCharacter)
      refused = RefusedKeys(
        text: text, selection: state.selection,
        keys: waiting + replacement.unicodeScalars.map { $0.withASCIIDigit })
    } else if after.text == nil, !shows(future, numberOf: after) {
      verdict = .rejected(outcome.reason ?? .misplacedSeparator)
    }
    return verdict
  }

  /// Returns whether a text is the number that a field has.
  private func shows(_ text: String, numberOf state: NumberEditor.State) -> Bool {
    // The view can have other groups than the field.
    if editor.contentCharacters(of: text) == state.content.text { return true }
    guard let shown = editor.state(showing: text) else { return false }
    let number = editor.value(of: state)
    return editor.value(of: shown) == number || editor.numbers(of: shown).contains { $0 == number }
  }

  /// Returns the verdict about replacing a range of UTF-16 code units, as UIKit, AppKit, and
  /// browsers report it.
  ///
  /// A range that isn't in the text, or that splits a character of two units, is rejected with the
  /// reason ``NumberEditor/Reason/outsideText``.
  public mutating func verdict(
    replacingUTF16 range: Range<Int>, of text: String, with replacement: String
  ) -> Verdict {
    guard let range = text.range(utf16: range) else { return .rejected(.outsideText) }
    return verdict(replacing: range, of: text, with: replacement)
  }
}

extension NumberEditor.State {
  /// Returns whether an edit has shown keys that waited in front of it, and didn't only forget
  /// digits.
  fileprivate func shows(_ waiting: [Unicode.Scalar]) -> Bool {
    guard self.waiting.isEmpty, !waiting.isEmpty, let scalars = typed?.scalars,
      scalars.count >= waiting.count
    else { return false }
    return (0...(scalars.count - waiting.count)).contains {
      scalars[$0...].starts(with: waiting)
    }
  }
}
