import LiveNumberCore

/// Lenient reading: all of the text's digits, or an error.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  guard let format = FuzzFormats.choose(&input) else { return 0 }
  let promises = ParsingPromises(format: format, bytes: input.body)
  guard let value = promises.check(.lenient) else { return 0 }

  // Strictly it is the same number or none.
  if let strict = try? format.parse(input.text) {
    promise(strict.isIdentical(to: value), "strictly it is \(strict), not \(value)")
  }
  // Marks and blanks around a number change nothing.
  let wrapped = "\u{200E} " + input.text + "\n"
  let again = try? format.parse(wrapped, mode: .lenient)
  promise(again == value, "“\(wrapped.escaped)” is read as \(again as Any), not \(value)")
  return 0
}
