import LiveNumber

/// The text that stands before or after all numbers of a column, such as `kr` or `Rs.`.
///
/// It can be the symbol of a currency in its country, or a unit. Nothing in the file says which, so
/// it's only proposed to remove it.
struct CommonAffix {
  private var text: [Unicode.Scalar] = []
  private var standsBefore = false
  private var standsAfter = false
  /// The number of texts with the affix, and of those whose number has a separator or a sign.
  private(set) var count = 0
  private var markedCount = 0
  private var isCommon = true
  /// The shapes of texts with the affix, and whether their numbers have a separator or a sign.
  private var shapes: [TextShape: Bool] = [:]

  /// Adds a text that isn't a number.
  mutating func add(_ text: Bytes) {
    guard isCommon else { return }
    let shape = TextShape(text)
    if let shape, let isMarked = shapes[shape] {
      count += 1
      if isMarked { markedCount += 1 }
      return
    }
    let markedCount = markedCount
    isCommon = addAffix(of: Array(String(decoding: text, as: UTF8.self).unicodeScalars)[...])
    if isCommon, let shape, shapes.count < CommonAffix.maximumShapeCount {
      shapes[shape] = self.markedCount > markedCount
    }
  }

  private static let maximumShapeCount = 256

  /// Adds the affix of a text, or returns `false` if it has another one, or none.
  private mutating func addAffix(of text: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = text.firstIndex(where: Self.isDigit),
      let last = text.lastIndex(where: Self.isDigit)
    else { return false }
    var (before, after) = (text[..<first], text[(last + 1)...])
    let number = String(String.UnicodeScalarView(text[first...last]))
    // `Visa (7449)` isn't an amount.
    let isNumbered =
      before.last.map { CharacterClass($0) } == .openingParenthesis && before.count > 1
      && number.utf8.allSatisfy(\.isDigit)
    // A sign belongs to the number, and stands beside it or before all else.
    let hasSign = Self.removeSign(from: &before, and: &after, beside: true)
    (before, after) = (Self.trimmed(before), Self.trimmed(after))
    let hasSignOutside = !hasSign && Self.removeSign(from: &before, and: &after, beside: false)
    let affix = before.isEmpty ? after : before
    guard before.isEmpty != after.isEmpty, affix.count <= Self.maximumLength,
      !Self.isSign(affix.first), !Self.isSign(affix.last),
      number.withUTF8Bytes({ TextKind.isOneAmount($0) && TextKind($0) == nil }),
      count == 0 || affix.elementsEqual(self.text)
    else { return false }
    if count == 0 { self.text = Array(affix) }
    if before.isEmpty { standsAfter = true } else { standsBefore = true }
    count += 1
    let isMarked = hasSign || hasSignOutside || number.withUTF8Bytes(TextKind.hasMark)
    if isMarked, !isNumbered { markedCount += 1 }
    return true
  }

  /// Removes a sign, or parentheses, from what stands around a number, either beside the number or
  /// at the ends of the text, or returns `false` if there are none.
  private static func removeSign(
    from before: inout ArraySlice<Unicode.Scalar>, and after: inout ArraySlice<Unicode.Scalar>,
    beside isBeside: Bool
  ) -> Bool {
    let outer = isBeside ? before.last : before.first
    guard let outer, isSign(outer) else {
      guard isBeside, let sign = after.first, CharacterClass(sign).isSign else { return false }
      after.removeFirst()
      return true
    }
    if !CharacterClass(outer).isSign {
      guard CharacterClass(outer) == .openingParenthesis,
        let other = isBeside ? after.first : after.last,
        CharacterClass(other) == .closingParenthesis
      else { return false }
      after = isBeside ? after.dropFirst() : after.dropLast()
    }
    before = isBeside ? before.dropLast() : before.dropFirst()
    (before, after) = (trimmed(before), trimmed(after))
    return true
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  private static func isSign(_ scalar: Unicode.Scalar?) -> Bool {
    scalar.map { CharacterClass($0).isSignOrParenthesis } ?? false
  }

  private static func trimmed(_ text: ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
    var rest = text.drop { $0.properties.isWhitespace }
    while rest.last?.properties.isWhitespace == true { rest.removeLast() }
    return rest
  }

  private static let maximumLength = 12

  /// The text, and the options that remove it, or `nil` if most numbers could be other things, as
  /// in `A4`.
  var removal: (text: String, options: [PrintedOption])? {
    guard isCommon, count > 0, markedCount * 2 > count,
      text.contains(where: \.properties.isAlphabetic)
    else { return nil }
    let text = String(String.UnicodeScalarView(text))
    guard !ParseHints.signWords.contains(text), ShellWord.canShow(text) else { return nil }
    return (
      text,
      (standsBefore ? [PrintedOption("--strip-prefix", text)] : [])
        + (standsAfter ? [PrintedOption("--strip-suffix", text)] : [])
    )
  }
}
