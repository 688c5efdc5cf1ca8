/// A decoder that turns the bytes of a terminal into keys, one byte at a time.
///
/// The decoder doesn't read or wait. Call ``flush()`` if no byte arrives within ``patience``, since
/// a lone `ESC` looks like the beginning of a longer sequence.
struct KeyDecoder: Hashable, Sendable {
  private static let escape: UInt8 = 0x1B

  /// The number of `ESC` before the other bytes: one for a sequence or for Alt, two for both.
  private var escapeCount = 0
  /// The other bytes of an incomplete key: the beginning of a sequence, or of a UTF-8 scalar.
  private var bytes: [UInt8] = []
  /// Whether a sequence began with one control character instead of `ESC` and another one, which
  /// can be Alt with a key.
  private var beganWithControl = false
  /// A bracketed paste without its end, or `nil` if there is none.
  private var paste: PasteCollector?

  /// The number of milliseconds to wait for the next byte before ``flush()``, or `nil` to wait
  /// without a limit.
  ///
  /// A lone `ESC` has a short limit, since the user waits for its effect. A longer sequence may
  /// arrive slowly.
  var patience: Int? {
    // The bytes of a paste arrive together, so a Ctrl-C that's alone is a key.
    if let paste { return paste.endsWithInterrupt ? 100 : 2000 }
    // Alt with a key can look like the beginning of a string, too.
    if bytes.count == 1, isInString { return 30 }
    if !bytes.isEmpty { return 500 }
    return escapeCount > 0 ? 30 : nil
  }

  mutating func decode(_ byte: UInt8) -> [KeyEvent] {
    if paste != nil {
      guard let key = paste?.collect(byte) else { return [] }
      return finish(KeyEvent(key), hasAlt: false)
    }
    if bytes.isEmpty, byte == Self.escape {
      // A second `ESC` may be Alt with a cursor key. If there are three, the first is a key of its
      // own.
      if escapeCount == 2 { return [KeyEvent(.escape)] }
      escapeCount += 1
      return []
    }
    bytes.append(byte)
    guard let introducer else { return inScalar(byte) }
    if bytes.count == 1 { return [] }
    switch introducer {
    case UInt8(ascii: "["): return inSequence(byte)
    case UInt8(ascii: "O"): return inShift3(byte)
    default: return inString(byte)
    }
  }

  /// Ends an incomplete key or paste.
  mutating func flush() -> [KeyEvent] {
    if let paste {
      let events = finish(KeyEvent(.brokenPaste(.unfinished)), hasAlt: false)
      return paste.endsWithInterrupt ? events + decode(ControlKeys.interrupt) : events
    }
    guard !bytes.isEmpty else {
      return escapeCount > 0 ? finish(KeyEvent(.escape), hasAlt: false) : []
    }
    guard let introducer else { return finishScalar(KeyEvent(.invalidBytes)) }
    if bytes.count == 1, !beganWithControl {
      return finishScalar(KeyEvent(.character(Unicode.Scalar(introducer))))
    }
    let endsWithEscape = bytes.last == Self.escape
    return finishSequence() + (endsWithEscape ? [KeyEvent(.escape)] : [])
  }

  /// The byte after `ESC` that begins a sequence or a string, or `nil` if the bytes are those of a
  /// scalar.
  private var introducer: UInt8? {
    guard escapeCount > 0, let first = bytes.first else { return nil }
    return Self.introducers.contains(first) ? first : nil
  }

  private static let introducers = "[OPX]^_".utf8

  private var isInString: Bool { introducer.map { !"[O".utf8.contains($0) } ?? false }

  // MARK: - Scalars

