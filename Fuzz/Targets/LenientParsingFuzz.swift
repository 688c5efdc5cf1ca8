import TestSupport

/// Reading in either mode, from texts as people write them.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let format = FuzzFormats.choose(&input.choices) else { return 0 }
  promise(input.text.escaped, breaks: ParsingInvariants.broken(by: input.body, in: format).messages)
  return 0
}
