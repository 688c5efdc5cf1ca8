/// A scanner for the line feeds that end records of CSV, which goes from quotation mark to quotation mark.
///
/// A quotation mark opens a field only at its start. One that follows the closing mark immediately
/// doubles it, so the field goes on.
struct QuoteScanner {
  private let delimiter: FieldDelimiter
  /// A Boolean value that indicates whether the scanned bytes end in a quoted field.
  private var isQuoted = false
  /// A Boolean value that indicates whether a mark at the start of the bytes opens a field.
  private var opensAtStart = true

  init(delimiter: FieldDelimiter) {
    self.delimiter = delimiter
  }

  /// Starts a record.
  mutating func beginRecord() {
    isQuoted = false
    opensAtStart = true
  }

  /// Continues the record, whose bytes before `offset` are gone.
  mutating func dropBytes(_ bytes: UnsafeBufferPointer<UInt8>, upTo offset: Int) {
    opensAtStart = delimiter.ends(at: offset, in: bytes, from: 0)
  }

  /// Appends the offsets of the line feeds that end records.
  ///
  /// The first record begins at `start`, and earlier calls scanned it up to `scanned`.
  ///
  /// - Returns: The offset up to which the bytes are scanned. A closing mark is scanned with the byte
  ///   after it, unless the input ends there.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, scanned: Int, isAtEnd: Bool,
    ends: inout [UInt32]
  ) -> Int {
    var offset = scanned
    while offset < bytes.count {
      let mark = bytes.firstOffset(of: .quotationMark, in: offset..<bytes.count)
      if isQuoted {
        guard let mark else { return bytes.count }
        if mark + 1 == bytes.count, !isAtEnd { return mark }
        isQuoted = mark + 1 < bytes.count && bytes[mark + 1] == .quotationMark
        offset = mark + (isQuoted ? 2 : 1)
      } else {
        let end = mark ?? bytes.count
        while let lineFeed = bytes.firstOffset(of: .lineFeed, in: offset..<end) {
          ends.append(UInt32(truncatingIfNeeded: lineFeed))
          offset = lineFeed + 1
          opensAtStart = true
        }
        guard let mark else { return bytes.count }
        isQuoted =
          mark == start
          ? opensAtStart
          : bytes[mark - 1] == .lineFeed || delimiter.ends(at: mark, in: bytes, from: start)
        offset = mark + 1
      }
    }
    return offset
  }
}
