internal import CICUNumber

/// A formatter of ICU's, made of a number skeleton.
///
/// ICU's formatter is immutable and each call makes a result of its own, so one may be used from many
/// threads at once; that is what makes `@unchecked Sendable` right.
final class ICUFormatter: @unchecked Sendable {
  private let handle: OpaquePointer

  /// Opens a formatter.
  ///
  /// Where the skeleton is wrong, `errorOffset` tells the place in bytes.
  init(
    skeleton: String, locale: NumberLocale, errorOffset: inout Int?
  ) throws(ICUFailure) {
    var resolved = try locale.resolved()
    var handle: OpaquePointer?
    var offset: Int32 = 0
    var skeleton = skeleton
    let status = skeleton.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        cicu_formatter_open(&resolved, text.baseAddress, Int32(text.count), &offset, &handle)
      }
    }
    if status == CICU_BAD_SKELETON { errorOffset = Int(offset) }
    try ICUFailure.check(status)
    guard let handle else { throw ICUFailure(status: CICU_ICU_FAILED) }
    self.handle = handle
  }

  convenience init(skeleton: String, locale: NumberLocale) throws(ICUFailure) {
    var offset: Int?
    try self.init(skeleton: skeleton, locale: locale, errorOffset: &offset)
  }

  deinit { cicu_formatter_close(handle) }

  /// Formats canonical decimal text, exactly.
  func format(_ decimal: String) throws(ICUFailure) -> ICUFormattedNumber {
    try ICUFormattedNumber { output in write(decimal, to: &output) }
  }

  /// Formats a binary number: NaN and the infinities, which have no decimal text.
  func format(_ value: Double) throws(ICUFailure) -> ICUFormattedNumber {
    try ICUFormattedNumber { output in cicu_formatter_format_double(handle, value, &output) }
  }

  /// Formats canonical decimal text, exactly, where nobody asks for the places of its parts.
  func text(_ decimal: String) throws(ICUFailure) -> String {
    try ICUText.read { buffer, capacity, length in
      var output = CICUOutput()
      output.buffer = buffer
      output.capacity = capacity
      let status = write(decimal, to: &output)
      length?.pointee = output.length
      return status
    }
  }

  private func write(_ decimal: String, to output: inout CICUOutput) -> CICUStatus {
    var decimal = decimal
    return decimal.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        guard let count = Int32(exactly: text.count) else { return CICU_OUT_OF_RANGE }
        return cicu_formatter_format_decimal(handle, text.baseAddress, count, &output)
      }
    }
  }
}
