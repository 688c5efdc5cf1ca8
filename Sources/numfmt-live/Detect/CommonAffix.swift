/// The text that stands before or after all numbers of a column, such as `kr` or `Rs.`.
///
/// It can be the symbol of a currency in its country, or a unit. Nothing in the file says which, so
/// it's only proposed to remove it.
struct CommonAffix {
  private var before: [UInt8] = []
  private var after: [UInt8] = []
  /// The number of texts with the affix, and of those whose number has a separator or a sign.
  private(set) var count = 0
  private var markedCount = 0
  private var isCommon = true

  /// Adds a text that isn't a number.
  mutating func add(_ text: Bytes) {
    guard isCommon else { return }
    guard let first = text.firstIndex(where: \.isDigit),
      let last = text.lastIndex(where: \.isDigit)
    else { return isCommon = false }
    // A sign belongs to the number.
    let start = text[..<first].firstIndex { Self.signs.contains($0) } ?? first
    let before = Self.withoutSpaces(text[..<start])
    let after = Self.withoutSpaces(text[(last + 1)...])
    let number = Bytes(rebasing: text[start...last])
    guard before.isEmpty != after.isEmpty, before.count + after.count <= Self.maximumLength,
      TextKind.isOneAmount(number), TextKind(number) == nil,
      count == 0 || before.elementsEqual(self.before) && after.elementsEqual(self.after)
    else { return isCommon = false }
    if count == 0 { (self.before, self.after) = (Array(before), Array(after)) }
    count += 1
    if TextKind.hasMark(number) { markedCount += 1 }
  }

  private static func withoutSpaces(_ text: Slice<Bytes>) -> Slice<Bytes> {
    let space = UInt8(ascii: " ")
    let end = text.lastIndex { $0 != space }.map { $0 + 1 } ?? text.startIndex
    return text[..<end].drop { $0 == space }
  }

  private static let signs = Array("+-".utf8)
  private static let maximumLength = 12

  /// The text, and the option that removes it, or `nil` if most numbers could be other things, as
  /// in `A4`.
  var removal: (text: String, options: [String])? {
    guard isCommon, count > 0, markedCount * 2 > count else { return nil }
    let bytes = before.isEmpty ? after : before
    guard let text = String(validating: bytes, as: UTF8.self),
      text.unicodeScalars.contains(where: { $0.properties.isAlphabetic }),
      !ParseHints.signWords.contains(text)
    else { return nil }
    return (text, [before.isEmpty ? "--strip-suffix" : "--strip-prefix", text])
  }
}
