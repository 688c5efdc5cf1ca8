/// What a file is that isn't text in UTF-8, in lines or a table.
extension FileShape {
  /// Returns the reason the text can't be converted as it is, or `nil` if it can.
  static func problem(of sample: ArraySlice<UInt8>) -> String? {
    if let problem = problem(ofStart: sample) { return problem }
    if let encoding = utf16(sample) { return words(for: encoding) }
    if sample.contains(0) { return "the input has NUL bytes, so it isn't text" }
    if isJSON(sample) { return "the input is JSON, neither lines nor a table" }
    let (returnCount, doubledCount, lineFeedCount) = lineEnds(in: sample)
    if doubledCount > 0, doubledCount * 2 >= lineFeedCount {
      return #"the lines end in CR CR LF; convert them first, with tr -d '\r'"#
    }
    // The last line can end in LF.
    guard returnCount > lineFeedCount else { return nil }
    return #"the lines end in CR alone; convert them first, with tr '\r' '\n'"#
  }

  /// Returns the reason the input isn't text in UTF-8, which its first bytes tell, or `nil`.
  static func problem(ofStart start: ArraySlice<UInt8>) -> String? {
    starts.first { start.starts(with: $0.bytes) }?.words
  }

  private static let starts: [(bytes: [UInt8], words: String)] = [
    (
      [0x50, 0x4B, 0x03, 0x04],
      "the input is an Excel workbook or another ZIP archive; save it as CSV, or unpack it first"
    ),
    (
      [0xD0, 0xCF, 0x11, 0xE0], "the input is an Excel workbook; open it, and save it as CSV"
    ),
    ([0x1F, 0x8B], "the input is compressed; unpack it first, with gunzip"),
    (Array("BZh".utf8), "the input is compressed; unpack it first, with bunzip2"),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A], "the input is compressed; unpack it first, with unxz"),
    ([0x28, 0xB5, 0x2F, 0xFD], "the input is compressed; unpack it first, with unzstd"),
    (Array("%PDF".utf8), "the input is a PDF document; it has to be text"),
    ([0xFF, 0xFE], words(for: .utf16LittleEndian)), ([0xFE, 0xFF], words(for: .utf16BigEndian)),
  ]

  private static func words(for encoding: TextEncoding) -> String {
    "the input is UTF-16; add \(encoding.option.text)"
  }

  /// Returns the encoding of UTF-16 without a mark, in which every other byte of most texts is NUL,
  /// or `nil` for another text.
  private static func utf16(_ sample: ArraySlice<UInt8>) -> TextEncoding? {
    let count = sample.count / 2
    var zeroCounts = [0, 0]
    for (index, byte) in sample.enumerated() where byte == 0 { zeroCounts[index % 2] += 1 }
    guard count > 0, let most = zeroCounts.max(), most * 2 > count, zeroCounts.min() == 0 else {
      return nil
    }
    return zeroCounts[1] == most ? .utf16LittleEndian : .utf16BigEndian
  }

  private static func isJSON(_ sample: ArraySlice<UInt8>) -> Bool {
    let text = sample.drop { isSpace($0) }
    guard let first = text.first, first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      return false
    }
    let next = text.dropFirst().first { !isSpace($0) }
    return next.map { "{[\"".utf8.contains($0) } ?? false
      || first == UInt8(ascii: "[") && text.dropFirst().first.map(isSpace) ?? false
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == .lineFeed
      || byte == .carriageReturn
  }

  /// Returns the number of carriage returns that are alone, of those that are doubled before a line
  /// feed, and of all line feeds.
  private static func lineEnds(
    in sample: ArraySlice<UInt8>
  ) -> (returnCount: Int, doubledCount: Int, lineFeedCount: Int) {
    var (returnCount, doubledCount, lineFeedCount) = (0, 0, 0)
    // The number of returns before the byte.
    var count = 0
    for byte in sample {
      if byte == .carriageReturn {
        count += 1
      } else {
        if byte == .lineFeed {
          lineFeedCount += 1
          if count > 1 { doubledCount += 1 }
          count = 0
        }
        returnCount += count
        count = 0
      }
    }
    return (returnCount + count, doubledCount, lineFeedCount)
  }
}
