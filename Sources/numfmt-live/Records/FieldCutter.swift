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
  /// The offset of the next line feed, which ends the record unless it's in quotation marks, or -1 before
  /// it's searched for.
  ///
  /// After the last field, the offset of the end of the record.
  private(set) var recordEnd: Int

  /// Creates a cutter of a line; or of the first record of CSV in a text, if the text isn't one record.
  init(
    _ line: UnsafeBufferPointer<UInt8>, delimiter: FieldDelimiter, readsCSV: Bool = false,
    isRecord: Bool = true
  ) {
    self.line = line
    self.delimiter = delimiter
    self.readsCSV = readsCSV
    recordEnd = isRecord ? line.count : -1
  }

  /// The record, without a carriage return before its end, if its last field is taken.
  var record: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line[..<fieldEnd(before: recordEnd, from: 0)])
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
      end = delimiter.firstOffset(in: line, from: start, upTo: line.count)
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
      if isQuoted(at: start) {
        end = FieldCutter.endOfQuotes(in: line, from: start)
        guard end <= line.count else { break }
      }
      findRecordEnd(from: end)
      end = delimiter.firstOffset(in: line, from: end, upTo: recordEnd)
      guard end < recordEnd else { break }
      start = end &+ delimiter.count
      skipped &+= 1
    }
    self.start = start
    return skipped
  }

  /// Skips all fields, and returns the last one if it has no closing mark, and the number of those before
  /// it.
  @inline(__always)
  mutating func finish() -> (field: Field, count: Int)? {
    guard readsCSV, let start else { return nil }
    findRecordEnd(from: start)
    // Most records have no more quotation marks.
    guard line.firstOffset(of: .quotationMark, in: start..<recordEnd) != nil else {
      self.start = nil
      return nil
    }
    let count = skip(.max)
    guard let field = next(), field.quoting == .unclosed else { return nil }
    return (field, count)
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
    let isQuoted = isQuoted(at: start)
    let quotesEnd = isQuoted ? FieldCutter.endOfQuotes(in: line, from: start) : start
    guard quotesEnd <= line.count else {
      recordEnd = line.count
      return Field(
        whole: start..<line.count, text: withoutSpaces((start + 1)..<line.count),
        separator: takeSeparator(at: line.count), quoting: .unclosed)
    }
    findRecordEnd(from: quotesEnd)
    var end = delimiter.firstOffset(in: line, from: quotesEnd, upTo: recordEnd)
    let separator: Range<Int>
    if end < recordEnd {
      separator = takeSeparator(at: end)
    } else {
      end = fieldEnd(before: end, from: quotesEnd)
      separator = end..<end
      self.start = nil
    }
    guard isQuoted else {
      return Field(whole: start..<end, text: withoutSpaces(start..<end), separator: separator)
    }
    let isFollowed = end > quotesEnd
    let text = isFollowed ? start..<end : (start &+ 1)..<(quotesEnd &- 1)
    return Field(
      whole: start..<end, text: withoutSpaces(text), separator: separator,
      quoting: isFollowed ? .followedByText : .quoted)
  }

  @inline(__always)
  private func isQuoted(at start: Int) -> Bool {
    readsCSV && start < line.count && line[start] == .quotationMark
  }

  /// Searches for the next line feed at or after an offset, unless it's known.
  @inline(__always)
  private mutating func findRecordEnd(from offset: Int) {
    guard recordEnd < offset else { return }
    recordEnd = line.firstOffset(of: .lineFeed, in: offset..<line.count) ?? line.count
  }

  /// Returns the end of a field before the end of its record, which a carriage return belongs to.
  @inline(__always)
  private func fieldEnd(before end: Int, from start: Int) -> Int {
    end < line.count && end > start && line[end &- 1] == .carriageReturn ? end &- 1 : end
  }

  /// Returns the offset after the closing quotation mark of the field at an offset, or an offset
  /// after the end of the line if there is none.
  private static func endOfQuotes(
    in line: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Int {
    var offset = start &+ 1
    while let mark = line.nearOffset(of: .quotationMark, in: offset..<line.count) {
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