  private mutating func inScalar(_ byte: UInt8) -> [KeyEvent] {
    var (parser, rest) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator())
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      let scalar = UTF8.decode(encoded)
      // U+009B is `ESC [`, and so on.
      if 0x80...0x9F ~= scalar.value, Self.introducers.contains(UInt8(scalar.value - 0x40)) {
        escapeCount = min(escapeCount + 1, 2)
        beganWithControl = true
        bytes = [UInt8(scalar.value - 0x40)]
        if isInString { bytes += [0x20, 0x20] }
        return []
      }
      return finishScalar(ControlKeys.key(scalar))
    // The new byte isn't a part of the invalid ones.
    case .error(let length) where length < bytes.count:
      return finishScalar(KeyEvent(.invalidBytes)) + decode(byte)
    // More bytes can make a scalar of these.
    case .error where 0xC2...0xF4 ~= bytes[0]: return []
    case .error, .emptyInput: return finishScalar(KeyEvent(.invalidBytes))
    }
  }

  // MARK: - Sequences

  private mutating func inSequence(_ byte: UInt8) -> [KeyEvent] {
    let parameters = bytes.dropFirst().dropLast()
    // `ESC [ [` is the prefix of the Linux console's function keys.
    if parameters.first == UInt8(ascii: "[") {
      guard 0x41...0x45 ~= byte else { return abandon(byte) }
      return finishSequence([KeyEvent(.function(Int(byte) - 0x40))])
    }
    // `ESC [ M` is followed by a button and a place of the mouse.
    if parameters.first == UInt8(ascii: "M") {
      guard byte >= 0x20 else { return abandon(byte) }
      return parameters.count == 3 ? finishSequence() : []
    }
    switch byte {
    case UInt8(ascii: "[") where parameters.isEmpty, UInt8(ascii: "M") where parameters.isEmpty:
      return []
    case 0x20...0x3F where byte != UInt8(ascii: "$") || parameters.isEmpty: return keepParameter()
    case UInt8(ascii: "~") where parameters.elementsEqual("200".utf8):
      (escapeCount, bytes, paste) = (0, [], PasteCollector())
      return []
    case UInt8(ascii: "$"), 0x40...0x7E:
      return finishSequence(ControlSequence.keys(parameters, final: byte))
    default: return abandon(byte)
    }
  }

  private mutating func inShift3(_ byte: UInt8) -> [KeyEvent] {
    let parameters = bytes.dropFirst().dropLast()
    switch byte {
    case 0x30...0x3B: return keepParameter()
    case UInt8(ascii: "a")...UInt8(ascii: "d") where parameters.isEmpty:
      return finishSequence([KeyEvent(CursorKeys.key(final: byte - 0x20) ?? .unknown, .control)])
    case 0x20...0x7E:
      if parameters.isEmpty, let key = NumericPadKeys.key(final: byte) {
        return finishSequence([KeyEvent(key)])
      }
      // A single number is the modifier, so `ESC O 2 P` is `ESC [ 1 ; 2 P`.
      let isModifier = !parameters.isEmpty && !parameters.contains(UInt8(ascii: ";"))
      let first = isModifier ? Array("1;".utf8) : []
      return finishSequence(ControlSequence.keys(first + parameters, final: byte))
    default: return abandon(byte)
    }
  }

  /// Waits for the rest of a sequence, of which no more bytes are kept than show that it's too
  /// long.
  private mutating func keepParameter() -> [KeyEvent] {
    if bytes.count > ControlSequence.maximumParameterCount + 2 { bytes.removeLast() }
    return []
  }

  /// Ends a sequence at a byte that can't belong to it, and decodes the byte, so that invalid input
  /// never hides a Ctrl-C.
  private mutating func abandon(_ byte: UInt8) -> [KeyEvent] {
    finishSequence() + decode(byte)
  }

  // MARK: - Strings

  /// Reads on in a string up to `BEL`, `ESC \`, or U+009C, and types nothing.
  ///
  /// Terminals answer programs in these strings (ECMA-48: DCS, SOS, OSC, PM, and APC), also late,
  /// when the program that asked has ended. Neither their length nor their content matters, so only
  /// the last byte is kept. Any control character, such as that of Ctrl-C or Enter, ends a string
  /// too.
  private mutating func inString(_ byte: UInt8) -> [KeyEvent] {
    let isEmpty = bytes.count == 2
    if !isEmpty, byte == 0x9C, bytes[1] == 0xC2 { return finishString() }
    if !isEmpty, bytes[1] == Self.escape {
      guard byte != UInt8(ascii: "\\") else { return finishString() }
      return finishSequence() + decode(Self.escape) + decode(byte)
    }
    switch byte {
    case ControlKeys.bell where !isEmpty: return finishString()
    case Self.escape where !isEmpty, 0x20...0x7E, 0x80...:
      // Three bytes are enough to know that the string has begun.
      bytes = [bytes[0], byte, byte]
      return []
    default:
      guard isEmpty else { return abandon(byte) }
      // There is no string, so the key was typed with Alt.
      return finishScalar(KeyEvent(.character(Unicode.Scalar(bytes[0])))) + decode(byte)
    }
  }

  /// Ends a string; an `ESC` before the one that began it was a key.
  private mutating func finishString() -> [KeyEvent] {
    let events = escapeCount == 2 ? [KeyEvent(.escape)] : []
    self = KeyDecoder()
    return events
  }

  // MARK: - Ends

  private mutating func finishScalar(_ event: KeyEvent) -> [KeyEvent] {
    finish(event, hasAlt: escapeCount > 0)
  }

  /// Ends a sequence with its keys, or with an unknown one.
  private mutating func finishSequence(
    _ events: [KeyEvent] = [KeyEvent(.unknown)]
  ) -> [KeyEvent] {
    let hasAlt = escapeCount == 2
    guard let event = events.first else {
      self = KeyDecoder()
      return []
    }
    return finish(event, hasAlt: hasAlt)
  }

  private mutating func finish(_ event: KeyEvent, hasAlt: Bool) -> [KeyEvent] {
    self = KeyDecoder()
    return [hasAlt ? KeyEvent(event.key, event.modifiers.union(.alt)) : event]
  }
}
