// Compiled by Scripts/check-embedded.sh, not by SwiftPM: it only has to compile. Embedded Swift
// checks a generic where it is specialised, so that every public generic is called here once.

import LiveNumberCore

/// Calls every public generic of the engine.
@_expose(wasm, "probe") @_cdecl("probe")
public func probe() -> Bool {
  let value = ExactDecimal(1_234)
  return Int(exactly: value) != nil && UInt8(exactly: value) == nil
}
