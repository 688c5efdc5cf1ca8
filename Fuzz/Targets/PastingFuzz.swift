import LiveNumberCore
import TestSupport

/// Pastes, which fields and parsing take alike, and which are a careful person's numbers; so are
/// texts that are read leniently.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let format = FuzzFormats.choose(&input.choices) else { return 0 }
  let message = PasteInvariants.broken(by: input.text, in: format).message
  promise("\(format.style)", breaks: [message].compactMap(\.self))
  return 0
}
