/// A decoder that turns the bytes of a terminal into keys, one byte at a time.
///
/// The decoder doesn't read or wait. Call ``flush()`` if no byte arrives within ``patience``, since
/// a lone `ESC` looks like the beginning of a longer sequence.
struct KeyDecoder: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    case ground
    case escape
    case sequence(ControlSequence)
    /// After `ESC [ [`, the prefix of the Linux console's function keys.
    case console
    case shift3(ControlSequence)
    case paste(PasteCollector)
  }

  private static let escape: UInt8 = 0x1B

  private var state = State.ground
  private var scalars = ScalarDecoder()
  /// A Boolean value that indicates whether `ESC` preceded the key.
  private var hasAlt = false

  /// The number of milliseconds to wait for the next byte before ``flush()``, or `nil` to wait
  /// without a limit.
  ///
  /// A lone `ESC` has a short limit, since the user waits for its effect. A longer sequence may
  /// arrive slowly.
  var patience: Int? {
    switch state {
    case .ground: scalars.isPending ? 500 : nil
    case .escape: 30
    case .sequence, .console, .shift3: 500
    // The bytes of a paste arrive together, so a Ctrl-C that's alone is a key.
    case .paste(let collector): collector.endsWithInterrupt ? 100 : 2000
    }
  }

  mutating func decode(_ byte: UInt8) -> [KeyEvent] {
    switch state {
    case .ground: return plain(byte)
    case .escape: return afterEscape(byte)
    case .sequence(let sequence): return inSequence(sequence, byte)
    case .console:
      if (0x41...0x45).contains(byte) { return finish(KeyEvent(.function(Int(byte) - 0x40))) }
      return abandon(byte)
    case .shift3(let sequence): return inShift3(sequence, byte)
    case .paste(var collector):
      // The state must not hold the collector too, or each byte would copy the whole paste.
      state = .ground
      if let key = collector.collect(byte) { return finish(KeyEvent(key)) }
      state = .paste(collector)
      return []
    }
  }

  /// Ends an incomplete key or paste.
  mutating func flush() -> [KeyEvent] {
    switch state {
    case .ground:
      guard scalars.isPending else { return [] }
      return finish(KeyEvent(.invalidBytes(scalars.takePending())))
    case .escape:
      hasAlt = false
      return finish(KeyEvent(.escape))
    case .sequence(let sequence):
      hasAlt = hasAlt || sequence.isEmpty
      return finish(KeyEvent(sequence.isEmpty ? .character("[") : .unknown))
    case .shift3(let sequence):
      hasAlt = hasAlt || sequence.isEmpty
      return finish(KeyEvent(sequence.isEmpty ? .character("O") : .unknown))
    case .console:
      return finish(KeyEvent(.unknown))
    case .paste(let collector):
      let events = finish(KeyEvent(.brokenPaste(.unfinished)))
      return collector.endsWithInterrupt ? events + decode(ControlKeys.interrupt) : events
    }
  }

  // MARK: - One state each

  private mutating func plain(_ byte: UInt8) -> [KeyEvent] {
    switch scalars.decode(byte) {
    case .needsMore: return []
    case .invalid(let bytes): return finish(KeyEvent(.invalidBytes(bytes)))
    case .invalidBefore(let bytes):
      return finish(KeyEvent(.invalidBytes(bytes))) + decode(byte)
    case .scalar(let scalar):
      if byte == Self.escape {
        state = .escape
        return []
      }
      return finish(ControlKeys.key(scalar))
    }
  }

  private mutating func afterEscape(_ byte: UInt8) -> [KeyEvent] {
    switch byte {
    case UInt8(ascii: "["): state = .sequence(ControlSequence())
    case UInt8(ascii: "O"): state = .shift3(ControlSequence())
    case Self.escape:
      // A second `ESC` may be Alt with a cursor key. If there are three, the first is a key of its
      // own.
      if hasAlt { return [KeyEvent(.escape)] }
      hasAlt = true
    default:
      hasAlt = true
      state = .ground
      return plain(byte)
    }
    return []
  }

  private mutating func inSequence(_ old: ControlSequence, _ byte: UInt8) -> [KeyEvent] {
    var sequence = old
    switch byte {
    case UInt8(ascii: "[") where sequence.isEmpty:
      state = .console
      return []
    case 0x20...0x3F where byte != UInt8(ascii: "$") || sequence.isEmpty:
      sequence.append(byte)
      state = .sequence(sequence)
      return []
    case UInt8(ascii: "$"), 0x40...0x7E:
      if byte == UInt8(ascii: "~"), sequence.parameters.elementsEqual("200".utf8) {
        hasAlt = false
        state = .paste(PasteCollector())
        return []
      }
      return finish(sequence.key(final: byte) ?? KeyEvent(.unknown))
    default: return abandon(byte)
    }
  }

  private mutating func inShift3(_ old: ControlSequence, _ byte: UInt8) -> [KeyEvent] {
    var sequence = old
    switch byte {
    case 0x30...0x3B:
      sequence.append(byte)
      state = .shift3(sequence)
      return []
    case UInt8(ascii: "a")...UInt8(ascii: "d") where sequence.isEmpty:
      return finish(CursorKeys.key(final: byte - 0x20).map { KeyEvent($0, .control) })
    case 0x20...0x7E:
      if sequence.isEmpty, let key = NumericPadKeys.key(final: byte) {
        return finish(KeyEvent(key))
      }
      return finish(sequence.withLoneModifier.key(final: byte))
    default: return abandon(byte)
    }
  }

  /// Ends a sequence at a byte that can't belong to it, and decodes the byte, so that invalid input
  /// never hides a Ctrl-C.
  private mutating func abandon(_ byte: UInt8) -> [KeyEvent] {
    finish(KeyEvent(.unknown)) + decode(byte)
  }

  private mutating func finish(_ event: KeyEvent?) -> [KeyEvent] {
    var event = event ?? KeyEvent(.unknown)
    if hasAlt { event.modifiers.insert(.alt) }
    hasAlt = false
    state = .ground
    return [event]
  }
}
