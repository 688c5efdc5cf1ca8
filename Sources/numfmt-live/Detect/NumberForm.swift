import LiveNumber

/// The form in which a number is written that isn't digits alone: what stands around its digits,
/// and what divides them.
///
/// `90 %` is a percentage as `95 %` is, and not as `1,5 %` is, which has decimals. A name can be
/// written in a form that the numbers below it don't have.
struct NumberForm: Hashable {
  /// What a number has besides digits and a currency or a percent sign.
  enum Mark: Hashable {
    case none
    /// Groups or decimals, whatever the sign.
    case separator
    /// Groups alone, or three decimals: `1.000`, which is a name above `12,5`.
    case groups
    /// The exponent of an integer.
    case exponent
    /// A sign of an integer.
    case plus, minus, otherMinus, signBehind, parentheses
    /// A period behind an integer, as ordinals have it.
    case period
  }

  /// The currency or the percent sign beside the number, or `nil` if there's none.
  var style: ColumnStyle?
  var mark: Mark
  /// Whether a word behind the number multiplies it: `1.5M`.
  var hasMagnitude = false

  /// Creates the form of a text that's a number.
  init(_ text: Bytes) {
    let isASCII = text.allSatisfy { $0 < 0x80 }
    let hasWords = !isASCII || text.contains { $0.isLetter || "$%".utf8.contains($0) }
    style = hasWords ? ColumnStyle.all(in: text).first : nil
    mark = NumberForm.mark(of: String(decoding: text, as: UTF8.self).unicodeScalars)
    // The style tells more than the minus before it or behind it.
    if style != nil, mark == .minus || mark == .otherMinus { mark = .none }
  }

  /// Whether a plain number of this form is written as it is.
  var isPlain: Bool { self == NumberForm.negative }

  private static let negative = NumberForm(style: nil, mark: .minus)

  private init(style: ColumnStyle?, mark: Mark) {
    (self.style, self.mark) = (style, mark)
  }

  private static func mark(of text: String.UnicodeScalarView) -> Mark {
    func isDigit(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.numericType == .decimal }
    guard let first = text.firstIndex(where: isDigit), let last = text.lastIndex(where: isDigit)
    else { return .none }
    let digits = text[first...last]
    guard digits.allSatisfy(isDigit) else {
      let isInteger = digits.allSatisfy {
        isDigit($0) || CharacterClass($0) == .letter || CharacterClass($0).isSign
      }
      let runs = digits.split(omittingEmptySubsequences: false) { !isDigit($0) }
      let areGroups =
        digits.first?.properties.numericValue != 0 && runs.dropFirst().allSatisfy { $0.count == 3 }
      return isInteger ? .exponent : areGroups ? .groups : .separator
    }
    let (before, after) = (text[..<first], text[text.index(after: last)...])
    if before.contains(where: { CharacterClass($0) == .openingParenthesis }) {
      return .parentheses
    }
    if after.contains(where: { CharacterClass($0).isSign }) { return .signBehind }
    if let sign = before.first(where: { CharacterClass($0).isSign }) {
      return sign == "-" ? .minus : sign == "+" ? .plus : .otherMinus
    }
    return after.first == "." ? .period : .none
  }
}
