/// Gathers a bracketed paste until its end mark, `ESC [ 201 ~`.
struct PasteCollector: Hashable, Sendable {
  /// Room for the longest number that the engine takes, in any script, several times over.
  static let maximumByteCount = 1 << 20

  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0
  private var isTooLong = false
  /// Whether the last byte is what Ctrl-C sends.
  private(set) var endsWithInterrupt = false

  /// Takes one byte; the paste when that was its last.
  mutating func collect(_ byte: UInt8) -> Key? {
    endsWithInterrupt = byte == ControlKeys.interrupt
    if byte == Self.endMark[matched] {
      matched += 1
      return matched == Self.endMark.count ? finished : nil
    }
    // Only its first byte occurs twice in a mark, so a failed match can begin a new one only here.
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
