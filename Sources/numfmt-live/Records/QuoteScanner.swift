/// A scanner that goes from quotation mark to quotation mark, for the line feeds that end records
/// of CSV.
///
/// A quotation mark opens a field only at its start, and none in a comment. One that follows the
/// closing mark immediately doubles it, so the field goes on.
struct QuoteScanner {
  private let delimiter: FieldDelimiter
  /// The rule that tells which lines are comments.
  private let end: RecordEnd
  /// Whether the scanned bytes end in a quoted field.
  private var isQuoted = false
  /// Whether a mark at the start of the bytes opens a field.
  private var opensAtStart = true
  /// Whether the bytes begin with a record.
  private var startsRecord = true
  /// The offset after the last quoted field, before which line feeds can be quoted.
  private var lastQuotesEnd = 0

  /// Creates a scanner for records, or returns `nil` if their fields can't be in quotation marks.
  init?(_ end: RecordEnd) {
    guard case .csv(let delimiter) = end.layout else { return nil }
    self.delimiter = delimiter
    self.end = end
  }

  /// Continues the record, whose bytes before `offset` are gone.
  mutating func dropBytes(_ bytes: Bytes, upTo offset: Int) {
    opensAtStart = delimiter.ends(at: offset, in: bytes)
    startsRecord = false
  }

  /// Continues with bytes of which the first `count` are gone.
  mutating func shift(by count: Int) {
    lastQuotesEnd = max(lastQuotesEnd - count, 0)
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
    if found != nil { (opensAtStart, startsRecord) = (true, true) }
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
        lastQuotesEnd = gap
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

  /// Returns whether the mark at an offset, outside of quotes, opens a field.
  @inline(__always)
  private func opensField(_ mark: Int, in bytes: Bytes) -> Bool {
    let isStart =
      mark == 0
      ? opensAtStart
      : bytes[mark &- 1] == .lineFeed || delimiter.ends(at: mark, in: bytes)
    return isStart && !(end.comment != nil && isInComment(mark, bytes))
  }

  /// Returns whether an offset, outside of quotes, is in a comment.
  private func isInComment(_ offset: Int, _ bytes: Bytes) -> Bool {
    let lineFeed = bytes.lastOffset(of: .lineFeed, in: lastQuotesEnd..<offset)
    // A line that goes on after a quoted field isn't a comment.
    guard lineFeed != nil || lastQuotesEnd == 0 && startsRecord else { return false }
    return end.isComment(Bytes(rebasing: bytes[(lineFeed.map { $0 + 1 } ?? 0)...]))
  }
}
