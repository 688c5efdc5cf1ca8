import LiveNumberCore
import TestSupport

/// Keys of a field, which never are another number than their paste.
///
/// The body is the content that stands there, if it has a second line, and the keys.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let format = FuzzFormats.choose(&input.choices) else { return 0 }
  let lines = input.text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
  let content = lines.count == 2 ? String(lines[0]) : ""
  let keys = String(lines.last ?? "")
  let isNumber = content.utf8.allSatisfy { 48...57 ~= $0 } && content.utf8.first != 48
  guard isNumber, content.utf8.count <= 12, keys.utf8.count <= 48 else { return 0 }
  let offset = input.choices.choose(Array(0...content.utf8.count))
  let end = input.choices.choose(Array(offset...content.utf8.count))
  let field = TypedEntry.Start(
    content: content, selection: offset..<end, isTyped: input.choices.choose([true, false]))
  let entry = TypedEntry(NumberEditor(format: format, options: .init()), start: field, keys: keys)
  if case .broken(let message) = TypingInvariants.result(of: entry) {
    promise("\(format.style.kind)", breaks: [message])
  }
  guard var session = entry.field else { return 0 }
  for key in keys.unicodeScalars {
    session.apply(key == TypedEntry.backspace ? .delete(.backward) : .type(key))
    promise("\(format.style.kind), \(entry)", breaks: FieldInvariants.brokenByStep(session))
  }
  return 0
}
