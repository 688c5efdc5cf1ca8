import TestSupport
import Testing

@testable import numfmt_live

/// Records and fields of random bytes, compared with a reader that takes one byte at a time.
@Suite struct RecordReaderTests {
  /// What RFC 4180 says, and what is customary for quotation marks inside unquoted fields.
  private struct SlowReader {
    private enum Place { case start, plain, quoted, afterQuote }

    /// The fields of each record, as they're written, and the bytes after the record.
    var records: [(fields: [[UInt8]], end: [UInt8])] = []

    init(_ bytes: [UInt8], delimiter: [UInt8], skip: Int, comment: [UInt8]?) {
      var place = Place.start
      var fields: [[UInt8]] = [[]]
      var offset = 0
      while records.count < skip, offset < bytes.count {
        let line = bytes[offset...].prefix { $0 != 0x0A }
        let end = bytes[line.endIndex...].prefix(1)
        records.append(([Array(line)], Array(end)))
        offset = end.endIndex
      }
      while offset < bytes.count {
        let isNew = fields == [[]] && place == .start
        if isNew, let comment, bytes[offset...].starts(with: comment) {
          let line = bytes[offset...].prefix { $0 != 0x0A }
          let end = bytes[line.endIndex...].prefix(1)
          records.append(([Array(line)], Array(end)))
          offset = end.endIndex
          continue
        }
        let isDelimiter = place != .quoted && bytes[offset...].starts(with: delimiter)
        if isDelimiter {
          fields.append([])
          place = .start
          offset += delimiter.count
          continue
        }
        let byte = bytes[offset]
        offset += 1
        if byte == 0x0A, place != .quoted {
          records.append((fields, [byte]))
          fields = [[]]
          place = .start
          continue
        }
        fields[fields.count - 1].append(byte)
        switch (place, byte == 0x22) {
        case (.start, true), (.afterQuote, true): place = .quoted
        case (.quoted, true): place = .afterQuote
        case (.start, false), (.afterQuote, false): place = .plain
        case (.quoted, false), (.plain, _): break
        }
      }
      if fields != [[]] { records.append((fields, [])) }
    }
  }

  /// Reads in pieces of at most `piece` bytes.
  private static func records(
    _ bytes: [UInt8], delimiter: FieldDelimiter, skip: Int, comment: [UInt8]?, piece: Int
  ) throws -> [(fields: [[UInt8]], end: [UInt8])] {
    var rest = bytes[...]
    let end = RecordEnd(layout: .csv(delimiter), skippedLineCount: skip, comment: comment)
    var reader = RecordReader(
      { buffer in
        let next = rest.prefix(min(piece, buffer.count))
        buffer.copyBytes(from: next)
        rest = rest.dropFirst(next.count)
        return next.count
      }, ending: end)
    var records: [(fields: [[UInt8]], end: [UInt8])] = []
    var block = RecordBlock(ending: end)
    while try reader.fill(&block) {
      while let record = block.take() {
        guard case .whole(let text, let isTerminated) = record else {
          Issue.record("not a whole record")
          continue
        }
        guard records.count >= skip, !end.isComment(text) else {
          records.append(([Array(text)], isTerminated ? [0x0A] : []))
          continue
        }
        let fields = FieldCutter(text, .csv(delimiter)).map {
          Array(text[$0.whole])
        }
        records.append((fields, isTerminated ? [0x0A] : []))
      }
    }
    return records
  }

  @Test(arguments: [",", ";", "\t", "→"] as [Unicode.Scalar])
  func readsRandomCSV(delimiter: Unicode.Scalar) throws {
    var random = SeededGenerator(seed: 4180)
    let mark = Array(String(Character(delimiter)).utf8)
    let pieces: [[UInt8]] = [
      [0x22], [0x22], [0x22, 0x22], [0x0A], [0x0D, 0x0A], mark, mark, [0x31], [0x20], [0xE2, 0x86],
      [0x23], [0x0A, 0x23],
    ]
    var failures: [String] = []
    for _ in 0..<8_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &random)).flatMap { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }
      let skip = Int.random(in: 0...2, using: &random)
      let comment: [UInt8]? = [nil, [0x23], [0x23, 0x31]].randomElement(using: &random) ?? nil
      let expected = SlowReader(bytes, delimiter: mark, skip: skip, comment: comment).records
      let piece = Int.random(in: 1...8, using: &random)
      let found = try Self.records(
        bytes, delimiter: FieldDelimiter(delimiter), skip: skip, comment: comment, piece: piece)
      if found.map(\.fields) != expected.map(\.fields) || found.map(\.end) != expected.map(\.end) {
        failures.append(
          "\(String(decoding: bytes, as: UTF8.self).debugDescription) in pieces of \(piece), \(skip) lines skipped, comments \(comment?.count ?? 0)"
        )
      }
    }
    #expect(failures.isEmpty, "seed 4180: \(failures.prefix(10))")
  }
}
