/// A bracketed paste up to its end mark, `ESC [ 201 ~`.
struct PasteCollector: Hashable, Sendable {
  /// The maximum length of a paste, several times that of the longest number in any script.
  static let maximumByteCount = 1 << 20

  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var isTooLong = false
  /// Whether the last byte is a Ctrl-C.
  private(set) var endsWithInterrupt = false

  /// Adds a byte, and returns the paste if it's complete.
  mutating func collect(_ byte: UInt8) -> Key? {
    endsWithInterrupt = byte == ControlKeys.interrupt
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? finished : nil
    }
    // Only the first byte of the mark occurs in it twice, so a failed match can begin again only
    // here.
    keep(Self.endMark[..<matched])
    matched = byte == Self.endMark[0] ? 1 : 0
    if matched == 0 { keep(CollectionOfOne(byte)) }
    return nil
  }

  private mutating func keep(_ more: some Collection<UInt8>) {
    if bytes.count + more.count > Self.maximumByteCount {
      isTooLong = true
      bytes = []
    }
    if !isTooLong { bytes.append(contentsOf: more) }
  }

  private var finished: Key {
    if isTooLong { return .brokenPaste(.tooLong) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .brokenPaste(.notUTF8)
    }
    return .paste(text)
  }
}
