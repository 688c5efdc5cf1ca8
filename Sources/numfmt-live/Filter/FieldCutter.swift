/// Cuts a line into fields, at a delimiter or at blanks.
///
/// At blanks, as GNU `numfmt` has it: one blank ends a field, and all that follow it are the beginning
/// of the next, so that columns keep their width.
struct FieldCutter {
  /// Places in the line.
  struct Field: Hashable {
    /// From the end of the separator before it to the beginning of the next.
    var whole: Range<Int>
    /// The same without blanks in front.
    var text: Range<Int>
    /// What ends the field; empty behind the last one.
    var separator: Range<Int>
  }

  private let line: UnsafeBufferPointer<UInt8>
  private let delimiter: [UInt8]
  /// Where the next field begins; nil behind the last one.
  private var start: Int? = 0

  /// An empty delimiter stands for blanks.
  init(_ line: UnsafeBufferPointer<UInt8>, delimiter: [UInt8]) {
    self.line = line
    self.delimiter = delimiter
  }

  /// What is not cut yet.
  var rest: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: line[(start ?? line.count)...])
  }

  mutating func next() -> Field? {
    guard let start else { return nil }
    var textStart = start
    while textStart < line.count, FieldCutter.isBlank(line[textStart]), !isDelimiter(at: textStart)
    {
      textStart += 1
    }
    var end = textStart
    if delimiter.isEmpty {
      while end < line.count, !FieldCutter.isBlank(line[end]) { end += 1 }
    } else {
      while end < line.count, !isDelimiter(at: end) { end += 1 }
    }
    let next = min(end + max(delimiter.count, 1), line.count)
    self.start = end < line.count ? next : nil
    return Field(whole: start..<end, text: textStart..<end, separator: end..<next)
  }

  private func isDelimiter(at place: Int) -> Bool {
    guard let first = delimiter.first, line[place] == first else { return false }
    guard place + delimiter.count <= line.count else { return false }
    for offset in 1..<delimiter.count where line[place + offset] != delimiter[offset] {
      return false
    }
    return true
  }

  /// In records that end in NUL a line feed is a blank as well.
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n")
  }
}
