#if USES_ICU
  internal import CICUNumber

  /// A number that ICU has formatted, with the ranges of its parts.
  struct ICUFormattedNumber {
    /// The text in UTF-8.
    let bytes: [UInt8]
    /// The parts, in the order in which ICU lists them.
    let fields: [Field]

    /// A part and its range.
    struct Field {
      /// The kind of the part; one of the C module's CICU_FIELD constants.
      let kind: Int32
      let range: Range<Int>
    }

    /// Creates a number from the output of a function, whatever its length.
    ///
    /// - Parameters:
    ///   - integerOnly: Whether the fields are the integer and its
    ///     groups alone, which ICU tells sooner.
    ///   - write: The function.
    /// - Throws: `ICUFailure` if the function fails.
    init(
      integerOnly: Bool = false, _ write: (inout CICUOutput) -> CICUStatus
    ) throws(ICUFailure) {
      var byteCount = 128
      var fieldCount = 16
      while true {
        var bytes = [CChar](repeating: 0, count: byteCount)
        var fields = [CICUField](repeating: CICUField(), count: fieldCount)
        var output = CICUOutput()
        let status = bytes.withUnsafeMutableBufferPointer { bytes in
          fields.withUnsafeMutableBufferPointer { fields in
            output.buffer = bytes.baseAddress
            output.capacity = Int32(bytes.count)
            output.fields = fields.baseAddress
            output.fieldCapacity = Int32(fields.count)
            output.integerOnly = integerOnly ? 1 : 0
            return write(&output)
          }
        }
        let needsMore = Int(output.length) > byteCount || Int(output.fieldCount) > fieldCount
        if status == CICU_BUFFER_TOO_SMALL, needsMore {
          byteCount = max(byteCount, Int(output.length))
          fieldCount = max(fieldCount, Int(output.fieldCount))
          continue
        }
        try ICUFailure.check(status)
        self.bytes = bytes[..<Int(output.length)].map { UInt8(bitPattern: $0) }
        self.fields = fields[..<Int(output.fieldCount)].map {
          Field(kind: $0.kind, range: Int($0.start)..<Int($0.end))
        }
        return
      }
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Returns the text of a range.
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
  }
#endif
