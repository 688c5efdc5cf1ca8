import LiveNumber

/// A format that shows as many fraction digits as the input of each number did.
///
/// `1.200,00` from German is `1,200.00` in English. An amount of money has at least the digits of its
/// currency.
final class KeptFractionFormat {
  private let format: NumberFormat
  private let displayScale: Int
  private let minimumCount: Int
  /// The formats of the usual numbers of fraction digits, created when they're needed.
  // Only one method uses them, and checking that takes as long as finding one.
  @exclusivity(unchecked) private var formats = [NumberFormat?](repeating: nil, count: 16)

  init(_ format: NumberFormat) {
    self.format = format
    displayScale = format.displayScale
    minimumCount = format.currency?.fractionDigits ?? 0
  }

  /// Returns the format that shows all fraction digits of a value.
  func format(for value: ExactDecimal) -> NumberFormat {
    let count = max(value.scale - displayScale, minimumCount)
    if count < formats.count, let format = formats[count] { return format }
    var options = format.options
    options.precision = .fractionLength(minimum: count, maximum: nil)
    // More digits than a format can be asked for are shown without a minimum.
    let made = (try? format.with(options: options)) ?? format
    if count < formats.count { formats[count] = made }
    return made
  }
}
