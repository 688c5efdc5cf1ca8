import TerminalUI

/// The rule for the width of a converted number.
enum Alignment: Hashable, Sendable {
  /// A fixed number of columns: positive aligns right, negative aligns left.
  case columns(Int)
  /// The field's old width, if spaces precede the field or it isn't the first.
  ///
  /// Columns stay aligned.
  case asBefore
  case none

  /// Returns the number of columns to fill, with the sign of ``columns(_:)``, or 0 if there's no
  /// minimum.
  func columns(for field: FieldCutter.Field, number: Int, of line: Bytes) -> Int {
    switch self {
    case .none: return 0
    case .columns(let count): return count
    case .asBefore:
      let spaces = field.whole.lowerBound..<field.text.lowerBound
      guard number > 1 || field.whole != field.text, !keeps(Bytes(rebasing: line[spaces])) else {
        return 0
      }
      return DisplayWidth.of(Bytes(rebasing: line[field.whole]))
    }
  }

  /// Returns whether the spaces before a field stay as they are.
  ///
  /// A tab aligns by itself, and has no width of its own.
  func keeps(_ spaces: Bytes) -> Bool {
    self == .asBefore && spaces.contains(UInt8(ascii: "\t"))
  }
}

extension ByteBuffer {
  /// Pads the text that begins at `start` with spaces.
  @inline(__always)
  mutating func align(from start: Int, columns: Int) {
    if columns != 0 { pad(from: start, columns: columns) }
  }

  private mutating func pad(from start: Int, columns: Int) {
    let missing = Int(columns.magnitude) - DisplayWidth.of(bytes(from: start))
    guard missing > 0 else { return }
    insertSpaces(missing, at: columns > 0 ? start : count)
  }
}

extension DisplayWidth {
  /// Returns the display width of UTF-8 text.
  ///
  /// An invalid sequence counts as its replacement character.
  static func of(_ bytes: Bytes) -> Int {
    if bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) { return bytes.count }
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.reduce(0) { $0 + of($1) }
  }
}
