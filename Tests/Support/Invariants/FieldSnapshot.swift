public import LiveNumberCore

/// What a field tells the outside at one moment, on plain strings and numbers.
public struct FieldSnapshot: CustomStringConvertible {
  let text: String
  /// The content: ASCII, one byte for each character.
  let content: String
  let anchor: Int
  let head: Int
  let affinity: NumberEditor.State.Affinity
  let utf8Anchor: Int
  let utf8Head: Int
  let value: ExactDecimal?
  let validity: NumberEditor.Validity
  let isExact: Bool
  /// Whether the field asks which number is meant.
  let asks: Bool
  /// Whether the content is as a commit or the program left it.
  let isCommitted: Bool
  /// The keys that were refused and wait behind the caret.
  let waiting: String
  /// Whether the text is shown as it was typed, and so isn't content.
  let isText: Bool
  /// Whether such a text is an expression.
  let isExpression: Bool
  let canUndo: Bool
  let canRedo: Bool
  let isNegative: Bool
  /// The offset of the decimal separator, or `nil` if there is none.
  let pointOffset: Int?

  /// Creates a snapshot of a field.
  public init(_ session: EditingSession) {
    let rendering = session.rendering
    text = rendering.text
    content = session.state.content.text
    anchor = session.state.anchor
    head = session.state.head
    affinity = session.state.affinity
    utf8Anchor = rendering.utf8Anchor
    utf8Head = rendering.utf8Head
    value = session.value
    validity = session.validity
    isExact = session.isExact
    asks = !session.readings.isEmpty
    isCommitted = session.state.isCommitted
    waiting = String(String.UnicodeScalarView(session.state.waiting))
    isText = session.state.isText
    isExpression = session.state.isExpression
    canUndo = session.canUndo
    canRedo = session.canRedo
    isNegative = content.utf8.first == UInt8(ascii: "-")
    pointOffset = content.utf8.firstIndex(of: UInt8(ascii: ".")).map { [content] in
      content.utf8.distance(from: content.startIndex, to: $0)
    }
  }

  /// The text with the selection in it, and the content.
  public var description: String {
    let bytes = Array(text.utf8)
    let range = min(utf8Anchor, utf8Head)..<max(utf8Anchor, utf8Head)
    let parts = [0..<range.lowerBound, range, range.upperBound..<bytes.count].map { part in
      String(decoding: bytes[part.clamped(to: 0..<bytes.count)], as: UTF8.self).escaped
    }
    let selected = range.isEmpty ? "|" : "‹\(parts[1])›"
    return "“\(parts[0])\(selected)\(parts[2])” (\(content), \(anchor)…\(head), \(validity))"
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }
  /// The offset of the first digit.
  var start: Int { isNegative ? 1 : 0 }
  /// The digits and the separator.
  var magnitude: Substring { content.bytes(from: start) }
  /// All digits.
  var digits: String { content.decimalDigits }
  /// Returns the digits in a range of the content.
  func digits(in range: Range<Int>) -> String {
    // A selection that exceeds the content is a broken promise of its own.
    let range = range.clamped(to: 0..<content.utf8.count)
    return content.bytes(upTo: range.upperBound).bytes(from: range.lowerBound).decimalDigits
  }
  var integerCount: Int { (pointOffset ?? content.utf8.count) - start }
  var integer: Substring { magnitude.bytes(upTo: integerCount) }
  /// The fraction digits, or `nil` without a separator.
  var fraction: Substring? { pointOffset.map { content.bytes(from: $0 + 1) } }

  /// Returns whether the field has the same text, content, and selection.
  func shows(_ other: Self) -> Bool {
    text == other.text && content == other.content && anchor == other.anchor && head == other.head
      && utf8Anchor == other.utf8Anchor && utf8Head == other.utf8Head
  }

  /// Returns whether the field has the same text, value, and status.
  func hasNumber(of other: Self) -> Bool {
    hasText(of: other) && value == other.value && isExact == other.isExact
      && validity == other.validity && asks == other.asks
      && isCommitted == other.isCommitted
  }

  /// Returns whether the field has the same text, as a number or as it was typed, which can look
  /// the same.
  func hasText(of other: Self) -> Bool {
    text == other.text && isText == other.isText
  }

  /// Returns whether a user sees the same text, selection, and status.
  func looksLike(_ other: Self) -> Bool {
    shows(other) && affinity == other.affinity && validity == other.validity
  }
}
