/// A text in which all ASCII digits but a leading zero are the same digit.
///
/// The same conventions read all texts of a shape, so most texts needn't be parsed. Zero is its own
/// shape, as it's the same number in more conventions than others.
// Most cells are short, and their shape needs no memory of its own.
struct TextShape: Hashable {
  private let count: UInt8
  private var low: UInt64 = 0
  private var high: UInt64 = 0
  /// The bytes after the first sixteen, or an empty list.
  private var rest: [UInt8] = []

  private static let maximumLength = 48

  /// Creates the shape of a text, or `nil` for a long text.
  init?(_ text: Bytes) {
    guard text.count <= TextShape.maximumLength else { return nil }
    count = UInt8(text.count)
    let isZero = !text.contains { $0 &- UInt8(ascii: "1") < 9 }
    var hasDigit = false
    func shaped(_ byte: UInt8) -> UInt8 {
      guard byte.isDigit else { return byte }
      defer { hasDigit = true }
      return byte == UInt8(ascii: "0") && (isZero || !hasDigit) ? byte : UInt8(ascii: "1")
    }
    var index = 0
    while index < min(text.count, 8) {
      low |= UInt64(shaped(text[index])) &<< UInt64(8 &* index)
      index &+= 1
    }
    while index < min(text.count, 16) {
      high |= UInt64(shaped(text[index])) &<< UInt64(8 &* (index &- 8))
      index &+= 1
    }
    guard index < text.count else { return }
    rest = text[index...].map { shaped($0) }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    if high != 0 { hasher.combine(high) }
    if !rest.isEmpty { hasher.combine(rest) }
  }
}
