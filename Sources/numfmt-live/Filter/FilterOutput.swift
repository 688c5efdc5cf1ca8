/// What a run writes to, one input after another.
// Only the filter whose turn it is uses it.
final class FilterOutput: @unchecked Sendable {
  let file: FileDescriptor
  /// The encoder of the output, or `nil` if it's UTF-8.
  private var encoder: TextEncoder?
  /// The last byte that was written, in UTF-8, or `nil` if there's none.
  private var lastByte: UInt8?
  /// The end of a line that is missing before the next byte, or an empty buffer.
  private var missingEnd = ByteBuffer(capacity: 1)

  /// Whether nothing was written.
  var isEmpty: Bool { lastByte == nil }

  init(_ file: FileDescriptor) {
    self.file = file
  }

  /// Begins what becomes of another input, which isn't a part of the last line before it: `1.5` and
  /// `2` would be 1.52.
  func beginInput(_ settings: FilterSettings) {
    encoder = settings.output == .text ? settings.encoding.map { TextEncoder($0) } : nil
    let terminator = settings.recordEnd.terminator
    missingEnd.truncate(to: 0)
    if settings.output == .text, let lastByte, lastByte != terminator {
      missingEnd.append(terminator)
    }
  }

  /// Writes a part of a filter's output.
  func send(_ range: Range<Int>, of output: borrowing ByteBuffer) throws(SystemError) {
    guard let last = range.last else { return }
    if missingEnd.count > 0 {
      try write(0..<missingEnd.count, of: missingEnd)
      missingEnd.truncate(to: 0)
    }
    lastByte = output.bytes()[last]
    try write(range, of: output)
  }

  private func write(_ range: Range<Int>, of output: borrowing ByteBuffer) throws(SystemError) {
    guard encoder != nil else { return try output.send(range, to: file) }
    let bytes = try encoder?.encode(Bytes(rebasing: output.bytes()[range])) ?? []
    try bytes.withUnsafeBufferPointer { bytes throws(SystemError) in
      try file.send(UnsafeRawBufferPointer(bytes))
    }
  }
}
