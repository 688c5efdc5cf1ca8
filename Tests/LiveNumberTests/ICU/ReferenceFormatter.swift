import LiveNumberCore

@testable import LiveNumber

/// The texts that ICU itself writes for a style and options.
struct ReferenceFormatter {
  private let formatter: ICUFormatter

  /// Creates a formatter for a style and the stems of a skeleton.
  init(_ style: NumberStyle, _ locale: NumberLocale, _ options: String = "") throws {
    var stems = [style.kind.skeleton(sign: nil)]
    if !options.contains("sign-"), case .currency(_, _, .accounting) = style.kind {
      stems.append("sign-accounting")
    }
    if style.powerOfTen > 0 {
      stems.append("scale/1" + String(repeating: "0", count: style.powerOfTen))
    }
    let hasPrecision = options.contains(".") || options.contains("precision-")
    if case .currency = style.kind {
    } else if !hasPrecision {
      // ICU's own default of six fraction digits would lose some.
      stems.append("precision-unlimited")
    }
    stems.append(options)
    formatter = try ICUFormatter(skeleton: stems.joined(separator: " "), locale: locale)
  }

  func text(_ decimal: String) throws -> String { try formatter.text(decimal) }

  /// Returns the text of an infinity or of NaN.
  func text(_ value: Double) throws -> String { try formatter.format(value).text }

  /// Returns the text with its fields.
  func formatted(_ decimal: String) throws -> ICUFormattedNumber { try formatter.format(decimal) }
}

extension ICUFormattedNumber {
  /// Returns the ranges of all parts of a kind, from left to right.
  func ranges(_ kind: Int32) -> [Range<Int>] {
    fields.filter { $0.kind == kind }.map(\.range).sorted { $0.lowerBound < $1.lowerBound }
  }
}
