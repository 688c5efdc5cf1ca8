/// An input of the fuzzer: a line of letters, one for each choice, and a body.
struct FuzzInput {
  var choices: FuzzChoices
  let body: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    choices = FuzzChoices(letters: bytes[..<end])
    body = bytes[min(end + 1, bytes.count)...]
  }

  /// The body, with malformed UTF-8 replaced by U+FFFD.
  var text: String { String(decoding: body, as: UTF8.self) }
}
