/// A scanner that goes from quotation mark to quotation mark, for the line feeds that end records of CSV.
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

  /// Continues the record, whose bytes before `offset` are gone.
  mutating func dropBytes(_ bytes: UnsafeBufferPointer<UInt8>, upTo offset: Int) {
    opensAtStart = delimiter.ends(at: offset, in: bytes, from: 0)
  }

  /// Scans bytes for the line feed that ends their last whole record, or for the one that ends the first.
  ///
  /// The first record begins at `start`. The offset up to which earlier calls scanned the bytes becomes
  /// that up to which they're scanned now. A closing mark is scanned with the byte after it, unless the
  /// input ends there.
  ///
  /// - Returns: The offset of the line feed, or `nil` if there is none.
  mutating func scan(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, scanned: inout Int, isAtEnd: Bool,
    stopsAtFirst: Bool
  ) -> Int? {
    let (scanner, offset) = (self, scanned)
    if !stopsAtFirst {
      // The last record of a block nearly always ends here, so the ends of most records aren't looked for.
      let tailCount = min(4096, (bytes.count - scanned) / 2)
      skipMarks(in: bytes, from: start, scanned: &scanned, upTo: bytes.count - tailCount)
    }
    let hasSkipped = scanned > offset
    let found = scanMarks(
      in: bytes, from: start, scanned: &scanned, isAtEnd: isAtEnd, stopsAtFirst: stopsAtFirst)
    guard found == nil, hasSkipped else { return found }
    (self, scanned) = (scanner, offset)
    return scanMarks(
      in: bytes, from: start, scanned: &scanned, isAtEnd: isAtEnd, stopsAtFirst: false)
  }

  /// Scans the bytes before an offset, and looks only for quotation marks.
  private mutating func skipMarks(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, scanned: inout Int, upTo end: Int
  ) {
    guard scanned < end else { return }
    // The loop stays in registers.
    var (isQuoted, quotesEnd) = (self.isQuoted, -1)
    bytes.forEachOffset(of: .quotationMark, in: scanned..<end) { mark in
      if isQuoted {
        isQuoted = false
        quotesEnd = mark &+ 1
      } else {
        isQuoted = mark == quotesEnd || opensField(mark, in: bytes, from: start)
      }
    }
    // A closing mark is scanned with the byte after it.
    let isCut = quotesEnd == end
    scanned = isCut ? end - 1 : end
    self.isQuoted = isQuoted || isCut
  }

  /// Returns a Boolean value that indicates whether the mark at an offset, outside of quotes, opens a field.
  @inline(__always)
  private func opensField(
    _ mark: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    mark == start
      ? opensAtStart
      : bytes[mark &- 1] == .lineFeed || delimiter.ends(at: mark, in: bytes, from: start)
  }

  private mutating func scanMarks(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, scanned: inout Int, isAtEnd: Bool,
    stopsAtFirst: Bool
  ) -> Int? {
    var found: Int?
    // The loop stays in registers.
    var (offset, isQuoted) = (scanned, self.isQuoted)
    defer { (scanned, self.isQuoted) = (offset, isQuoted) }
    while offset < bytes.count {
      let mark = bytes.firstOffset(of: .quotationMark, in: offset..<bytes.count)
      if isQuoted {
        guard let mark else {
          offset = bytes.count
          return found
        }
        if mark &+ 1 == bytes.count, !isAtEnd {
          offset = mark
          return found
        }
        isQuoted = mark &+ 1 < bytes.count && bytes[mark &+ 1] == .quotationMark
        offset = mark &+ (isQuoted ? 2 : 1)
      } else {
        let gap = offset..<(mark ?? bytes.count)
        if stopsAtFirst {
          if let end = bytes.firstOffset(of: .lineFeed, in: gap) {
            opensAtStart = true
            offset = end + 1
            return end
          }
        } else if let end = bytes.lastOffset(of: .lineFeed, in: gap) {
          opensAtStart = true
          found = end
        }
        offset = gap.upperBound
        guard let mark else { return found }
        isQuoted = opensField(mark, in: bytes, from: start)
        offset = mark &+ 1
      }
    }
    return found
  }
}
