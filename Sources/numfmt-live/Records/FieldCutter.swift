/// An iterator over the fields of a line, split at a delimiter or at spaces.
///
/// As in GNU `numfmt`, one space ends a field, and the spaces after it belong to the next field, so
/// columns keep their width. In CSV, a field can be in quotation marks; see
/// ``nextOfCSV(from:)``.
struct FieldCutter {
  /// A field's ranges in the line.
  struct Field: Hashable {
    /// The field from the end of the previous separator to the start of the next.
    var whole: Range<Int>
    /// The field without leading spaces; in CSV, without the quotation marks and the spaces around it.
    var text: Range<Int>
    /// The separator after the field, or an empty range after the last field.
    var separator: Range<Int>
    var quoting = Quoting.none
  }

  /// The use of quotation marks in a field.
  enum Quoting: Hashable {
    case none
    /// The field is in quotation marks; those in its text are doubled.
    case quoted
    /// The closing quotation mark is missing.
    case unclosed
    /// Text follows the closing quotation mark.
    case followedByText
  }

  let line: UnsafeBufferPointer<UInt8>
  private let delimiter: FieldDelimiter
  private let readsCSV: Bool
  /// The offset of the next field, or `nil` after the last field.
  private var start: Int? = 0

  init(_ line: UnsafeBufferPointer<UInt8>, delimiter: FieldDelimiter, readsCSV: Bool = false) {
    self.line = line
    self.delimiter = delimiter
    self.readsCSV = readsCSV
  }

  /// The rest of the line.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line[(start ?? line.count)...])
  }

  @inline(__always)
  mutating func next() -> Field? {
    guard let start else { return nil }
    if readsCSV { return nextOfCSV(from: start) }
    var textStart = start
    var end: Int
    if delimiter.isSpaces {
      while textStart < line.count, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
      end = firstSpace(from: textStart)
    } else {
      end = delimiter.firstOffset(in: line, from: start)
      while textStart < end, FieldCutter.isSpace(line[textStart]) { textStart &+= 1 }
    }
    return Field(
      whole: start..<end, text: textStart..<end, separator: takeSeparator(at: end))
  }

  /// Skips at most `count` fields that aren't the last, and returns their number.
  ///
  /// Most fields of a table aren't numbers to convert, and this is faster than ``next()``.
  @inline(__always)
  mutating func skip(_ count: Int) -> Int {
    guard !delimiter.isSpaces, var start else { return 0 }
    var skipped = 0
    while skipped < count {
      var end = start
      if readsCSV, start < line.count, line[start] == .quotationMark {
        end = endOfQuotes(from: start)
        guard end <= line.count else { break }
      }
      end = delimiter.firstOffset(in: line, from: end)
      guard end < line.count else { break }
      start = end &+ delimiter.count
      skipped &+= 1
    }
    self.start = start
    return skipped
  }

  /// Moves to the field after the separator at an offset, and returns the range of the separator.
  @inline(__always)
  private mutating func takeSeparator(at end: Int) -> Range<Int> {
    let next = min(end &+ max(delimiter.count, 1), line.count)
    start = end < line.count ? next : nil
    return end..<next
  }

  /// Returns the next field of a record of CSV (RFC 4180).
  ///
  /// A field is quoted only if it begins with a quotation mark; elsewhere, the mark is a character
  /// like others.
  @inline(__always)
  private mutating func nextOfCSV(from start: Int) -> Field {
    guard start < line.count, line[start] == .quotationMark else {
      let end = delimiter.firstOffset(in: line, from: start)
      return Field(
        whole: start..<end, text: withoutSpaces(start..<end), separator: takeSeparator(at: end))
    }
    let quotesEnd = endOfQuotes(from: start)
    guard quotesEnd <= line.count else {
      return Field(
        whole: start..<line.count, text: withoutSpaces((start + 1)..<line.count),
        separator: takeSeparator(at: line.count), quoting: .unclosed)
    }
    let end = delimiter.firstOffset(in: line, from: quotesEnd)
    let isFollowed = end > quotesEnd
    let text = isFollowed ? start..<end : (start + 1)..<(quotesEnd - 1)
    return Field(
      whole: start..<end, text: withoutSpaces(text), separator: takeSeparator(at: end),
      quoting: isFollowed ? .followedByText : .quoted)
  }

  /// Returns the offset after the closing quotation mark of the field at an offset, or an offset
  /// after the end of the line if there is none.
  private func endOfQuotes(from start: Int) -> Int {
    var offset = start &+ 1
    while let mark = line.firstOffset(of: .quotationMark, in: offset..<line.count) {
      offset = mark &+ 1
      guard offset < line.count, line[offset] == .quotationMark else { return offset }
      offset &+= 1
    }
    return line.count + 1
  }

  @inline(__always)
  private func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, FieldCutter.isSpace(line[lower]) { lower &+= 1 }
    while lower < upper, FieldCutter.isSpace(line[upper &- 1]) { upper &-= 1 }
    return lower..<upper
  }

  /// Returns the offset of the first space at or after an offset, or the end of the line.
  @inline(__always)
  private func firstSpace(from start: Int) -> Int {
    var offset = start
    while let found = line.firstOffset(below: 0x21, in: offset..<line.count) {
      if FieldCutter.isSpace(line[found]) { return found }
      offset = found &+ 1
    }
    return line.count
  }

  /// A line feed counts as a space too, since records that end in NUL can contain one.
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    guard byte <= UInt8(ascii: " ") else { return false }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}

extension FieldCutter.Field {
  /// Creates the only field of a line that isn't split.
  @inline(__always)
  init(line: UnsafeBufferPointer<UInt8>) {
    self.init(whole: 0..<line.count, text: 0..<line.count, separator: line.count..<line.count)
  }
}
