/// A line that's cut into the fields of a layout.
///
/// In CSV, a field is quoted if it begins with a quotation mark.
struct FieldCutter: Sequence, IteratorProtocol {
  /// A field's ranges in the line.
  struct Field: Hashable {
    /// The field from the end of the previous separator to the start of the next.
    var whole: Range<Int>
    /// The field without leading spaces; in CSV, without the quotation marks and the spaces around
    /// it.
    var text: Range<Int>
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

  /// The offsets of a field in the line.
  struct Cut {
    let start: Int
    /// The offset after the closing quotation mark, or an offset after the end of the line if there
    /// is none, or the start of a field without quotation marks.
    let quotesEnd: Int
    /// The offset of the separator after the field, or of the end of the record.
    let end: Int
    /// Whether the field is the last one of its record.
    let isLast: Bool
  }

  private typealias Chunk = Bytes.Chunk

  let line: Bytes
  private let layout: FieldLayout
  /// Whether the line is one record, without its end.
  private let isRecord: Bool
  /// The offset of the next field that ``next()`` returns, or `nil` after the last one.
  private var nextStart: Int? = 0

  /// Creates a cutter of a line; or of the first record of CSV in a text, if the text isn't one
  /// record.
  @inline(__always)
  init(_ line: Bytes, _ layout: FieldLayout, isRecord: Bool = true) {
    self.line = line
    self.layout = layout
    self.isRecord = isRecord
  }

  /// Returns the next field, or `nil` after the last one.
  mutating func next() -> Field? {
    guard let start = nextStart else { return nil }
    let cut = cut(at: start)
    nextStart = cut.isLast ? nil : self.start(after: cut)
    return field(cut)
  }

  // MARK: - Cutting

  // The functions below change nothing, so that a loop over fields stays in registers.

  /// The cutter for a call that isn't inlined, which would need the address of this one in memory.
  @inline(__always)
  private var copy: FieldCutter { FieldCutter(line, layout, isRecord: isRecord) }

  /// Returns the offsets of the field that begins at an offset.
  @inline(__always)
  func cut(at start: Int) -> Cut {
    let isQuoted = layout.isCSV && start < line.count && line[start] == .quotationMark
    let quotesEnd = isQuoted ? FieldCutter.endOfQuotes(in: line, from: start) : start
    let end = quotesEnd > line.count ? line.count : endOfField(from: quotesEnd)
    return Cut(
      start: start, quotesEnd: quotesEnd, end: end,
      isLast: end == line.count || !isRecord && line[end] == .lineFeed)
  }

  /// Returns the offset of the field after another one.
  @inline(__always)
  func start(after cut: Cut) -> Int { cut.end &+ layout.separatorCount }

  /// Returns the field with the specified offsets.
  @inline(__always)
  func field(_ cut: Cut) -> Field {
    let end = cut.isLast ? withoutReturn(cut.end, from: cut.quotesEnd) : cut.end
    let whole = cut.start..<end
    guard cut.quotesEnd > cut.start else {
      return Field(whole: whole, text: withoutSpaces(whole))
    }
    return copy.quotedField(whole, quotesEnd: cut.quotesEnd)
  }

  @inline(never)
  private func quotedField(_ whole: Range<Int>, quotesEnd: Int) -> Field {
    let start = whole.lowerBound &+ 1
    if quotesEnd > line.count {
      return Field(whole: whole, text: withoutSpaces(start..<whole.upperBound), quoting: .unclosed)
    }
    guard quotesEnd == whole.upperBound else {
      return Field(whole: whole, text: withoutSpaces(whole), quoting: .followedByText)
    }
    return Field(whole: whole, text: withoutSpaces(start..<(quotesEnd &- 1)), quoting: .quoted)
  }

  /// Returns whether a field has no closing quotation mark.
  @inline(__always)
  func isUnclosed(_ cut: Cut) -> Bool { cut.quotesEnd > line.count }

  // MARK: - Ends

  /// Returns the offset of the end of the record that goes on with the field at an offset.
  @inline(__always)
  func recordEnd(from start: Int) -> Int {
    guard !isRecord else { return line.count }
    let (mark, lineFeed) = (Chunk(repeating: .quotationMark), Chunk(repeating: .lineFeed))
    let found = line.firstOffset(in: start..<line.count) { ($0 .== mark) .| ($0 .== lineFeed) }
    guard let found else { return line.count }
    // Most records have no more quotation marks.
    return line[found] == .lineFeed ? found : copy.lastCut(from: start).cut.end
  }

