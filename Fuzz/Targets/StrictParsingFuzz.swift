import LiveNumberCore
import TestSupport

/// Strict reading, and writing and reading again what was read.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  var choices = input.choices
  guard let format = FuzzFormats.choose(&choices) else { return 0 }
  let reading = ParsingInvariants.broken(by: input.body, in: format)
  promise(input.text.escaped, breaks: reading.messages)

  // With all its digits shown, the number is read back from its text.
  guard let value = reading.strict, let exact = FuzzFormats.chooseExact(&input.choices) else {
    return 0
  }
  let written = exact.format(value)
  guard let back = try? exact.parse(written) else {
    fatalError("“\(written.escaped)” is written but not read")
  }
  promise(back == value, "“\(written.escaped)” is read as \(back), written of \(value)")
  checkBuffer(exact, value, written)
  return 0
}

/// A buffer gets the same bytes as the text, or none if they don't fit.
private func checkBuffer(_ format: NumberFormat, _ value: ExactDecimal, _ written: String) {
  let count = written.utf8.count
  for size in [count, max(count - 1, 0)] {
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, end in
      let room = UnsafeMutableBufferPointer(rebasing: buffer[..<size])
      let length = format.format(value, into: room)
      promise((length == nil) == (size < count), "\(count) bytes in a buffer of \(size)")
      end = length ?? 0
    }
    if size == count { promise(bytes == Array(written.utf8), "other bytes in a buffer") }
  }
}
