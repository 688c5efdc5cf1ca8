/// How wide the converted number has to be.
enum Alignment: Hashable, Sendable {
  /// Positive: blanks in front; negative: blanks behind.
  case columns(Int)
  /// As wide as the field was, where blanks stood in front of it or it was not the first one: columns
  /// stay columns.
  case asBefore
  case none

  /// The columns to fill, with the sign of ``columns(_:)``; 0 for none.
  func columns(
    for field: FieldCutter.Field, number: Int, of line: UnsafeBufferPointer<UInt8>
  ) -> Int {
    switch self {
    case .none: return 0
    case .columns(let count): return count
    case .asBefore:
      guard number > 1 || field.whole != field.text else { return 0 }
      return DisplayWidth.of(UnsafeBufferPointer(rebasing: line[field.whole]))
    }
  }
}

extension OutputBuffer {
  /// Fills the text from `start` on with blanks.
  mutating func align(from start: Int, columns: Int) {
    guard columns != 0 else { return }
    let missing = Int(columns.magnitude) - DisplayWidth.of(bytes(from: start))
    guard missing > 0 else { return }
    insertBlanks(missing, at: columns > 0 ? start : count)
  }
}

extension DisplayWidth {
  /// The columns of text in UTF-8; bytes that are none count as the sign that stands in for them.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { $0 + of($1) }
  }
}
