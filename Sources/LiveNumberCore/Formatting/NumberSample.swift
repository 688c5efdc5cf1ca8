/// A source of locale data, which formats sample numbers.
///
/// A ``NumberElements`` derives the symbols and the pattern of a style from samples, so any
/// formatter that tells the parts of its texts can be a source: ICU, Foundation, or a browser's
/// `Intl`. A getter for a symbol isn't needed. It can differ from what the formatter writes.
package protocol SampleFormatter {
  /// Returns the text of a sample as parts, from left to right and without gaps.
  ///
  /// Spaces and bidirectional marks can be parts of their own or belong to the symbols next to
  /// them.
  ///
  /// - Throws: `NumberFormatError` if the currency or the unit isn't known, or the source fails.
  func parts(of sample: NumberSample) throws(NumberFormatError) -> [NumberSample.Part]
}

/// A number to format, and how.
package struct NumberSample: Hashable, Sendable {
  /// The number, which isn't scaled, not even in percent: 1 is `1%`.
  ///
  /// It has at most one fraction digit and is small enough to be exact, or it is infinite or a NaN.
  package var value: Double
  /// The kind of number; a source writes percent for per mille, too.
  package var style: NumberStyle.Kind
  /// The minimum number of fraction digits, 0 or 1; the maximum is 1.
  package var minimumFractionDigits: Int
  /// Whether a positive number has a plus sign.
  package var showsPlusSign: Bool
  /// Whether digits are grouped even if the locale doesn't group them.
  package var forcesGrouping: Bool

  /// Creates a sample.
  package init(
    _ value: Double, style: NumberStyle.Kind, minimumFractionDigits: Int = 1,
    showsPlusSign: Bool = false, forcesGrouping: Bool = false
  ) {
    self.value = value
    self.style = style
    self.minimumFractionDigits = minimumFractionDigits
    self.showsPlusSign = showsPlusSign
    self.forcesGrouping = forcesGrouping
  }

  /// A part of a formatted sample, or of the affixes that are derived from samples.
  package struct Part: Hashable, Sendable {
    /// The kind of the part; the word for an infinite value or a NaN can also be an integer.
    package var kind: NumberFormat.Part.Kind
    /// The text of the part.
    package var text: String

    /// Creates a part.
    package init(_ kind: NumberFormat.Part.Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }

    /// Returns whether two parts have the same kind and text.
    package static func == (left: Self, right: Self) -> Bool {
      left.kind == right.kind && left.text.hasSameBytes(as: right.text)
    }

    /// Whether the part belongs to the number between the affixes.
    var isNumber: Bool {
      switch kind {
      case .integer, .group, .decimal, .fraction, .infinity, .notANumber: true
      default: false
      }
    }
  }
}

#if !hasFeature(Embedded)
  extension NumberFormat.Part.Kind: Codable {}
  extension NumberSample.Part: Codable {}
#endif

extension [NumberSample.Part] {
  /// The parts before the number, or all parts if there is no number.
  var prefix: Self { Self(prefix { !$0.isNumber }) }

  /// The parts of the number.
  var number: Self { filter { $0.isNumber } }

  /// The parts after the number.
  var suffix: Self {
    guard let end = lastIndex(where: { $0.isNumber }) else { return [] }
    return Self(self[(end + 1)...])
  }

  /// The text of all parts.
  var text: String { reduce(into: "") { $0 += $1.text } }

  /// Returns the text of the first part of a kind.
  func text(_ kind: NumberFormat.Part.Kind) -> String? { first { $0.kind == kind }?.text }
}