  /// Returns the last field of the record that goes on with the field at an offset, and the number
  /// of fields before it, if it has no closing quotation mark.
  ///
  /// Such a record ends with the text.
  @inline(__always)
  func unclosedField(from start: Int) -> (field: Field, count: Int)? {
    guard layout.isCSV else { return nil }
    let (cut, count) = copy.lastCut(from: start)
    return isUnclosed(cut) ? (field(cut), count) : nil
  }

  /// Returns the number of fields in the first record, and the offset of its end.
  func countFields() -> (count: Int, end: Int) {
    let (cut, count) = lastCut(from: 0)
    return (isField(field(cut)) ? count + 1 : count, cut.end)
  }

  /// Returns whether the last field of a record is one: the spaces at the end of a line of words
  /// aren't.
  func isField(_ last: Field) -> Bool { !layout.ignoresSpacesAtEnd || !last.text.isEmpty }

  @inline(never)
  private func lastCut(from start: Int) -> (cut: Cut, count: Int) {
    var cut = cut(at: start)
    var count = 0
    while !cut.isLast {
      cut = self.cut(at: self.start(after: cut))
      count += 1
    }
    return (cut, count)
  }

  /// Returns the part of the line before the end of its record, without a carriage return.
  @inline(__always)
  func record(endingAt end: Int) -> Bytes {
    Bytes(rebasing: line[..<withoutReturn(end, from: 0)])
  }

  /// Returns the end of a field before the end of its record, which a carriage return belongs to.
  @inline(__always)
  private func withoutReturn(_ end: Int, from start: Int) -> Int {
    end < line.count && end > start && line[end &- 1] == .carriageReturn ? end &- 1 : end
  }

  /// Returns the offset of the end of the field, or of its text after quotation marks, that goes on
  /// at an offset.
  @inline(__always)
  private func endOfField(from start: Int) -> Int {
    switch layout {
    case .spaces: FieldCutter.endOfWord(in: line, from: start)
    case .delimited(let delimiter), .csv(let delimiter): offset(of: delimiter, from: start)
    }
  }

  /// Returns the offset of the first delimiter, or of the end of the record, at or after an offset.
  @inline(__always)
  private func offset(of delimiter: FieldDelimiter, from start: Int) -> Int {
    let first = Chunk(repeating: delimiter.firstByte)
    // If the record is the whole line, nothing else ends a field.
    let second = isRecord ? first : Chunk(repeating: .lineFeed)
    var start = start
    while let end = line.firstOffset(
      in: start..<line.count, where: { ($0 .== first) .| ($0 .== second) })
    {
      if delimiter.count == 1 || line[end] == .lineFeed || delimiter.matches(at: end, in: line) {
        return end
      }
      start = end &+ 1
    }
    return line.count
  }

  /// Returns the offset after the closing quotation mark of the field at an offset, or an offset
  /// after the end of the line if there is none.
  @inline(never)
  private static func endOfQuotes(in line: Bytes, from start: Int) -> Int {
    var offset = start &+ 1
    let mark = Chunk(repeating: .quotationMark)
    while let mark = line.firstOffset(in: offset..<line.count, where: { $0 .== mark }) {
      offset = mark &+ 1
      guard offset < line.count, line[offset] == .quotationMark else { return offset }
      offset &+= 1
    }
    return line.count + 1
  }

  /// Returns the range of a text without spaces before it, and in CSV after it.
  @inline(__always)
  private func withoutSpaces(_ range: Range<Int>) -> Range<Int> {
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while lower < upper, FieldCutter.isSpace(line[lower]) { lower &+= 1 }
    while layout.isCSV, lower < upper, FieldCutter.isSpace(line[upper &- 1]) { upper &-= 1 }
    return lower..<upper
  }

  /// Returns the offset of the first space after another character at or after an offset, or the
  /// end of the line.
  private static func endOfWord(in line: Bytes, from start: Int) -> Int {
    var offset = start
    while offset < line.count, isSpace(line[offset]) { offset &+= 1 }
    let space = Chunk(repeating: UInt8(ascii: " "))
    while let found = line.firstOffset(in: offset..<line.count, where: { $0 .<= space }) {
      if isSpace(line[found]) { return found }
      offset = found &+ 1
    }
    return line.count
  }

  /// A line feed counts as a space too, since records that end in NUL can contain one.
  // Each byte of a file asks, and the spaces of numbers don't divide words.
  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    guard byte <= UInt8(ascii: " ") else { return false }
    return byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}

extension FieldCutter.Field {
  /// Creates the only field of a line that isn't split.
  @inline(__always)
  init(line: Bytes) {
    self.init(whole: 0..<line.count, text: 0..<line.count)
  }
}
