import LiveNumberCore

/// Strict reading, and that everything it reads can be written and read again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let format = FuzzFormats.choose(&input) else { return 0 }
  let promises = ParsingPromises(format: format, bytes: input.body)
  guard let value = promises.check(.strict) else { return 0 }

  let lenient = try? format.parse(input.text, mode: .lenient)
  promise(
    lenient?.isIdentical(to: value) == true, "leniently it is \(lenient as Any), not \(value)")

  // With all its digits shown, the text of the number is read back as the number.
  var options = format.options
  options.precision = .unlimited
  options.signDisplay = .automatic
  guard let exact = try? format.with(options: options) else { return 0 }
  let written = exact.format(value)
  guard let back = try? exact.parse(written) else {
    fatalError("“\(written.escaped)” is written but not read")
  }
  promise(back == value, "“\(written.escaped)” is read as \(back), written of \(value)")
  checkBuffer(exact, value, written)
  return 0
}

/// Writing into a buffer gives the same bytes, or nil where they do not fit.
private func checkBuffer(_ format: NumberFormat, _ value: ExactDecimal, _ written: String) {
  let count = written.utf8.count
  for size in [count, max(count - 1, 0)] {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, end in
      let room = UnsafeMutableBufferPointer(rebasing: buffer[..<size])
      let length = format.format(value, into: room)
      promise((length == nil) == (size < count), "\(count) bytes in a room of \(size)")
      end = length ?? 0
    }
    if size == count { promise(bytes == Array(written.utf8), "other bytes in a buffer") }
  }
}
