import LiveNumber

/// A way to write the numbers of a column.
struct NumberWriter: Sendable {
  /// Appends the text of a value, or throws and appends nothing.
  let write: @Sendable (ExactDecimal, inout ByteBuffer) throws(ConversionFailure) -> Void
  /// The format that writes all numbers, or `nil` if there are several, or none.
  var format: NumberFormat?
  /// Whether the numbers are plain, such as `-1234.5`.
  var isPlain = false
  /// Returns whether a byte can be in the text of a number.
  var canWrite: @Sendable (UInt8) -> Bool = { _ in true }
}

// MARK: - Ways to write

extension NumberWriter {
  /// A writing of plain decimal numbers, such as `-1234.5`.
  static var plain: NumberWriter {
    NumberWriter(
      write: { value, output throws(ConversionFailure) in
        output.appendFitting { value.write(into: $0) }
      }, isPlain: true, canWrite: { $0.isDigit || "-.".utf8.contains($0) })
  }

  /// Returns a writing in the format of a locale.
  static func localized(_ format: NumberFormat) -> NumberWriter {
    NumberWriter(
      write: { value, output throws(ConversionFailure) in
        output.appendFitting { format.format(value, into: $0) }
      }, format: format, canWrite: format.canWrite)
  }

  /// Returns a writing that keeps the number of fraction digits, with a format that doesn't limit
  /// them.
  ///
  /// `1.200,00` from German is `1,200.00` in English.
  static func keepingFraction(_ format: NumberFormat) -> NumberWriter {
    NumberWriter(
      write: { value, output throws(ConversionFailure) in
        output.appendFitting { format.format(keepingFractionOf: value, into: $0) }
      }, canWrite: format.canWrite)
  }

  /// Returns a writing in a form that only ICU implements.
  static func skeleton(_ format: NumberSkeletonFormat) -> NumberWriter {
    NumberWriter { value, output throws(ConversionFailure) in
      do throws(NumberSkeletonError) {
        output.append(contentsOf: try format.format(value))
      } catch {
        throw ConversionFailure(code: error.code.rawValue, range: 0..<0, message: error.message)
      }
    }
  }
}
