/// A scanner that goes from quotation mark to quotation mark, for the line feeds that end records
/// of CSV.
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
  mutating func dropBytes(_ bytes: Bytes, upTo offset: Int) {
    opensAtStart = delimiter.ends(at: offset, in: bytes)
  }

  /// Scans bytes for the line feed that ends their last whole record, or for the one that ends the
  /// first.
  ///
  /// The offset up to which earlier calls scanned the bytes becomes that up to which they're
  /// scanned now. A closing mark is scanned with the byte after it, unless the input ends there.
  ///
  /// - Returns: The offset of the line feed, or `nil` if there is none.
  mutating func scan(
    _ bytes: Bytes, scanned: inout Int, isAtEnd: Bool, stopsAtFirst: Bool
  ) -> Int? {
    var found: Int?
    if stopsAtFirst {
      scanMarks(in: bytes, scanned: &scanned, upTo: bytes.count, isAtEnd: isAtEnd) { gap in
        if found == nil { found = bytes.firstOffset(of: .lineFeed, in: gap) }
      }
      if let found { (isQuoted, scanned) = (false, found + 1) }
    } else {
      let (scanner, start) = (self, scanned)
      let count = bytes.count - start
      // The last record of a block nearly always ends in a short tail, so the ends of most records
      // aren't looked for. If none ends there, the tail is everything.
      for tailCount in [min(4096, count / 2), count] where found == nil {
        (self, scanned) = (scanner, start)
        scanMarks(
          in: bytes, scanned: &scanned, upTo: bytes.count - tailCount, isAtEnd: false
        ) { _ in }
        scanMarks(in: bytes, scanned: &scanned, upTo: bytes.count, isAtEnd: isAtEnd) { gap in
          found = bytes.lastOffset(of: .lineFeed, in: gap) ?? found
        }
      }
    }
    if found != nil { opensAtStart = true }
    return found
  }

  /// Scans the bytes before an offset, and calls a closure with the ranges that aren't in quotes.
  @inline(__always)
  private mutating func scanMarks(
    in bytes: Bytes, scanned: inout Int, upTo end: Int, isAtEnd: Bool,
    _ body: (Range<Int>) -> Void
  ) {
    // The loop stays in registers.
    var (isQuoted, gap, quotesEnd) = (self.isQuoted, scanned, -1)
    bytes.forEachOffset(of: .quotationMark, in: scanned..<end) { mark in
      if isQuoted {
        isQuoted = false
        gap = mark &+ 1
        quotesEnd = gap
      } else {
        body(gap..<mark)
        gap = mark
        isQuoted = mark == quotesEnd || opensField(mark, in: bytes)
      }
    }
    if !isQuoted { body(gap..<end) }
    // A closing mark is scanned with the byte after it.
    let isCut = quotesEnd == end && !isAtEnd
    scanned = isCut ? end - 1 : end
    self.isQuoted = isQuoted || isCut
  }

  /// Returns a Boolean value that indicates whether the mark at an offset, outside of quotes, opens
  /// a field.
  @inline(__always)
  private func opensField(_ mark: Int, in bytes: Bytes) -> Bool {
    mark == 0
      ? opensAtStart
      : bytes[mark &- 1] == .lineFeed || delimiter.ends(at: mark, in: bytes)
  }
}
