/// The rule for the end of a record.
enum RecordEnd: Hashable, Sendable {
  /// A record ends at the first of these bytes.
  case byte(UInt8)
  /// A record ends at the first line feed that isn't in a quoted field of CSV (RFC 4180).
  case unquotedLineFeed(FieldDelimiter)

  /// The byte at the end of a record.
  var terminator: UInt8 {
    switch self {
    case .byte(let byte): byte
    case .unquotedLineFeed: .lineFeed
    }
  }
}
