import LiveNumber

/// A way to write the numbers of a column.
struct NumberWriting {
  /// Appends the text of a value, or throws and appends nothing.
  let write: (ExactDecimal, inout OutputBuffer) throws(ConversionFailure) -> Void
  /// The format that writes all numbers, or `nil` if there are several, or none.
  var format: NumberFormat?
  /// A Boolean value that indicates whether the numbers are plain, such as `-1234.5`.
  var isPlain = false
}

// MARK: - Ways to write

extension NumberWriting {
  /// A writing of plain decimal numbers, such as `-1234.5`.
  static var plain: NumberWriting {
    NumberWriting(
      write: { value, output throws(ConversionFailure) in
        output.appendFitting { value.write(into: $0) }
      }, isPlain: true)
  }

  /// Returns a writing in the format of a locale.
  static func localized(_ format: NumberFormat) -> NumberWriting {
    NumberWriting(
      write: { value, output throws(ConversionFailure) in
        output.appendFitting { format.format(value, into: $0) }
      }, format: format)
  }

  /// Returns a writing that keeps the number of fraction digits.
  static func keepingFraction(_ format: NumberFormat) -> NumberWriting {
    let formats = KeptFractionFormat(format)
    return NumberWriting { value, output throws(ConversionFailure) in
      let format = formats.format(for: value)
      output.appendFitting { format.format(value, into: $0) }
    }
  }

  /// Returns a writing in a form that only ICU implements.
  static func skeleton(_ format: NumberSkeletonFormat) -> NumberWriting {
    NumberWriting { value, output throws(ConversionFailure) in
      do throws(NumberSkeletonError) {
        output.append(contentsOf: try format.format(value))
      } catch {
        throw ConversionFailure(code: error.code.rawValue, range: 0..<0, message: error.message)
      }
    }
  }
}

/// A format that shows as many fraction digits as the input of each number did.
///
/// `1.200,00` from German is `1,200.00` in English. An amount of money has at least the digits of its
/// currency.
private final class KeptFractionFormat {
  private let format: NumberFormat
  private let powerOfTen: Int
  private let minimumCount: Int
  /// The formats of the usual numbers of fraction digits, created when they're needed.
  // Only one method uses them, and checking that takes as long as finding one.
  @exclusivity(unchecked) private var formats = [NumberFormat?](repeating: nil, count: 16)

  init(_ format: NumberFormat) {
    self.format = format
    powerOfTen = format.powerOfTen
    minimumCount = format.currency?.fractionDigits ?? 0
  }

  /// Returns the format that shows all fraction digits of a value.
  func format(for value: ExactDecimal) -> NumberFormat {
    let count = max(value.scale - powerOfTen, minimumCount)
    if count < formats.count, let format = formats[count] { return format }
    var options = format.options
    options.precision = .fractionLength(minimum: count, maximum: nil)
    // More digits than a format can be asked for are shown without a minimum.
    let made = (try? format.with(options: options)) ?? format
    if count < formats.count { formats[count] = made }
    return made
  }
}
