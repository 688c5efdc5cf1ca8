#if USES_ICU
  internal import CICUNumber

  /// An ICU formatter for a number skeleton.
  ///
  /// ICU's formatter is immutable, and each call creates its own result, so it can be used from
  /// several threads at once; that is why `@unchecked Sendable` is correct.
  final class ICUFormatter: @unchecked Sendable {
    private let handle: OpaquePointer

    /// Creates a formatter.
    ///
    /// If the skeleton is wrong, `errorOffset` is set to the position of the error in bytes.
    init(
      skeleton: String, locale: NumberLocale, errorOffset: inout Int?
    ) throws(ICUFailure) {
      var resolved = try CICULocale(locale)
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

    /// Returns the exact number of a canonical decimal text, formatted with the ranges of its
    /// parts.
    func format(_ decimal: String) throws(ICUFailure) -> ICUFormattedNumber {
      try ICUFormattedNumber { output in write(decimal, to: &output) }
    }

    /// Returns a binary number, formatted with the ranges of its parts, or of the integer and its
    /// groups alone.
    func format(
      _ value: Double, integerOnly: Bool = false
    ) throws(ICUFailure) -> ICUFormattedNumber {
      try ICUFormattedNumber(integerOnly: integerOnly) { output in
        cicu_formatter_format_double(handle, value, &output)
      }
    }

    /// Returns the text of the exact number of a canonical decimal text, without the ranges of its
    /// parts.
    func text(_ decimal: String) throws(ICUFailure) -> String {
      try ICUFormatter.text { output in write(decimal, to: &output) }
    }

    /// Returns the text that a function writes.
    private static func text(
      _ write: (inout CICUOutput) -> CICUStatus
    ) throws(ICUFailure) -> String {
      try ICUText.read { buffer, capacity, length in
        var output = CICUOutput()
        output.buffer = buffer
        output.capacity = capacity
        let status = write(&output)
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

  extension ICUFormatter {
    /// Returns the text of a range of the numbers of two canonical decimal texts.
    static func text(
      from first: String, to last: String, skeleton: String, locale: NumberLocale
    ) throws(ICUFailure) -> String {
      var resolved = try CICULocale(locale)
      let texts = [skeleton, first, last].map { $0.utf8.map { CChar(bitPattern: $0) } }
      let counts = texts.map { Int32(clamping: $0.count) }
      return try text { output in
        cicu_format_range(
          &resolved, texts[0], counts[0], texts[1], counts[1], texts[2], counts[2], &output)
      }
    }
  }
#endif
