/// An input of the fuzzer: a line of letters, one for each choice, and a body.
///
/// Letters count from `a`, and missing ones stand for the first choice, so that people can write seeds
/// and read findings.
struct FuzzInput {
  private var choices: ArraySlice<UInt8>
  let body: ArraySlice<UInt8>

  init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    choices = bytes[..<end]
    body = bytes[min(end + 1, bytes.count)...]
  }

  /// The body, with malformed UTF-8 replaced by U+FFFD.
  var text: String { String(decoding: body, as: UTF8.self) }

  mutating func choose<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int((self.choices.popFirst() ?? 97) &- 97) % choices.count]
  }

  mutating func choose<Choice: CaseIterable>(_ type: Choice.Type) -> Choice {
    choose(Array(type.allCases))
  }
}
