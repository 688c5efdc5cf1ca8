/// The bytes of a terminal: after any of them, the next key is understood.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  var decoder = KeyDecoder()
  var keys = 0
  for byte in bytes {
    keys += decoder.decode(byte).count
    checkInterrupt(decoder)
    // Nothing follows half a sequence.
    if byte == 0xFF { keys += flush(&decoder) }
  }
  keys += flush(&decoder)
  promise(keys <= count, "\(keys) keys of \(count) bytes")
  return 0
}

private func flush(_ decoder: inout KeyDecoder) -> Int {
  let keys = decoder.flush().count
  promise(decoder.patience == nil, "still waiting after a flush")
  promise(decoder.flush().isEmpty, "a key of nothing")
  var next = decoder
  promise(next.decode(UInt8(ascii: "5")) == [KeyEvent(.character("5"))], "a digit is not seen")
  return keys
}

/// No bytes hide Ctrl-C, which in a paste is a key if nothing follows it.
private func checkInterrupt(_ decoder: KeyDecoder) {
  var decoder = decoder
  var keys = decoder.decode(0x03)
  if keys.isEmpty { keys = decoder.flush() }
  let last = keys.last
  let isSeen = last?.key == .character("c") && last?.modifiers.contains(.control) == true
  promise(isSeen, "Ctrl-C came as \(last as Any)")
}
