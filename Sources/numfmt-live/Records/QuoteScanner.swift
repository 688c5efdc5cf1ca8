/// A scanner for the line feed that ends a record of CSV, which can continue in more bytes.
///
/// A quotation mark opens a field only at its start. One that follows the closing mark immediately
/// doubles it, so the field goes on.
struct QuoteScanner {
  private let delimiter: FieldDelimiter
  /// A Boolean value that indicates whether the scanned bytes end in a quoted field.
  private(set) var isQuoted = false
  /// The offset after the last closing mark, from the start of the record, or -1 if there was none.
  private var closed = -1
  /// A Boolean value that indicates whether a mark at the start of the bytes opens a field.
  private var opensAtStart = true

  init(delimiter: FieldDelimiter) {
    self.delimiter = delimiter
  }

  /// Starts a record.
  mutating func beginRecord() {
    isQuoted = false
    closed = -1
    opensAtStart = true
  }

  /// Continues the record, whose bytes before `offset` are gone.
  mutating func dropBytes(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, upTo offset: Int) {
    opensAtStart = opens(at: offset, in: bytes, from: start)
    closed = -1
  }

  /// Returns the offset of the line feed that ends the record, or `nil` if it isn't among the bytes.
  ///
  /// The record begins at `start`, and earlier calls searched it up to `searched`.
  mutating func nextEnd(
    in bytes: UnsafeBufferPointer<UInt8>, from start: Int, searched: Int
  ) -> Int? {
    var offset = searched
    // The next line feed, so that a line with many marks isn't searched for each.
    var lineFeed = -1
    while offset < bytes.count {
      if isQuoted {
        guard let mark = bytes.firstOffset(of: .quotationMark, in: offset..<bytes.count) else {
          return nil
        }
        isQuoted = false
        closed = mark + 1 - start
        offset = mark + 1
        continue
      }
      if lineFeed < offset {
        lineFeed = bytes.firstOffset(of: .lineFeed, in: offset..<bytes.count) ?? bytes.count
      }
      guard let mark = bytes.firstOffset(of: .quotationMark, in: offset..<lineFeed) else {
        return lineFeed < bytes.count ? lineFeed : nil
      }
      isQuoted = opens(at: mark, in: bytes, from: start)
      offset = mark + 1
    }
    return nil
  }

  /// Returns a Boolean value that indicates whether a quotation mark at an offset, outside of a quoted
  /// field, opens one or goes on with the one before.
  private func opens(at mark: Int, in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
    if mark == start { return opensAtStart }
    return mark - start == closed || delimiter.ends(at: mark, in: bytes, from: start)
  }
}
