extension NumberStyle {
  /// A sign that stands for a power of ten, as `%` does for hundredths.
  ///
  /// Locales have a pattern for percentages only: a number with another sign is written as one,
  /// with that sign in the place of the percent sign, as ICU does in per mille.
  package enum ScaleSign: Hashable, Sendable, CaseIterable {
    case percent, permille

    /// ICU's name of the style, which files, recorded cases, the command, and pages have, too.
    package var name: String {
      switch self {
      case .percent: "percent"
      case .permille: "permille"
      }
    }

    /// The power of ten between a value and the number that is written.
    package var powerOfTen: Int {
      switch self {
      case .percent: 2
      case .permille: 3
      }
    }

    /// The common character, and the one beside Arabic digits.
    private var forms: (common: Unicode.Scalar, arabic: Unicode.Scalar) {
      switch self {
      case .percent: ("%", "\u{66A}")
      case .permille: ("\u{2030}", "\u{609}")
      }
    }

    /// The kind of the sign in a formatted number.
    package var part: NumberFormat.Part.Kind {
      switch self {
      case .percent: .percentSign
      case .permille: .permilleSign
      }
    }
  }
}

extension NumberStyle.ScaleSign {
  /// Creates the sign that a character of any script and width is, or `nil` for other characters.
  package init?(_ scalar: Unicode.Scalar) {
    let isWide = scalar == "\u{FE6A}" || scalar == "\u{FF05}"
    let known = isWide ? "%" : scalar
    let sign = Self.allCases.first { known == $0.forms.common || known == $0.forms.arabic }
    guard let sign else { return nil }
    self = sign
  }

  /// The character that most locales write.
  package var common: Unicode.Scalar { forms.common }

  /// Returns the text in the place of a locale's percent sign, whose bidirectional marks belong to
  /// it.
  func text(inPlaceOf percent: String) -> String {
    if self == .percent { return percent }
    let isArabic = percent.unmarkedScalars.first == Self.percent.forms.arabic
    return String(scalars: [isArabic ? forms.arabic : forms.common])
  }
}
